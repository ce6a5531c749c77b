/// The formats that a kind of folder source reads; the raw value is the kind's name.
package enum FolderFamily: String, CaseIterable, Sendable {
  /// Markdown alone.
  case markdown
  /// JSON, with one recipe or several in a file or on each line.
  case json
  /// Every readable format.
  case folder

  /// The file name extensions, in lower case.
  package var endings: [String] {
    switch self {
    case .markdown: DocumentFormats.endings(of: ["markdown"])
    case .json: DocumentFormats.endings(of: ["json", "ndjson"])
    case .folder: DocumentFormats.endings
    }
  }

  /// The files, as people call them: "Markdown files".
  var files: String {
    switch self {
    case .markdown: "Markdown files"
    case .json: "JSON files"
    case .folder: "files of a known format"
    }
  }

  /// The reader.
  package var reader: any RecipeDocumentReader {
    switch self {
    case .markdown: MarkdownRecipeReader()
    case .json: JSONRecipeReader()
    case .folder: AnyDocumentReader()
    }
  }
}
