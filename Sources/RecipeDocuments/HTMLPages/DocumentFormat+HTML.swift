extension DocumentFormat {
  /// Web pages, and cookbooks of many recipes in one page.
  static let html = DocumentFormat(
    "html", "web pages (JSON-LD, microdata, RDFa, h-recipe); export writes a cookbook",
    endings: ["html", "htm", "xhtml"], reader: HTMLPageReader(), writer: HTMLCookbookWriter(),
    isSigned: HTMLPageSign.isThere)
}
