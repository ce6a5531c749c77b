extension DocumentFormat {
  /// RecipeMD; as it is Markdown, `markdown` reads it too, less strictly.
  static let recipeMD = DocumentFormat(
    "recipemd", "RecipeMD, a strict form of Markdown (recipemd.org)", endings: ["md"],
    reader: MarkdownRecipeReader(dialect: .recipeMD), writer: RecipeMDWriter(),
    isHandwritten: true)
}
