import RecipeCore
import Text

/// Differences in columns: a mark, the first record, the second, and how they compare.
///
/// ```
/// Potato-Leek Soup (aaa4d0a1)
///   api:35382           notes:soup/leek.md
///                       Leek Soup
/// ~ 2 leeks             3 leeks              × 1.5
/// - 1 bay leaf
///   7 lines the same
/// ```
struct SideBySideText {
  /// The maximum width of a column; wider ones are harder to read.
  private static let widest = 70
  private static let noteWidth = 24
  private static let gap = "  "

  private let width: Int
  private let column: Int
  private let usesColor: Bool

  /// Divides a terminal's width among both records.
  init(width: Int, usesColor: Bool) {
    self.width = width
    self.usesColor = usesColor
    column = min(Self.widest, (width - Self.noteWidth - 6) / 2)
  }

  /// Returns the text of a comparison.
  func text(of comparison: RecordComparison) -> String {
    let heading = whole(comparison.heading, indent: "", .bold)
    if let remark = comparison.remark { return heading + whole(remark, indent: Self.gap, .dim) }
    let (left, right) = (comparison.left, comparison.right)
    let titles = (comparison.ownTitle(of: left), comparison.ownTitle(of: right))
    let hasTitles = titles.0 != nil || titles.1 != nil
    let head = [
      heading,
      whole(comparison.finding, indent: Self.gap, .dim),
      row(DifferenceLine(.plain, left.name, right.name), .bold),
      hasTitles ? row(DifferenceLine(.plain, titles.0 ?? "", titles.1 ?? ""), nil) : "",
    ]
    return (head + comparison.lines.map(text)).joined()
  }

  private func text(of line: DifferenceLine) -> String {
    guard line.left.isEmpty, line.right.isEmpty else { return row(line, line.mark.style) }
    return whole(line.note, indent: "\(line.mark.rawValue) ", line.mark.style)
  }

  /// Returns a text over all columns, wrapped, sanitised and coloured.
  private func whole(_ text: String, indent: String, _ style: TerminalStyle) -> String {
    TextWrap.lines(text.terminalSafe, width: width - indent.count).enumerated()
      .map { index, piece in
        let start = index == 0 ? indent : String(repeating: " ", count: indent.count)
        return style.apply(to: start + piece, usesColor: usesColor) + "\n"
      }.joined()
  }

  /// Returns cells next to one another, each wrapped in its own column.
  private func row(_ line: DifferenceLine, _ style: TerminalStyle?) -> String {
    let cells = [(line.left, column), (line.right, column), (line.note, Self.noteWidth)].map {
      (lines: TextWrap.lines($0.terminalSafe, width: $1), width: $1)
    }
    let height = cells.map(\.lines.count).max() ?? 0
    return (0..<height).map { index in
      let mark = index == 0 ? line.mark.rawValue : " "
      let texts = cells.map { cell in
        (index < cell.lines.count ? cell.lines[index] : "").padded(to: cell.width)
      }
      let text = Self.trimmed("\(mark) " + texts.joined(separator: Self.gap))
      return (style?.apply(to: text, usesColor: usesColor) ?? text) + "\n"
    }.joined()
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
