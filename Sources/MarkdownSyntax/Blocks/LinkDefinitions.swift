/// The targets of `[label]: target` lines (CommonMark 4.7), found by label.
struct LinkDefinitions: Sendable {
  private var targets: [String: Range<Int>] = [:]

  /// Whether there are none.
  var isEmpty: Bool { targets.isEmpty }

  /// Keeps a target, unless its label has one already.
  mutating func add(label: ArraySlice<UInt8>, target: Range<Int>) {
    let key = Self.key(label)
    if targets[key] == nil { targets[key] = target }
  }

  /// The bytes of the target of a label.
  func target(of label: ArraySlice<UInt8>) -> Range<Int>? {
    targets.isEmpty ? nil : targets[Self.key(label)]
  }

  /// A label without differences of case and white space.
  private static func key(_ label: ArraySlice<UInt8>) -> String {
    label.split(whereSeparator: \.isWhitespace)
      .map { String(decoding: $0, as: UTF8.self).lowercased() }
      .joined(separator: " ")
  }
}

extension BlockParser {
  /// Takes the definitions that a paragraph begins with out of its text.
  mutating func collectDefinitions(of block: Int) {
    guard bytes[blocks[block].start] == UInt8(ascii: "[") else { return }
    var range = blocks[block].segments
    while let segment = range.first.map({ segments[$0] }),
      let definition = LinkDefinition(in: bytes, line: segment)
    {
      definitions.add(label: bytes[definition.label], target: definition.target)
      range = (range.lowerBound + 1)..<range.upperBound
    }
    blocks[block].segments = range
  }
}

/// One line `[label]: target "title"`.
struct LinkDefinition {
  /// The bytes of the label.
  let label: Range<Int>
  /// The bytes of the target.
  let target: Range<Int>

  /// Reads a whole line; `nil` when it is none, as footnotes, `[^1]: …`.
  init?(in bytes: [UInt8], line: Range<Int>) {
    var index = line.lowerBound
    guard index < line.upperBound, bytes[index] == UInt8(ascii: "[") else { return nil }
    index += 1
    let first = index
    while index < line.upperBound, bytes[index] != UInt8(ascii: "]") {
      guard bytes[index] != UInt8(ascii: "["), index - first < 999 else { return nil }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index + 1 < line.upperBound, index > first, bytes[first] != UInt8(ascii: "^"),
      bytes[index + 1] == UInt8(ascii: ":")
    else { return nil }
    label = first..<index
    var scanner = LinkTargetScanner(bytes: bytes, position: index + 2, end: line.upperBound)
    scanner.skipWhitespace()
    guard let target = scanner.destination(), !target.isEmpty else { return nil }
    self.target = target
    scanner.skipWhitespace()
    scanner.skipTitle()
    scanner.skipWhitespace()
    guard scanner.position == line.upperBound else { return nil }
  }
}
