import RecipeDocuments
import RecipeFormatting

/// The formats of `export` that need no program: output formats and writable document formats.
struct ExportFormats {
  /// The names of the output formats: tables are laid out for a terminal, and documents are more than the
  /// list of the same name.
  private let data: [String]

  /// Chooses among the output formats.
  init(_ formatters: FormatterCatalog) {
    let documents = DocumentFormats.writable.map(\.name)
    data = formatters.all.filter { type in
      type.shape.showsEveryField || type.shape != .table && !documents.contains(type.name)
    }.map { $0.name }
  }

  /// The values of `--format`.
  var names: [String] {
    data + DocumentFormats.writable.map(\.name).filter { !data.contains($0) }
  }

  /// True if a format is an output format, which may have an envelope or a header in streams and files.
  func isData(_ name: String) -> Bool { data.contains(name) }

  /// Returns the writable document format with a name.
  func document(named name: String) -> DocumentFormat? {
    DocumentFormats.writable.first { $0.name == name }
  }

  /// The formats of which a folder receives a file for each recipe.
  var folderNames: [String] { DocumentFormats.writable.map(\.name) }

  /// Returns the format for a file's extension.
  func name(forEndingOf path: String) -> String? {
    let path = path.lowercased()
    let ofData = data.first { path.hasSuffix("." + $0) }
    let candidates = DocumentFormats.all.filter { names.contains($0.name) }
    let ending = candidates.flatMap(\.endings).filter { path.hasSuffix("." + $0) }
      .max { $0.utf8.count < $1.utf8.count }
    return ofData
      ?? ending.flatMap { ending in
        candidates.first { $0.endings.contains(ending) }?.name
      }
  }
}
