/// What names one record: its source and its id inside that source.
public struct RecordReference: Sendable, Hashable, Comparable {
  /// The source's name in the configuration.
  public let source: String
  /// The API's `recipe_id`, or for folders the path relative to the configured folder, with `#n`
  /// for the n-th recipe (from 1) of a file that holds several.
  public let id: String

  /// Makes a reference to the record `id` of `source`.
  public init(source: String, id: String) {
    self.source = source
    self.id = id
  }

  /// Orders by source, then by id, both by their UTF-8 bytes.
  public static func < (left: Self, right: Self) -> Bool {
    if left.source != right.source { return left.source < right.source }
    return left.id < right.id
  }
}
