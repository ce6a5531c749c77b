extension DocumentFormat {
  /// Outlines of Org mode (https://orgmode.org/worg/org-syntax.html).
  ///
  /// ```
  /// * Leek soup                     :soup:
  /// ** Ingredients
  /// - 2 leeks
  /// ** Directions
  /// 1. Wash the leeks.
  /// ```
  static let org = DocumentFormat(
    "org", "Org mode: headings with stars, lists, properties (orgmode.org)", endings: ["org"],
    reader: ConvertedTextReader(dialect: "Org mode") { OrgMarkdown(of: $0).bytes })
}
