/// Labels inside a line of facts that nothing but blanks or commas divides: "Prep: 10 min, Cook: 1 h".
enum EmbeddedLabel {
  /// The most words that a label has.
  private static let longest = 3

  /// The offset at which the second label of a part begins; `nil` when it has one at most.
  ///
  /// One of the two must be a time or a yield: titles of books have colons as well.
  static func start(in bytes: [UInt8], _ part: Range<Int>) -> Int? {
    var colons = part.lazy.filter { bytes[$0] == UInt8(ascii: ":") }.makeIterator()
    guard let first = colons.next(), var colon = colons.next() else { return nil }
    let isMeasure = RecipeKey(bytes[part.lowerBound..<first])?.isMeasure ?? false
    while true {
      if let label = label(in: bytes, from: first + 1, to: colon),
        label.key.isMeasure || isMeasure && label.key.isLabel
      {
        return label.start
      }
      guard let next = colons.next() else { return nil }
      colon = next
    }
  }

  /// The longest label that ends at an offset.
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
