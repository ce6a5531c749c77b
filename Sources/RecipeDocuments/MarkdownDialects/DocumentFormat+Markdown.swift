extension DocumentFormat {
  /// Markdown of every dialect; export writes front matter and headings.
  static let markdown = DocumentFormat(
    "markdown", "Markdown with headings, front matter, or neither",
    endings: ["md", "markdown", "mdown", "mkd", "mdx"], reader: MarkdownRecipeReader(),
    writer: MarkdownRecipeWriter(),
    dialects: MarkdownDialect.allCases.map { dialect in
      DocumentDialect(dialect.rawValue, reader: MarkdownRecipeReader(dialect: dialect))
    }, isHandwritten: true)
}
