import MarkdownSyntax
import RecipeCore
import Text

/// Parts of recipes as blocks of Markdown that show them as they are; each ends with a line end.
enum MarkdownBlocks {
  /// A heading of a level from 1.
  static func heading(_ level: Int, _ text: String) -> String {
    String(repeating: "#", count: level) + " " + MarkdownText.heading(text.terminalSafe) + "\n"
  }

  /// The paragraphs of a text, whose line ends are kept.
  static func paragraphs(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line(String($0)) + "\n" }.joined()
  }

  /// A list with an item for each line; empty without lines.
  static func bullets(_ lines: [String]) -> String {
    lines.map { "- \(line($0))\n" }.joined()
  }

  /// A numbered list; each line of an item is a paragraph of its own, unless empty lines tell
  /// paragraphs from lines: then each line ends with a hard line break.
  static func numbered(_ texts: [String]) -> String {
    texts.enumerated().map { item("\($0 + 1). ", $1) }.joined()
  }

  /// A text of one line, so that it begins no block and has no mark-up.
  static func line(_ text: String) -> String { MarkdownText.line(text.terminalSafe) }

  private static func item(_ marker: String, _ text: String) -> String {
    let margin = "\n" + String(repeating: " ", count: marker.utf8.count)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String($0)) }
    let hasEmptyLine = lines.contains("")
    return marker + lines.joined(separator: (hasEmptyLine ? "\\" : "\n") + margin) + "\n"
  }
}
