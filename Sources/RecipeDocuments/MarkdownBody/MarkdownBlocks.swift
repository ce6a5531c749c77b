import MarkdownSyntax
import RecipeCore
import Text

/// Parts of recipes as Markdown blocks that display them literally, each with a final newline.
enum MarkdownBlocks {
  /// Returns a heading of a level from 1.
  static func heading(_ level: Int, _ text: String) -> String {
    String(repeating: "#", count: level) + " " + MarkdownText.heading(text.withoutControls) + "\n"
  }

  /// Returns the paragraphs of a text, with its line ends.
  static func paragraphs(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line(String($0)) + "\n" }.joined()
  }

  /// Returns a list with an item for each line, or an empty text without lines.
  static func bullets(_ lines: [String]) -> String {
    lines.map { "- \(line($0))\n" }.joined()
  }

  /// Returns a list of texts, each of which may have several lines.
  static func items(_ texts: [String]) -> String {
    texts.map { item("- ", $0) }.joined()
  }

  /// Returns a numbered list; each line of an item is a paragraph of its own, unless there are
  /// empty lines between paragraphs: then each line ends with a hard line break.
  static func numbered(_ texts: [String]) -> String {
    texts.enumerated().map { item("\($0 + 1). ", $1) }.joined()
  }

  /// Escapes a one-line text, so that it does not start a block or contain markup.
  static func line(_ text: String) -> String { MarkdownText.line(text.withoutControls) }

  private static func item(_ marker: String, _ text: String) -> String {
    let margin = "\n" + String(repeating: " ", count: marker.utf8.count)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String($0)) }
    let hasEmptyLine = lines.contains("")
    return marker + lines.joined(separator: (hasEmptyLine ? "\\" : "\n") + margin) + "\n"
  }
}
