import HTMLSyntax
import JSONSyntax
import MarkdownSyntax
import RecipeCore

/// The JSON-LD of one `<script>`.
struct StructuredDataBlock {
  /// The outermost value.
  let root: JSONValue
  /// What had to be repaired.
  let repairs: [JSONRepair]
  /// Where the JSON begins in the page.
  let start: Int
  /// Where that is.
  let place: HTMLPlace

  /// True if places in the JSON are places in the page.
  private let hasPlaces: Bool
  /// Counts on from where the JSON begins.
  private let places: HTMLPlaceCounter

  /// Reads the content of a `<script>`; `nil` if there is nothing in it.
  ///
  /// - Parameters:
  ///   - range: The content.
  ///   - page: The page.
  ///   - places: What counts the page's places for all its blocks.
  init?(_ range: Range<Int>, of page: [UInt8], _ places: inout HTMLPlaceCounter) {
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

  /// The line of the page that a value is on, or that the JSON begins at when it was repaired.
  func line(of value: JSONValue, _ lines: inout JSONLineCounter) -> Int {
    hasPlaces ? place.line + lines.line(of: value) - 1 : place.line
  }

  /// An empty list for notes about the block's values.
  func notes(path: String) -> DocumentNotes {
    DocumentNotes(
      path: path, firstLine: place.line, firstColumn: place.column, hasPlaces: hasPlaces)
  }

  /// Notes what was repaired.
  func addRepairs(to notes: inout DocumentNotes) {
    var places = places
    for repair in repairs {
      let place = places.place(of: start + repair.offset)
      let times = repair.count > 1 ? " (\(repair.count) times)" : ""
      notes.add(
        .warning, "the JSON-LD was repaired: \(repair.kind.message)\(times)", line: place.line,
        column: place.column)
    }
  }
}
