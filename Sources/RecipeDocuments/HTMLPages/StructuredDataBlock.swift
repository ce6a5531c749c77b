import HTMLSyntax
import JSONSyntax
import MarkdownSyntax
import RecipeCore

/// The JSON-LD of a `<script>`.
struct StructuredDataBlock {
  /// The root value.
  let root: JSONValue
  /// The repairs.
  let repairs: [JSONRepair]
  /// The offset of the JSON in the page.
  let start: Int
  /// The line and column of the JSON in the page.
  let place: HTMLPosition

  /// True if positions in the JSON correspond to positions in the page.
  private let hasPlaces: Bool
  /// A counter that continues from the start of the JSON.
  private let places: HTMLPositionCounter

  /// Reads the content of a `<script>`, or returns `nil` if it is empty.
  ///
  /// - Parameters:
  ///   - range: The content.
  ///   - page: The page.
  ///   - places: The counter of positions, shared by the blocks of the page.
  init?(_ range: Range<Int>, of page: [UInt8], _ places: inout HTMLPositionCounter) {
    let text = StructuredDataWrapping.content(of: page[range])
    guard !text.isEmpty else { return nil }
    start = text.startIndex
    place = places.place(of: start)
    self.places = places
    if let document = try? JSONDocument(parsing: page, in: text.indices) {
      (root, repairs, hasPlaces) = (document.root, [], true)
      return
    }
    // Some pages escape the quotes of the whole block.
    let isEscaped = !text.contains(UInt8(ascii: "\""))
    let plain =
      isEscaped ? Array(HTMLEntity.decoding(String(decoding: text, as: UTF8.self)).utf8) : page
    let part = isEscaped ? 0..<plain.count : text.indices
    let repaired = JSONRepairedText(repairing: plain, in: part)
    guard let document = try? JSONDocument(parsing: repaired.bytes) else { return nil }
    (root, repairs, hasPlaces) = (document.root, repaired.repairs, false)
  }

  /// Returns the line of a value in the page, or that of the JSON if it was repaired.
  func line(of value: JSONValue, _ lines: inout JSONLineCounter) -> Int {
    hasPlaces ? place.line + lines.line(of: value) - 1 : place.line
  }

  /// Returns an empty list for notes about the block's values.
  func notes(path: String) -> DocumentNotes {
    DocumentNotes(
      path: path, firstLine: place.line, firstColumn: place.column, hasPlaces: hasPlaces)
  }

  /// Adds a note about each repair: nothing is lost, and few readers of a page can correct it.
  func addRepairs(to notes: inout DocumentNotes) {
    var places = places
    for repair in repairs {
      let place = places.place(of: start + repair.offset)
      let times = repair.count > 1 ? " (\(repair.count) times)" : ""
      notes.add(
        .note, "the JSON-LD was repaired: \(repair.kind.message)\(times)", line: place.line,
        column: place.column)
    }
  }
}
