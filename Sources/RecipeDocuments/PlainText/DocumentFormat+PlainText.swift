extension DocumentFormat {
  /// Plain text with one recipe, or with several below each other.
  ///
  /// Titles and words such as "Ingredients" become headings, the lines below them items.
  ///
  /// ```
  /// Leek soup
  /// Serves 4
  ///
  /// Ingredients
  /// 2 leeks
  ///
  /// Method
  /// Wash the leeks.
  /// ```
  static let plainText = DocumentFormat(
    "text", "plain text: a title, ingredients and directions, told by headings or their lines",
    endings: ["txt", "text"],
    reader: ConvertedTextReader(dialect: "plain text") { PlainTextMarkdown(of: $0).bytes })
}
