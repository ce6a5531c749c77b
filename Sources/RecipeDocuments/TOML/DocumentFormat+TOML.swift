extension DocumentFormat {
  /// TOML of any program or person, which is recognised by its members, as JSON is.
  static let toml = DocumentFormat(
    "toml", "TOML: a recipe, or several in an array of tables", endings: ["toml"],
    reader: TOMLRecipeReader())
}
