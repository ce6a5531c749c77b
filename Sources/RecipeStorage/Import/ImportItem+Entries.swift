import RecipeCore
import RecipeDocuments

extension ImportItem {
  /// The entries of a document: one for each recipe, or one that says why there is none.
  func entries(_ add: (ImportCandidate) -> ImportEntry) -> [ImportEntry] {
    guard !outcome.entries.isEmpty else { return [withoutRecipe] }
    var places = ImportPlaces(of: self)
    return zip(outcome.entries, oddities).map { entry, oddities in
      add(ImportCandidate(entry.recipe, at: places.next(entry), reading: reading(oddities)))
    }
  }

  /// What `--retry` takes; `nil` for a pipe, which cannot be read again.
  var document: String? { isLasting ? origin : nil }

  private var withoutRecipe: ImportEntry {
    ImportEntry(
      document: document, origin: origin, title: nil,
      status: progress == .failed ? .failed : .skipped, reason: reason,
      reading: reading(outcome.diagnostics))
  }

  private func reading(_ oddities: [Diagnostic]) -> ImportReading {
    guard case .read(let format) = progress else {
      return ImportReading(format: nil, dialect: nil, oddities: oddities)
    }
    return ImportReading(format: format, dialect: outcome.dialect, oddities: oddities)
  }

  private var reason: String {
    let diagnostic = outcome.diagnostics.max { $0.severity < $1.severity }
    guard let diagnostic else { return "no recipe in it" }
    let place = diagnostic.location?.line.map { "line \($0): " } ?? ""
    return place + diagnostic.message
  }
}
