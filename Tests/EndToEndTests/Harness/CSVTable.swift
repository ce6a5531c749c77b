/// A table as RFC 4180 spells it, read without help from the program under test.
struct CSVTable {
  /// The rows, the header first.
  let rows: [[String]]

  /// Reads a text.
  ///
  /// - Returns: `nil` when a quote is never closed or a line does not end in CRLF.
  init?(_ text: String, delimiter: Unicode.Scalar = ",") {
    var reader = Reader(scalars: Array(text.unicodeScalars), delimiter: delimiter)
    guard let rows = reader.rows() else { return nil }
    self.rows = rows
  }

  /// The cells below a name of the header.
  func column(_ name: String) -> [String] {
    guard let index = rows.first?.firstIndex(of: name) else { return [] }
    return rows.dropFirst().map { $0[index] }
  }
}

extension CSVTable {
  /// Reads cell by cell.
  private struct Reader {
    let scalars: [Unicode.Scalar]
    let delimiter: Unicode.Scalar
    private var position = 0

    init(scalars: [Unicode.Scalar], delimiter: Unicode.Scalar) {
      self.scalars = scalars
      self.delimiter = delimiter
    }

    mutating func rows() -> [[String]]? {
      var rows: [[String]] = []
      while position < scalars.count {
        guard let row = row() else { return nil }
        rows.append(row)
      }
      return rows
    }

    private mutating func row() -> [String]? {
      var cells: [String] = []
      while let cell = cell() {
        cells.append(cell)
        if take(delimiter) { continue }
        return take("\r") && take("\n") ? cells : nil
      }
      return nil
    }

    private mutating func cell() -> String? {
      take("\"") ? quotedCell() : plainCell()
    }

    private mutating func plainCell() -> String {
      let start = position
      while position < scalars.count, scalars[position] != delimiter, scalars[position] != "\r" {
        position += 1
      }
      return Self.text(scalars[start..<position])
    }

    private mutating func quotedCell() -> String? {
      var cell = ""
      while position < scalars.count {
        let isQuote = take("\"")
        if isQuote, !take("\"") { return cell }
        if isQuote { cell.unicodeScalars.append("\"") } else { cell.unicodeScalars.append(next()) }
      }
      return nil
    }

    private mutating func next() -> Unicode.Scalar {
      defer { position += 1 }
      return scalars[position]
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard position < scalars.count, scalars[position] == scalar else { return false }
      position += 1
      return true
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      return text
    }
  }
}
