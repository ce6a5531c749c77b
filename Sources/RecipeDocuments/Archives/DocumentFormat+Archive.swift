extension DocumentFormat {
  /// Archives of documents, each of which is read by its own format.
  static func archive(of format: @escaping ArchiveRecipeReader.FormatFinder) -> DocumentFormat {
    DocumentFormat(
      "archive", "a ZIP or gzip archive of documents, as Mealie and Tandoor export them",
      endings: ["zip", "gz"], reader: ArchiveRecipeReader(format: format), isArchive: true,
      isSigned: \.isArchive)
  }
}
