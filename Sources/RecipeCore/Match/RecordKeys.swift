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
    var page = CanonicalURLBuilder()
    for index in records.indices {
      let content = records[index].content
      pages.append(content.recipe.sourceURL.flatMap { page.key(of: $0) })
      titles.append(TitleKey.of(content, buffer: &buffer))
    }
  }
}
