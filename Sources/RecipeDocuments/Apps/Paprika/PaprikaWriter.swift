import Archives
package import RecipeCore

/// Writes recipes as an export of Paprika: a ZIP archive with a gzip file of JSON for each recipe.
package struct PaprikaWriter: RecipeDocumentWriter {
  /// Makes a writer.
  package init() {}

  package let holdsSeveral = true
  package let isText = false

  package let carriedFields: Set<RecipeField> = [
    .title, .publisher, .sourceURL, .imageURL, .ingredients, .ingredientGroups, .directions,
    .description, .tags, .yield, .prepMinutes, .cookMinutes, .totalMinutes, .published,
  ]

  package func write(_ recipes: [Recipe], to sink: (consuming [UInt8]) -> Void) {
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

  /// A name made of a title, which no entry before has.
  mutating func name(for title: String) -> String {
    let stem = String(
      String.UnicodeScalarView(title.unicodeScalars.prefix(80).map { Self.isSafe($0) ? $0 : "_" }))
    return names.name(stem) + ".paprikarecipe"
  }

  /// Neither a control character nor one that some system has another use for.
  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F && !#"/\:*?"<>|"#.unicodeScalars.contains(scalar)
  }
}
