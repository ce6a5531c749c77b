import Archives
package import RecipeCore

/// A writer of Paprika's exports: a ZIP archive with a gzip file of JSON for each recipe.
package struct PaprikaWriter: RecipeDocumentWriter {
  /// Creates a writer.
  package init() {}

  package let holdsSeveral = true
  package let isText = false

  package let carriedFields: Set<RecipeField> = [
    .title, .publisher, .sourceURL, .imageURL, .ingredients, .ingredientGroups, .directions,
    .directionGroups,
    .description, .tags, .yield, .prepMinutes, .cookMinutes, .totalMinutes, .published, .notes,
    .nutrition,
  ]

  package func write(_ recipes: some Collection<Recipe>, to sink: (consuming [UInt8]) -> Void) {
    var archive = ZipWriter()
    var names = PaprikaNames()
    for recipe in recipes {
      let content = Gzip.stored(PaprikaDocument(recipe).json)
      sink(archive.add(names.name(for: recipe.title), content))
    }
    sink(archive.end())
  }
}

/// The names of the files in one archive.
private struct PaprikaNames {
  private var names = UnusedNames(separator: " ")

  init() {}

  /// Returns an unused name derived from a title.
  mutating func name(for title: String) -> String {
    let stem = String(
      String.UnicodeScalarView(title.unicodeScalars.prefix(80).map { Self.isSafe($0) ? $0 : "_" }))
    return names.name(stem) + ".paprikarecipe"
  }

  /// True for scalars other than control characters and those reserved by some system.
  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F && !#"/\:*?"<>|"#.unicodeScalars.contains(scalar)
  }
}
