/// The rows of comma-separated values (RFC 4180), as a lazy sequence.
///
/// Line ends may be CR LF, LF or CR; an unclosed quote ends with its line.
struct CSVRows: Sequence, IteratorProtocol {
  /// A row.
  struct Row {
    /// The line at which it starts, from 1.
    let line: Int
    /// The cells without their quotes.
    let cells: [Cell]
  }

  /// A cell.
  struct Cell {
    /// The content.
    let text: String
    /// The line at which it starts, from 1.
    let line: Int
    /// The column at which it starts, from 1.
    let column: Int
  }

  /// The position of the first unclosed quote.
  private(set) var unclosed: (line: Int, column: Int)?

  private let bytes: [UInt8]
  private let separator: UInt8
  private var offset: Int
  private var line = 1
  /// A position in the line with its column, from which later columns are counted, so that a line
  /// of many cells is read once.
  private var counted: (offset: Int, column: Int)

  /// The maximum number of cells of a row, as in a spreadsheet; further ones are skipped.
  private static let maximumCellCount = 16_384
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D

  /// Creates the rows of a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte order mark is skipped.
  ///   - separator: The separator of cells, or `nil` for the most frequent one in the first row.
  init(_ bytes: [UInt8], separator: UInt8? = nil) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.separator = separator ?? Self.separator(in: bytes[offset...])
    counted = (offset, 1)
    skipSeparatorLine()
  }

  /// Returns the next row that is not an empty line.
  mutating func next() -> Row? {
    skipEmptyLines()
    guard offset < bytes.count else { return nil }
    let start = line
    var cells = [cell()]
    while offset < bytes.count, bytes[offset] == separator {
      offset += 1
      let cell = cell()
      if cells.count < Self.maximumCellCount { cells.append(cell) }
    }
    skipLineEnd()
    return Row(line: start, cells: cells)
  }

  private mutating func skipEmptyLines() {
    while offset < bytes.count, isLineEnd(bytes[offset]) { skipLineEnd() }
  }

  private mutating func skipLineEnd() {
    guard offset < bytes.count else { return }
    let isPair = bytes[offset] == Self.carriageReturn && byte(after: offset) == Self.lineFeed
    offset += isPair ? 2 : 1
    beginLine()
  }

  private mutating func beginLine() {
    line += 1
    counted = (offset, 1)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == Self.lineFeed || byte == Self.carriageReturn
  }

  private func byte(after index: Int) -> UInt8? {
    index + 1 < bytes.count ? bytes[index + 1] : nil
  }

  private mutating func cell() -> Cell {
    let (line, column) = (line, column())
    var content: [UInt8] = []
    if offset < bytes.count, bytes[offset] == Self.quote { content = quoted() }
    // Text after the closing quote is an error; it becomes a part of the cell.
    let rest = bytes[offset...].prefix { $0 != separator && !isLineEnd($0) }
    offset = rest.endIndex
    let text = content.isEmpty ? String(decoding: rest, as: UTF8.self) : nil
    return Cell(
      text: text ?? String(decoding: content + rest, as: UTF8.self), line: line, column: column)
  }

  /// Consumes quoted content, in which two quotes stand for one.
  private mutating func quoted() -> [UInt8] {
    let start = (offset: offset, line: line, counted: counted)
    var content: [UInt8] = []
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == Self.quote {
        offset += 1
        guard offset < bytes.count, bytes[offset] == Self.quote else { return content }
      } else if isLineEnd(byte) {
        // After one unclosed quote, the next ones may not swallow the rest of the file either.
        if unclosed != nil { return content }
        takeLineEnd(into: &content)
        continue
      }
      content.append(byte)
      offset += 1
    }
    guard unclosed == nil else { return content }
    (offset, line, counted) = start
    unclosed = (line, column())
    return quoted()
  }

  private mutating func takeLineEnd(into content: inout [UInt8]) {
    let start = offset
    skipLineEnd()
    content += bytes[start..<offset]
  }

  /// Returns the column of the offset, from 1.
  private mutating func column() -> Int {
    let further = bytes[counted.offset..<offset].count { $0 & 0xC0 != 0x80 }
    counted = (offset, counted.column + further)
    return counted.column
  }
}

// MARK: - Separators

extension CSVRows {
  private static let separators = [",", ";", "\t", "|"].compactMap(\.utf8.first)

  /// Returns the most frequent separator outside quotes, or the one in a spreadsheet's line
  /// `sep=;`.
  private static func separator(in text: ArraySlice<UInt8>) -> UInt8 {
    if let named = namedSeparator(in: text) { return named }
    var counts = separators.map { _ in 0 }
    var isQuoted = false
    for byte in text {
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == lineFeed || byte == carriageReturn { break }
      if let index = separators.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.indices.max { counts[$0] < counts[$1] || counts[$0] == counts[$1] && $0 > $1 }
    return separators[most ?? 0]
  }

  private static func namedSeparator(in text: ArraySlice<UInt8>) -> UInt8? {
    guard text.starts(with: "sep=".utf8), let byte = text.dropFirst(4).first,
      separators.contains(byte), [lineFeed, carriageReturn].contains(text.dropFirst(5).first)
    else { return nil }
    return byte
  }

  private mutating func skipSeparatorLine() {
    guard Self.namedSeparator(in: bytes[offset...]) != nil else { return }
    offset += 5
    skipLineEnd()
  }
}
