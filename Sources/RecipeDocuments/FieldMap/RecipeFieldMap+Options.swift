package import RecipeCore

extension RecipeFieldMap {
  /// Creates the map of a source from its configuration.
  ///
  /// - Parameter entries: The paths under the names of fields; unknown names are ignored.
  /// - Throws: An error with the location of a path that is not valid, or of a part of ingredients
  ///   without the path of the ingredients.
  package init(_ entries: [SourceOptionValues.Entry]) throws(SourceOptionError) {
    var paths: [MappedField: ValuePath] = [:]
    for entry in entries {
      guard let field = MappedField(rawValue: entry.key) else { continue }
      do {
        paths[field] = try ValuePath(parsing: entry.text)
      } catch {
        throw SourceOptionError(
          "the path of '\(entry.key)' \(error)", at: entry.location,
          help: "write keys, indices and '*' with dots between them, such as \"steps.*.text\"")
      }
    }
    for entry in entries where paths[.ingredients] == nil {
      guard MappedField(rawValue: entry.key)?.ingredientKey != nil else { continue }
      throw SourceOptionError(
        "'\(entry.key)' is a path in an ingredient, but there is none of 'ingredients'",
        at: entry.location, help: "add ingredients = \"KEY.*\"")
    }
    for entry in entries where paths[.ingredients]?.numberedStem == nil {
      guard let field = MappedField(rawValue: entry.key), field.ingredientKey != nil,
        paths[field]?.numberedStem != nil
      else { continue }
      throw SourceOptionError(
        "'\(entry.key)' counts its keys, but 'ingredients' does not", at: entry.location,
        help: "write both with '*' at the end of a key, such as \"strIngredient*\"")
    }
    self.init(paths)
  }
}
