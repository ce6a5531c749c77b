import MarkdownSyntax

/// Tables whose cells are pictures, with or without a few words below each.
enum PictureGrid {
  /// The maximum number of words of a caption.
  private static let mostWords = 5

  /// True for a table with at least one row of pictures, whose other texts are captions.
  static func isOne(_ table: Int, in document: MarkdownDocument) -> Bool {
    let rows = document.children(of: table).map { document.cells(of: $0) }
    let hasPictures = rows.contains { row in
      let filled = row.filter { !$0.isEmpty }
      return !filled.isEmpty && filled.allSatisfy { isPicture(document.bytes[$0]) }
    }
    return hasPictures
      && rows.joined().allSatisfy { cell in
        let text = document.plainText(of: cell)
        return isPicture(document.bytes[cell])
          || text.split(separator: " ").count <= mostWords && !".!".contains(text.last ?? " ")
      }
  }

  private static func isPicture(_ cell: ArraySlice<UInt8>) -> Bool {
    let text = cell.drop { $0 <= 0x20 }
    return text.starts(with: "![".utf8) || text.starts(with: "[![".utf8)
      || text.starts(with: "<img".utf8)
  }
}
