extension DocumentFormat {
  /// YAML of any program or person, which is recognised by its members, as JSON is.
  static let yaml = DocumentFormat(
    "yaml", "YAML: one or more recipes, in one or several documents", endings: ["yaml", "yml"],
    reader: YAMLRecipeReader())
}
