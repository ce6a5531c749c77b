/// A mutator that corrupts documents at random, the same way in every run.
package struct DocumentMutator {
  private var random: SeededGenerator
  private let others: [[UInt8]]

  /// Tokens of many formats, to insert.
  private static let tokens: [[UInt8]] = [
    "---\n", "+++\n", "# ", "\n\n", "\r\n", "\t", "- ", "1. ", "> ", "| ", "```", "**", "__",
    "[[", "](", "![", "<!--", "-->", "<![CDATA[", "</", "&amp;", "&#x0;", "&#xFFFFFF;", "{", "}",
    "[", "]", "\"", "\\", "\\u", "\\ud800", ",", ":", "null", "1e999", "-0",
    "9223372036854775808", "½", "⁄", "1/0", "PT", "PT-1M", "@", "@a{", "%", "~{", "#b{", ">> ",
    "[-", "-]", "= ", "&a ", "*a", "!!x ", "|+", ">-", "'", "MMMMM", "PK\u{3}\u{4}",
    "PK\u{1}\u{2}", "\u{0}", "\u{2029}", "\u{202E}", "\u{1B}[31m", "é", "中", "👩‍🍳",
  ].map { Array($0.utf8) }

  /// Creates a mutator.
  ///
  /// - Parameters:
  ///   - seed: The seed that determines every change.
  ///   - others: Documents whose parts are spliced in.
  package init(seed: UInt64, others: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.others = others
  }

  /// Returns the document with up to six changes.
  package mutating func mutated(_ document: [UInt8]) -> [UInt8] {
    var bytes = document
    for _ in 0..<number(1...6) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = number(0...bytes.count)
    switch number(0...9) {
    case 0: flip(&bytes, at: place)
    case 1: bytes.removeSubrange(part(of: bytes, from: place, upTo: 16))
    case 2: bytes.removeSubrange(part(of: bytes, from: place, upTo: bytes.count))
    case 3: bytes.insert(contentsOf: bytes[part(of: bytes, from: place, upTo: 64)], at: place)
    case 4: bytes.insert(contentsOf: splice(), at: place)
    case 5:
      let run = repeatElement(token(), count: number(1...80)).joined()
      bytes.insert(contentsOf: run, at: place)
    case 6: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
    case 7: bytes.swapAt(max(0, place - 1), number(0...max(0, bytes.count - 1)))
    default: bytes.insert(contentsOf: token(), at: place)
    }
    if bytes.isEmpty { bytes = [0x20] }
  }

  private mutating func flip(_ bytes: inout [UInt8], at place: Int) {
    guard place < bytes.count else { return }
    bytes[place] ^= 1 << UInt8(number(0...7))
  }

  private mutating func splice() -> ArraySlice<UInt8> {
    guard let other = others.randomElement(using: &random) else { return [] }
    return other[part(of: other, from: number(0...other.count), upTo: 200)]
  }

  private mutating func part(of bytes: [UInt8], from start: Int, upTo length: Int) -> Range<Int> {
    start..<min(bytes.count, start + number(0...max(0, length)))
  }

  private mutating func token() -> [UInt8] {
    Self.tokens.randomElement(using: &random) ?? []
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
