extension DocumentFormat {
  /// Outlines of Org mode, which are read as Markdown.
  static let org = DocumentFormat(
    "org", "Org mode: headings with stars, lists, properties (orgmode.org)", endings: ["org"],
    reader: OrgRecipeReader())
}
