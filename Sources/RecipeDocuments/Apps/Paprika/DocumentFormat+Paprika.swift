extension DocumentFormat {
  /// Paprika's exports, and single recipes from them.
  static let paprika = DocumentFormat(
    "paprika", "an export of Paprika, or one recipe of it", endings: paprikaEndings,
    reader: ArchiveRecipeReader(), writer: PaprikaWriter(),
    isSigned: { $0.isArchive && $0.ending(of: paprikaEndings) != nil })

  private static let paprikaEndings = ["paprikarecipes", "paprikarecipe"]
}
