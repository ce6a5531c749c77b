/// The supported extensions of CommonMark.
package struct MarkdownExtensions: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Pipe tables (GitHub Flavored Markdown 4.10).
  package static let tables = MarkdownExtensions(rawValue: 1 << 0)
  /// Check boxes of list items, `[ ]` and `[x]` (GitHub Flavored Markdown 5.3).
  package static let tasks = MarkdownExtensions(rawValue: 1 << 1)
  /// `~~gone~~` (GitHub Flavored Markdown 6.5).
  package static let strikethrough = MarkdownExtensions(rawValue: 1 << 2)
  /// Footnote references `[^1]`, which are `[1]` in the text.
  package static let footnotes = MarkdownExtensions(rawValue: 1 << 3)
  /// `[[page|label]]` and `![[file]]`, as in wikis and Obsidian.
  package static let wikiLinks = MarkdownExtensions(rawValue: 1 << 4)
  /// Tags of static site generators: `{{< timer "10 min" >}}`, `{{% note %}}`, `{% include a.html %}`.
  package static let siteTags = MarkdownExtensions(rawValue: 1 << 5)

  /// Rows `| a | b |` without a delimiter row, and tables right below a line of text.
  package static let looseRows = MarkdownExtensions(rawValue: 1 << 6)

  /// All extensions: what people write in recipes.
  package static let all: MarkdownExtensions = [
    .tables, .tasks, .strikethrough, .footnotes, .wikiLinks, .siteTags, .looseRows,
  ]
}
