/// The keys by which records are put into blocks.
struct RecordKeys {
  /// For each record a hash of its page's canonical URL.
  private(set) var pages: [UInt64?] = []
  /// For each record a hash of its title's telling words.
  private(set) var titles: [UInt64?] = []

  /// Makes the keys of records.
  init(_ records: [RecipeRecord]) {
    pages.reserveCapacity(records.count)
    titles.reserveCapacity(records.count)
    var buffer: [UInt8] = []
    for record in records {
      pages.append(record.recipe.sourceURL.flatMap { CanonicalURL($0) }?.stableHash)
      titles.append(TitleKey.of(record.recipe, buffer: &buffer))
    }
  }
}
