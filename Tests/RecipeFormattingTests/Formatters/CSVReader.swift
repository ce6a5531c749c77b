/// A reader of RFC 4180, to test what is written against: LF is taken for CRLF too.
struct CSVReader {
  private var rows: [[String]] = []
  private var row: [String] = []
  private var cell: [UInt8] = []
  private var isQuoted = false

  /// The rows of a text, the header included.
  static func rows(of text: String) -> [[String]] {
    var reader = CSVReader()
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count { index = reader.step(bytes, index) }
    if !reader.cell.isEmpty || !reader.row.isEmpty { reader.endRow() }
    return reader.rows
  }

  private mutating func step(_ bytes: [UInt8], _ index: Int) -> Int {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch bytes[index] {
    case UInt8(ascii: "\"") where isQuoted && next == UInt8(ascii: "\""):
      cell.append(next)
      return index + 2
    case UInt8(ascii: "\""): isQuoted.toggle()
    case UInt8(ascii: ",") where !isQuoted: endCell()
    case 0x0D where !isQuoted && next == 0x0A:
      endRow()
      return index + 2
    case 0x0A where !isQuoted: endRow()
    case let byte: cell.append(byte)
    }
    return index + 1
  }

  private mutating func endCell() {
    row.append(String(decoding: cell, as: UTF8.self))
    cell = []
  }

  private mutating func endRow() {
    endCell()
    rows.append(row)
    row = []
  }
}
