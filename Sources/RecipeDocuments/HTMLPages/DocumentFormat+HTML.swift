extension DocumentFormat {
  /// Web pages, and cookbooks of many recipes in one page.
  static let html = DocumentFormat(
    "html", "web pages, by their data or by what they display; export writes a cookbook",
    endings: ["html", "htm", "xhtml"], reader: HTMLPageReader(), writer: HTMLCookbookWriter(),
    isSigned: HTMLPageSign.isThere)
}
