import Testing

/// The repository's own configuration over its own fixtures, against what `Fixtures/README.md` says.
struct FixtureTests {
  @Test("every source of the fixtures delivers all its records")
  func records() async throws {
    let result = try await fixtures("list", "-n", "0", "-o", "json").result()
    let document: ListDocument = try result.json()
    let counts = Dictionary(uniqueKeysWithValues: document.sources.map { ($0.name, $0.records) })
    #expect(counts == ["api": 36, "json": 35, "notes": 34])
    #expect(document.total == 88)
    #expect(document.recipes.count == 88)
    #expect(document.schema == "recipes/1")
    #expect(result.status == 0)
  }

  @Test("the recipes that occur more than once are those of the table")
  func clusters() async throws {
    let document: DuplicatesDocument =
      try await fixtures("duplicates", "-n", "0", "-o", "json").result().json()
    let found = Set(document.clusters.map { Set($0.members) })
    let expected = try FixtureExpectations().clusters
    #expect(expected.count == 12)
    #expect(found.subtracting(expected) == [])
    #expect(expected.subtracting(found) == [])
  }

  @Test("look-alikes stay apart")
  func lookAlikes() async throws {
    let document: ListDocument =
      try await fixtures("list", "-n", "0", "-o", "json").result().json()
    let recipes = document.recipes.map { Set($0.sources) }
    let pairs = try FixtureExpectations().lookAlikes
    #expect(pairs.count == 9)
    for (one, other) in pairs {
      #expect(recipes.contains { $0.contains(one) }, "\(one) is missing")
      #expect(recipes.contains { $0.contains(other) }, "\(other) is missing")
      #expect(!recipes.contains { $0.contains(one) && $0.contains(other) }, "\(one), \(other)")
    }
  }

  @Test("each link of a cluster says why")
  func reasons() async throws {
    let document: DuplicatesDocument =
      try await fixtures("duplicates", "-n", "0", "-o", "json").result().json()
    for cluster in document.clusters {
      #expect(cluster.links.count >= cluster.members.count - 1)
      for link in cluster.links {
        #expect(cluster.members.indices.contains(link.a))
        #expect(cluster.members.indices.contains(link.b))
        #expect(link.verdict == "same")
        #expect(!link.reasons.isEmpty)
        #expect((0...1).contains(link.score))
      }
    }
  }

  @Test("--no-merge shows every record as its source gave it")
  func unmergedRecords() async throws {
    let document: ListDocument =
      try await fixtures("list", "-n", "0", "-o", "json", "--no-merge").result().json()
    #expect(document.total == 105)
    #expect(document.recipes.allSatisfy { $0.sources.count == 1 })
    #expect(Set(document.recipes.flatMap(\.sources)).count == 105)
  }

  @Test("ranks fall from row to row, and the unranked come last")
  func order() async throws {
    let document: ListDocument =
      try await fixtures("list", "-n", "0", "-o", "json").result().json()
    let ranks = document.recipes.map { $0.socialRank ?? -1 }
    #expect(ranks == ranks.sorted(by: >))
    #expect(ranks.first == 100)
    #expect(ranks.last == -1)
  }

  @Test("ranks print with every digit that was read")
  func exactRanks() async throws {
    let result = try await fixtures("list", "-n", "0", "-o", "ndjson", "--source", "api").result()
    for rank in ["100.0", "99.99999999999994", "99.99999999999979", "99.99999999999974"] {
      #expect(result.output.contains("\"social_rank\":\(rank),"), "\(rank)")
    }
  }

  @Test("the broken file is named with its place, and all others are read")
  func brokenFile() async throws {
    let result = try await fixtures("list").result()
    #expect(result.errors.contains("broken.json:9:3"))
    #expect(!result.output.contains("broken.json"))
  }
}
