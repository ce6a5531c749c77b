import Text

/// A name of a food, of one or several words.
struct FoodName: Sendable {
  /// The folded name.
  let folded: [UInt8]
  /// Its words.
  let stems: [WordStem]
  /// The hash of its stems: names with equal hashes are the same.
  let hash: UInt64

  /// Creates a name from valid UTF-8, or `nil` if it has no words.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var folded: [UInt8] = []
    var stems: [WordStem] = []
    TextFolding.append(text, to: &folded)
    WordStem.append(in: folded.indices, of: folded, to: &stems)
    guard let first = stems.first else { return nil }
    self.folded = folded
    self.stems = stems
    hash = stems.dropFirst().reduce(first.hash) { Self.join($0, $1.hash) }
  }

  /// Creates a name from a text, or `nil` if it has no words.
  init?(_ text: String) {
    var text = text
    guard let name = text.withUTF8(FoodName.init) else { return nil }
    self = name
  }

  /// The stems with spaces between them.
  var text: [UInt8] {
    Array(stems.map { folded[$0.range] }.joined(separator: [0x20]))
  }

  /// Returns the hash of some words and the word after them.
  @inline(__always)
  static func join(_ hash: UInt64, _ next: UInt64) -> UInt64 {
    StableHash.mix(hash &* 31 &+ next)
  }

  /// Calls `body` with each part of a text between separators.
  static func forEachTerm(
    of text: String, separator: UInt8, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var text = text
    text.withUTF8 { forEachTerm(of: $0, separator: separator, body) }
  }

  /// Calls `body` with each term of a text separated by commas.
  static func forEachTerm(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    forEachTerm(of: text, separator: UInt8(ascii: ","), body)
  }

  /// Returns the names of each line of a table, separated by commas.
  static func groups(of table: String) -> [[FoodName]] {
    var groups: [[FoodName]] = []
    forEachTerm(of: table, separator: UInt8(ascii: "\n")) { line in
      var names: [FoodName] = []
      forEachTerm(of: line, separator: UInt8(ascii: ",")) { term in
        if let name = FoodName(term) { names.append(name) }
      }
      groups.append(names)
    }
    return groups
  }

  /// Calls `body` with each part of a text between separators.
  static func forEachTerm(
    of text: UnsafeBufferPointer<UInt8>, separator: UInt8,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    for index in text.indices where text[index] == separator {
      body(UnsafeBufferPointer(rebasing: text[start..<index]))
      start = index + 1
    }
    body(UnsafeBufferPointer(rebasing: text[start...]))
  }
}
