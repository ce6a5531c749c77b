/// Walks over the bytes of a TOML text.
///
/// The extensions of this type read one lexical thing each and leave `offset` behind it.
struct TOMLScanner {
  /// The text, valid UTF-8.
  let bytes: [UInt8]
  /// The next byte to look at; at most `bytes.count`.
  private(set) var offset: Int
  private let start: Int
  private let firstLine: Int
  private var tracker: TOMLPositionTracker

  /// Begins a text, behind its byte order mark if it has one.
  ///
  /// - Throws: Where the text is not UTF-8.
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

  /// Whether nothing is left.
  var isAtEnd: Bool { offset == bytes.count }

  /// The next byte; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The byte that many places after the next one; `nil` beyond the end.
  func byte(after distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Whether the rest begins with `expected`.
  func isNext(_ expected: String) -> Bool {
    var place = offset
    for byte in expected.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  /// Passes over `count` bytes, or to the end.
  mutating func skip(_ count: Int = 1) {
    offset = min(offset + count, bytes.count)
  }

  /// Passes over `expected` when it is next; tells whether it was.
  mutating func skip(_ expected: String) -> Bool {
    guard isNext(expected) else { return false }
    offset += expected.utf8.count
    return true
  }

  /// Passes over the bytes that satisfy `isWanted`.
  mutating func skip(while isWanted: (UInt8) -> Bool) {
    while offset < bytes.count, isWanted(bytes[offset]) {
      offset += 1
    }
  }

  /// The place of what begins at the next byte, one scalar long.
  mutating func mark() -> TOMLPosition {
    tracker.advance(to: offset, in: bytes)
    return TOMLPosition(line: tracker.line, column: tracker.column, length: 1)
  }

  /// Stretches a mark to the next byte, or to the end of its line.
  func position(from mark: TOMLPosition, startingAt start: Int) -> TOMLPosition {
    var length = 0
    for byte in bytes[start..<offset] {
      guard byte != UInt8(ascii: "\n") else { break }
      length += byte.beginsScalar ? 1 : 0
    }
    return TOMLPosition(line: mark.line, column: mark.column, length: max(length, 1))
  }

  /// An error about the `length` bytes at `place`, by default the next one.
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

  /// An error about what is next: "expected …, found 'x'".
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
