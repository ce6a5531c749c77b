extension DocumentFormat {
  /// Documents in AsciiDoc, which are read as Markdown.
  static let asciiDoc = DocumentFormat(
    "asciidoc", "AsciiDoc: headings with equals signs, lists, tables (asciidoc.org)",
    endings: ["adoc", "asciidoc"], reader: AsciiDocRecipeReader())
}
