extension DocumentFormat {
  /// Documents in AsciiDoc (https://docs.asciidoctor.org/asciidoc/latest/syntax-quick-reference/).
  ///
  /// ```
  /// = Leek soup
  ///
  /// == Ingredients
  /// * 2 leeks
  ///
  /// == Directions
  /// . Wash the leeks.
  /// ```
  static let asciiDoc = DocumentFormat(
    "asciidoc", "AsciiDoc: headings with equals signs, lists, tables (asciidoc.org)",
    endings: ["adoc", "asciidoc"],
    reader: ConvertedTextReader(dialect: "AsciiDoc") { AsciiDocMarkdown(of: $0).bytes })
}
