package import RecipeCore

extension RecipeRecord {
  /// Returns a record with few values; `key` is "source/id".
  package static func sample(
    _ key: String, _ title: String, url: String? = nil, publisher: String? = nil,
    ingredients: [String] = [], rank: String? = nil, tags: [String] = [],
    directions: [String] = []
  ) -> RecipeRecord {
    RecipeRecord(
      key,
      Recipe(
        title: title, publisher: publisher, sourceURL: url,
        socialRank: rank.flatMap { ExactNumber($0) }, ingredients: ingredients,
        directions: directions, tags: tags))
  }

  /// Creates a record of a recipe; `key` is "source/id".
  package init(_ key: String, _ recipe: Recipe) {
    let parts = key.split(separator: "/", maxSplits: 1).map(String.init)
    self.init(
      reference: RecordReference(source: parts[0], id: parts.count > 1 ? parts[1] : "1"),
      locator: .file(path: "\(key).json", line: 1), recipe: recipe)
  }
}

extension SourceBatch {
  /// Returns a batch of records of one source.
  package static func sample(
    _ name: String, _ records: [RecipeRecord], traits: SourceTraits = SourceTraits()
  ) -> SourceBatch {
    SourceBatch(
      report: SourceReport(
        name: name, kind: "test", status: .ok, records: records.count, milliseconds: 0),
      traits: traits, records: records)
  }
}

extension ParallelMap {
  /// A map with more tasks than processors, so that the order in which they end varies.
  package static let sample = ParallelMap(parallelism: 4)
}
