extension DocumentFormat {
  /// Recipes as people type them, without any markup.
  static let plainText = DocumentFormat(
    "text", "plain text: a title, ingredients and directions below words that say so",
    endings: ["txt", "text"], reader: PlainTextReader())
}
