extension DocumentFormat {
  /// RecipeMD; as Markdown is what it is, `markdown` reads it too, and less strictly.
  static let recipeMD = DocumentFormat(
    "recipemd", "RecipeMD: Markdown with rules (recipemd.org)", endings: ["md"],
    reader: MarkdownRecipeReader(dialect: .recipeMD), writer: RecipeMDWriter())
}
