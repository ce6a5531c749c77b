/// The identity of a record: its source and its id within that source.
///
/// References are equal if their UTF-8 bytes are. Canonically equivalent names are equal to
/// `String`,
/// but not to a file system: "é.md" composed and decomposed may be two files.
public struct RecordReference: Sendable, Hashable, Comparable {
  /// The source's name in the configuration.
  public let source: String
  /// The API's `recipe_id`, or for folders the path relative to the configured folder, with `#n`
  /// for the n-th recipe (from 1) of a file that holds several.
  public let id: String

  /// Creates a reference to the record `id` of `source`.
  public init(source: String, id: String) {
    self.source = source
    self.id = id
  }

  /// True if both refer to the same record, byte for byte.
  public static func == (left: Self, right: Self) -> Bool {
    compare(left.id, right.id) == 0 && compare(left.source, right.source) == 0
  }

  /// Orders by source, then by id, both by their UTF-8 bytes.
  public static func < (left: Self, right: Self) -> Bool {
    let sources = compare(left.source, right.source)
    return sources == 0 ? compare(left.id, right.id) < 0 : sources < 0
  }

  /// Hashes the bytes that `==` compares.
  public func hash(into hasher: inout Hasher) {
    for var text in [source, id] {
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(text.utf8.count)
    }
  }

  /// Compares the UTF-8 bytes of texts; negative, zero or positive as in C.
  private static func compare(_ left: String, _ right: String) -> Int {
    let order = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in compare(left, right) }
    }
    if case .some(.some(let order)) = order { return order }
    if left.utf8.elementsEqual(right.utf8) { return 0 }
    return left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
  }

  private static func compare(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let shared = min(left.count, right.count)
    var index = 0
    while index < shared, left[index] == right[index] { index += 1 }
    return index < shared ? Int(left[index]) - Int(right[index]) : left.count - right.count
  }
}
