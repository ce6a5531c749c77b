import Text

/// The identity of a record: its source and its id within that source.
///
/// References are equal if their UTF-8 bytes are, see `ByteKey`.
public struct RecordReference: Sendable, Hashable, Comparable {
  /// The source's name in the configuration.
  public let source: String
  /// The API's `recipe_id`, or for folders the path relative to the configured folder; of a file
  /// that holds several, followed by `#` and the id that the recipe states for itself, or else its
  /// number from 1.
  public let id: String

  /// Creates a reference to the record `id` of `source`.
  public init(source: String, id: String) {
    self.source = source
    self.id = id
  }

  /// True if both refer to the same record, byte for byte.
  public static func == (left: Self, right: Self) -> Bool {
    ByteKey(left.id) == ByteKey(right.id) && ByteKey(left.source) == ByteKey(right.source)
  }

  /// Orders by source, then by id, both by their UTF-8 bytes.
  public static func < (left: Self, right: Self) -> Bool {
    let sources = ByteKey(left.source).order(to: ByteKey(right.source))
    return sources == 0 ? ByteKey(left.id) < ByteKey(right.id) : sources < 0
  }

  /// Hashes the bytes that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ByteKey(source))
    hasher.combine(ByteKey(id))
  }
}
