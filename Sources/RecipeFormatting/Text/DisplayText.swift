import RecipeCore
import Text

/// A sanitised text with its width, so that no cell is measured twice.
struct DisplayText: Sendable, Hashable {
  /// The text, safe for a terminal.
  let text: String
  /// The width in columns.
  let width: Int

  /// The empty text.
  static let empty = DisplayText(text: "", width: 0)

  /// Sanitises and measures a text.
  init(_ unsafe: String) {
    let safe = unsafe.terminalSafe
    self.init(text: safe, width: DisplayWidth.of(safe))
  }

  private init(text: String, width: Int) {
    self.text = text
    self.width = width
  }

  /// Returns the text in lines of at most `limit` columns: wrapped, or cut to the first.
  func fitted(to limit: Int, isWrapped: Bool) -> [DisplayText] {
    guard isWrapped, width > limit else { return [cut(to: limit)] }
    return TextWrap.lines(text, width: limit).map {
      DisplayText(text: $0, width: DisplayWidth.of($0))
    }
  }

  /// Returns the text cut to at most `limit` columns, ending with "…" if it is cut.
  func cut(to limit: Int) -> DisplayText {
    guard width > limit else { return self }
    guard limit > 0 else { return .empty }
    var kept = ""
    var keptWidth = 0
    for character in text {
      let next = keptWidth + DisplayWidth.of(character)
      guard next < limit else { break }
      kept.append(character)
      keptWidth = next
    }
    return DisplayText(text: kept + "…", width: keptWidth + 1)
  }
}
