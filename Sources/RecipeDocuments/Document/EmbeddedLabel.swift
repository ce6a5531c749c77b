/// Labels inside a line of facts that nothing but blanks or commas divides: "Prep: 10 min, Cook: 1
/// h".
enum EmbeddedLabel {
  /// The maximum number of words of a label.
  private static let longest = 3

  /// Returns the offset of the second label of a part, or `nil` if there is none.
  ///
  /// One of the two must be a time or a yield: titles of books contain colons as well.
  static func start(in bytes: [UInt8], _ part: Range<Int>) -> Int? {
    guard let first = colon(in: bytes, part) else { return nil }
    var start = first + 1
    guard var colon = colon(in: bytes, start..<part.upperBound) else { return nil }
    let isMeasure = RecipeKey(bytes[part.lowerBound..<first])?.isMeasure ?? false
    while true {
      if let label = label(in: bytes, from: start, to: colon),
        label.key.isMeasure || isMeasure && label.key.isLabel
      {
        return label.start
      }
      start = colon + 1
      guard let next = Self.colon(in: bytes, start..<part.upperBound) else { return nil }
      colon = next
    }
  }

  private static func colon(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    for index in range where bytes[index] == UInt8(ascii: ":") { return index }
    return nil
  }

  /// Returns the longest label that ends at an offset.
  private static func label(
    in bytes: [UInt8], from start: Int, to end: Int
  ) -> (start: Int, key: RecipeKey)? {
    let words = bytes[start..<end].split { $0 <= 0x20 || ",;.".utf8.contains($0) }
    for word in words.suffix(longest) {
      if let key = RecipeKey(bytes[word.startIndex..<end]) { return (word.startIndex, key) }
    }
    return nil
  }
}
