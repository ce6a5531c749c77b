extension DocumentFormat {
  /// Paprika's exports, and single recipes from them.
  static func paprika(of format: @escaping ArchiveRecipeReader.FormatFinder) -> DocumentFormat {
    DocumentFormat(
      "paprika", "an export of Paprika, or one recipe of it", endings: paprikaEndings,
      reader: ArchiveRecipeReader(format: format), writer: PaprikaWriter(), isArchive: true,
      isSigned: { $0.isArchive && $0.ending(of: paprikaEndings) != nil })
  }

  private static let paprikaEndings = ["paprikarecipes", "paprikarecipe"]
}
