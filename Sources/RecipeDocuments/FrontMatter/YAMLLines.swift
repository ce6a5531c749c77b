import Text

/// The faults that people make in lines of YAML: indentation, quotes and brackets.
enum YAMLLines: LineSyntax {
  static func corrections(of index: Int, in lines: [[UInt8]]) -> [LineEdit] {
    let line = lines[index]
    let text = line.drop(while: isBlank)
    guard !text.isEmpty else { return [] }
    var edits: [LineEdit] = []
    for indent in indents(for: text, above: index, in: lines)
    where indent != line.count - text.count {
      edits.append(LineEdit(index: index, line: spaces(indent) + text))
    }
    if let quoted = quoted(line) { edits.append(LineEdit(index: index, line: quoted)) }
    // A bracket that is not closed takes the lines below it, too.
    let nearest = lines[max(0, index - furthest)...index]
    if let open = nearest.lastIndex(where: { closed($0) != nil }), let closed = closed(lines[open])
    {
      edits.append(LineEdit(index: open, line: closed))
    }
    return edits
  }

  static func statement(around index: Int, in lines: [[UInt8]]) -> Range<Int> {
    index..<(index + 1)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func spaces(_ count: Int) -> [UInt8] { Array(repeating: 0x20, count: count) }

  private static func isItem(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "-") && text.dropFirst().first.map(isBlank) ?? true
  }

  /// Returns the columns at which the nearest lines of the same kind begin: an item under an item, a
  /// key under a key, and a text as the continuation of the line before.
  private static func indents(
    for text: ArraySlice<UInt8>, above index: Int, in lines: [[UInt8]]
  ) -> [Int] {
    let above = lines[..<index].reversed().prefix(furthest).filter { $0.contains { !isBlank($0) } }
    var columns: [Int] = []
    func add(_ column: Int) {
      if !columns.contains(column) { columns.append(column) }
    }
    for line in above where columns.count < mostColumns {
      let start = line.prefix(while: isBlank).count
      let other = line[start...]
      if isItem(text) == isItem(other) { add(start) }
      if !isItem(text), isItem(other) {
        add(start + 1 + other.dropFirst().prefix(while: isBlank).count)
      }
    }
    if let previous = above.first { add(previous.prefix(while: isBlank).count + 2) }
    return columns
  }

  /// The number of lines above a fault that are compared with it.
  private static let furthest = 40
  private static let mostColumns = 4

  /// Returns a line whose value is in quotes: `- "Best" soup`, `source: "Grandma`.
  private static func quoted(_ line: [UInt8]) -> [UInt8]? {
    var start = line.prefix(while: isBlank).count
    while isItem(line[start...]) {
      let next = start + 1 + line[(start + 1)...].prefix(while: isBlank).count
      guard next < line.count, next > start else { return nil }
      start = next
    }
    var value = line[start...]
    if let colon = value.indices.first(where: { isColon(at: $0, in: value) }) {
      value = value[(colon + 1)...].drop(while: isBlank)
    }
    while let last = value.last, last <= 0x20 { value.removeLast() }
    guard !value.isEmpty, start > 0 || value.startIndex == 0 || beginsWithQuoted(value) else {
      return nil
    }
    var text = value
    let quote = text.first
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      !text.dropFirst().contains(where: { $0 == quote })
    {
      text = text.dropFirst()
    }
    let escaped = text.flatMap { $0 == UInt8(ascii: "'") ? [$0, $0] : [$0] }
    return line[..<value.startIndex] + [UInt8(ascii: "'")] + escaped + [UInt8(ascii: "'")]
  }

  /// True for a text with a part in quotes at its start; any other broken value of the document may
  /// mean anything.
  private static func beginsWithQuoted(_ value: ArraySlice<UInt8>) -> Bool {
    guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return false
    }
    return value.dropFirst().contains(quote)
  }

  private static func isColon(at index: Int, in text: ArraySlice<UInt8>) -> Bool {
    text[index] == UInt8(ascii: ":") && index + 1 < text.endIndex && isBlank(text[index + 1])
  }

  /// Returns a line whose bracket is closed: `tags: [soup, quick`.
  private static func closed(_ line: [UInt8]) -> [UInt8]? {
    let pairs: [(UInt8, UInt8)] = [
      (UInt8(ascii: "["), UInt8(ascii: "]")), (UInt8(ascii: "{"), UInt8(ascii: "}")),
    ]
    for (opening, closing) in pairs
    where line.count(where: { $0 == opening }) == line.count(where: { $0 == closing }) + 1 {
      let content = line.firstIndex(of: opening).map { line[($0 + 1)...] } ?? []
      guard content.contains(where: { $0 > 0x20 }) else { return nil }
      return line + [closing]
    }
    return nil
  }
}
