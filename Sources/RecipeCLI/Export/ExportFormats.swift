import RecipeDocuments
import RecipeFormatting

/// The formats that `export` takes: those of data, and those of documents that are written.
enum ExportFormats {
  /// The formatters that write every field of every recipe.
  private static let data = FormatterCatalog.all.filter { $0.showsEveryField }

  /// The formats of documents that are written.
  private static var documents: [DocumentFormat] {
    DocumentFormats.all.filter { $0.writer != nil }
  }

  /// What `--format` takes.
  static var names: [String] {
    let dataNames = data.map { $0.name }
    return dataNames + documents.map(\.name).filter { !dataNames.contains($0) }
  }

  /// Whether a format is one of data, which streams and files get with an envelope or a header.
  static func isData(_ name: String) -> Bool { data.contains { $0.name == name } }

  /// The format of documents of a name, if it is written.
  static func document(named name: String) -> DocumentFormat? {
    documents.first { $0.name == name }
  }

  /// The formats of which a folder gets a file for each recipe.
  static var folderNames: [String] { documents.map(\.name) }

  /// The format that a file's ending asks for.
  static func name(forEndingOf path: String) -> String? {
    let path = path.lowercased()
    let ofData = data.first { path.hasSuffix("." + $0.name) }?.name
    let candidates = DocumentFormats.all.filter { names.contains($0.name) }
    let ending = candidates.flatMap(\.endings).filter { path.hasSuffix("." + $0) }
      .max { $0.utf8.count < $1.utf8.count }
    return ofData
      ?? ending.flatMap { ending in
        candidates.first { $0.endings.contains(ending) }?.name
      }
  }
}
