import TestSupport
import Testing

@Suite("With the index a run finds what a run without it finds")
struct IndexEditTests {
  private static let commands = [
    ["list", "-n", "0", "-o", "ndjson"],
    ["search", "leek OR title:soup -plum", "-n", "0", "-o", "ndjson"],
    ["search", "chicken stew", "--sort", "relevance", "--explain", "-o", "ndjson"],
    ["export", "--format", "csv"],
    // With the index all is read, without it only what is shown: values must survive alike.
    ["list", "-n", "0", "--template", "{id} {title} {publisher} {source_url} {ingredients}"],
    ["search", "ingredient:leek -directions:boil", "-n", "0", "--sort", "title"],
    ["duplicates", "-n", "0", "-o", "json"],
    ["search", "--have", "leek, rye, cod", "--missing", "2", "-o", "csv"],
    ["show", "soup"],
    ["why", "Roast Leek Soup", "-o", "json"],
    ["search", "soop OR chikcen"],
    ["sources", "--fields", "name,status,records,error"],
  ]

  @Test("after ten thousand random edits, whatever they are", arguments: [1, 2])
  func edits(seed: UInt64) async throws {
    var cabinet = try RecipeCabinet(files: 150, seed: seed)
    var random = SeededGenerator(seed: seed)
    let sizes = [0, 1, 1, 2, 5, 20, 100, 300, 700]
    var (edits, batch) = (0, 0)
    while edits < 5_000 {
      let size = sizes[Int.random(in: 0..<sizes.count, using: &random)]
      for _ in 0..<size { try cabinet.edit() }
      edits += size
      batch += 1
      let command = Self.commands[batch % Self.commands.count]
      let indexed = try await cabinet.run(command).result()
      let plain = try await cabinet.run(command + ["--no-cache"]).result()
      try #require(indexed.output == plain.output, "\(command) after \(edits) edits")
      try #require(indexed.errors == plain.errors, "\(command) after \(edits) edits")
      try #require(indexed.status == plain.status)
    }
    #expect(try cabinet.cache.files().count == 1)
  }
}
