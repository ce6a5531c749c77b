/// A name of the outside world as a key: a path, an id or an address, equal by its bytes.
///
/// `String` compares by canonical equivalence: to it, "é" composed and decomposed are equal, but
/// they may name two files, two records or two pages. Dictionaries, sets and comparisons of such
/// names use this type, so that the compiler finds the places.
public struct ByteKey: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The name.
  public let text: String

  /// Creates the key of a name.
  @inlinable
  public init(_ text: String) {
    self.text = text
  }

  /// The name.
  public var description: String { text }

  /// True if both have the same UTF-8 bytes.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.order(to: right) == 0
  }

  /// Orders by the UTF-8 bytes.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    left.order(to: right) < 0
  }

  /// Hashes the bytes that `==` compares, and their number.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(text.utf8.count)
  }

  /// Compares the UTF-8 bytes; negative, zero or positive as in C.
  @inlinable
  public func order(to other: Self) -> Int {
    let order = text.utf8.withContiguousStorageIfAvailable { left in
      other.text.utf8.withContiguousStorageIfAvailable { right in Self.order(left, right) }
    }
    if case .some(.some(let order)) = order { return order }
    if text.utf8.elementsEqual(other.text.utf8) { return 0 }
    return text.utf8.lexicographicallyPrecedes(other.text.utf8) ? -1 : 1
  }

  @inlinable
  static func order(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let shared = min(left.count, right.count)
    var index = 0
    while index < shared, left[index] == right[index] { index += 1 }
    return index < shared ? Int(left[index]) - Int(right[index]) : left.count - right.count
  }
}
