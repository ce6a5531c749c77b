/// A recursive descent parser of a YAML text.
struct YAMLParser {
  /// The text.
  let bytes: [UInt8]
  /// The features that are read.
  let dialect: YAMLDialect
  /// The offset past the last byte of the document, which a line `---` or `...` ends.
  private(set) var end: Int
  /// The offset of the next byte.
  var position: Int
  /// The offset of the current line's first byte.
  var lineStart: Int
  /// The number of the current line, from 1.
  var line: Int
  /// The minimum indentation of continued lines in quotes or brackets, in columns.
  var leastIndent = 0
  /// The values by the names of their anchors.
  var anchors: [String: YAMLValue] = [:]
  /// The number of values that aliases have repeated.
  var repeated = 0
  /// The number of bytes of text that aliases have repeated.
  var repeatedText = 0
  private let limit: Int
  private var valueCount = 0

  /// Creates a parser of a range whose first line has the number `line`.
  init(bytes: [UInt8], range: Range<Int>, line: Int, dialect: YAMLDialect) {
    self.bytes = bytes
    self.dialect = dialect
    let start = max(0, min(range.lowerBound, bytes.count))
    limit = max(start, min(range.upperBound, bytes.count))
    end = limit
    self.line = line
    self.position = start
    self.lineStart = start
    if bytes[start..<end].starts(with: [0xEF, 0xBB, 0xBF]) {
      position += 3
      lineStart += 3
    }
  }

  /// Parses the whole text as one value; a text without values is an empty scalar.
  mutating func document() throws(YAMLSyntaxError) -> YAMLValue {
    skipToContent()
    if position < end, position == lineStart, bytes[position] == UInt8(ascii: "%") {
      throw error("directives are not supported")
    }
    let isAfterMarker = skipStartMarker()
    endAtMarker()
    let root = try blockNode(after: -1, beginsLine: !isAfterMarker, depth: 0)
    skipToContent()
    guard position == end else { throw error("expected a key like the ones above") }
    try expectNothingAfterMarker()
    return root
  }

  /// Counts a value that starts here.
  mutating func countValue() throws(YAMLSyntaxError) {
    valueCount += 1
    guard valueCount <= YAMLDocument.maximumValueCount else {
      throw error("more than \(YAMLDocument.maximumValueCount) values")
    }
  }

  /// Skips the `---` that starts a document.
  private mutating func skipStartMarker() -> Bool {
    guard position == lineStart, isMarker(UInt8(ascii: "-"), at: position) else { return false }
    position += 3
    return true
  }

  /// Ends the document before the next line `---` or `...`.
  private mutating func endAtMarker() {
    var index = position
    if index == lineStart, isAtMarker(index) { end = index }
    while index < end {
      index = nextLine(after: index)
      if isAtMarker(index) { end = index }
    }
  }

  private func nextLine(after index: Int) -> Int {
    bytes[index..<limit].withUnsafeBufferPointer { rest in
      var offset = 0
      while offset < rest.count, rest[offset] != 0x0A { offset &+= 1 }
      return min(index + offset + 1, limit)
    }
  }

  private func isAtMarker(_ index: Int) -> Bool {
    guard index < limit, bytes[index] <= UInt8(ascii: "."), bytes[index] >= UInt8(ascii: "-") else {
      return false
    }
    return isMarker(bytes[index], at: index)
  }

  /// True if three of a byte are at an offset, followed by white space.
  private func isMarker(_ byte: UInt8, at index: Int) -> Bool {
    guard index + 3 <= limit, bytes[index] == byte, bytes[index + 1] == byte,
      bytes[index + 2] == byte
    else { return false }
    return index + 3 == limit || bytes[index + 3].isYAMLSpace
  }

  private mutating func expectNothingAfterMarker() throws(YAMLSyntaxError) {
    guard end < limit else { return }
    let isEnd = bytes[end] == UInt8(ascii: ".")
    end = limit
    if isEnd {
      position += 3
      skipToContent()
    }
    guard position == end else {
      throw error(isEnd ? "unexpected text after the end" : "several documents are not supported")
    }
  }

  /// The current position, for an error that may come later.
  var mark: YAMLMark { YAMLMark(position: position, lineStart: lineStart, line: line) }

  /// Returns an error at the current position.
  func error(_ message: String) -> YAMLSyntaxError {
    error(message, at: mark)
  }

  /// Returns an error at an earlier position.
  func error(_ message: String, at mark: YAMLMark) -> YAMLSyntaxError {
    let before = bytes[min(mark.lineStart, mark.position)..<min(mark.position, limit)]
    return YAMLSyntaxError(
      message: message, line: mark.line, column: 1 + before.count { $0 & 0xC0 != 0x80 })
  }
}
