/// A scanner of the tokens of a TOML text.
///
/// Each extension of this type reads one kind of token and leaves `offset` past it.
struct TOMLScanner {
  /// The text, valid UTF-8.
  let bytes: [UInt8]
  /// The offset of the next byte, at most `bytes.count`.
  private(set) var offset: Int
  private let start: Int
  private let firstLine: Int
  private var tracker: TOMLPositionTracker

  /// Creates a scanner of a text, past its byte order mark if it has one.
  ///
  /// - Throws: An error at the first invalid UTF-8.
  init(_ bytes: [UInt8], firstLine: Int) throws(TOMLSyntaxError) {
    self.bytes = bytes
    self.firstLine = firstLine
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = start
    tracker = TOMLPositionTracker(offset: start, line: firstLine)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw error("not valid UTF-8", at: bytes.firstInvalidUTF8Offset)
    }
  }

  /// True if the scanner is at the end.
  var isAtEnd: Bool { offset == bytes.count }

  /// The next byte, or `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns the byte at a distance from the next one, or `nil` beyond the end.
  func byte(after distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// True if the remaining text starts with `expected`.
  func isNext(_ expected: String) -> Bool {
    var place = offset
    for byte in expected.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  /// Skips `count` bytes, or to the end.
  mutating func skip(_ count: Int = 1) {
    offset = min(offset + count, bytes.count)
  }

  /// Skips `expected` if it is next, or returns `false` if it is not.
  mutating func skip(_ expected: String) -> Bool {
    guard isNext(expected) else { return false }
    offset += expected.utf8.count
    return true
  }

  /// Skips the bytes that satisfy a predicate.
  mutating func skip(while isWanted: (UInt8) -> Bool) {
    while offset < bytes.count, isWanted(bytes[offset]) {
      offset += 1
    }
  }

  /// Returns the position of the next byte, one scalar long.
  mutating func mark() -> TOMLPosition {
    tracker.advance(to: offset, in: bytes)
    return TOMLPosition(line: tracker.line, column: tracker.column, length: 1)
  }

  /// Extends a mark to the next byte, or to the end of its line.
  func position(from mark: TOMLPosition, startingAt start: Int) -> TOMLPosition {
    var length = 0
    for byte in bytes[start..<offset] {
      guard byte != UInt8(ascii: "\n") else { break }
      length += byte.beginsScalar ? 1 : 0
    }
    return TOMLPosition(line: mark.line, column: mark.column, length: max(length, 1))
  }

  /// Returns an error about the `length` bytes at `place`, by default the next one.
  func error(_ message: String, at place: Int? = nil, length: Int = 1) -> TOMLSyntaxError {
    let place = place ?? offset
    var tracker = TOMLPositionTracker(offset: start, line: firstLine)
    tracker.advance(to: place, in: bytes)
    let end = min(place + length, bytes.count)
    let scalars = bytes[min(place, end)..<end].reduce(0) { $0 + ($1.beginsScalar ? 1 : 0) }
    return TOMLSyntaxError(
      message,
      at: TOMLPosition(line: tracker.line, column: tracker.column, length: max(scalars, 1)))
  }

  /// Returns an error about the next token: "expected …, found 'x'".
  func unexpected(_ expectation: String) -> TOMLSyntaxError {
    error("expected \(expectation), found \(nextName)")
  }

  private var nextName: String {
    guard let next else { return "the end of the file" }
    if next == UInt8(ascii: "\n") || isNext("\r\n") { return "the end of the line" }
    guard !next.isControl else { return next.controlName }
    let rest = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    return "'\(rest.unicodeScalars.first.map(String.init) ?? "")'"
  }
}

extension [UInt8] {
  /// The offset of the first sequence that is not UTF-8, or the length if all are valid.
  fileprivate var firstInvalidUTF8Offset: Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while case .valid(let sequence) = parser.parseScalar(from: &iterator) {
      offset += sequence.count
    }
    return offset
  }
}
