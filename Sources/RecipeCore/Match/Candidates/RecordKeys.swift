/// The keys by which a record is put into blocks.
struct RecordKeys: Sendable {
  /// A hash of its page's canonical URL; `nil` when it has none.
  let page: UInt64?
  /// A hash of its title's telling words; `nil` when there are none.
  let title: UInt64?

  /// Makes the keys of records, in their order.
  static func all(of records: ArraySlice<RecipeRecord>) -> [RecordKeys] {
    var reader = TitleReader()
    var page = CanonicalURLBuilder()
    return records.map { record in
      let content = record.content
      return RecordKeys(
        page: content.recipe.sourceURL.flatMap { page.key(of: $0) },
        title: TitleKey.of(content, reader: &reader))
    }
  }
}
