import RecipeCore
import RecipeDocuments

extension ImportItem {
  /// Returns an entry for each recipe of the document, or one with the reason why there is none.
  ///
  /// Corrupt documents in an archive have entries of their own, after the recipes.
  func entries(_ add: (ImportCandidate) -> ImportEntry) -> [ImportEntry] {
    guard !outcome.entries.isEmpty else {
      return [withoutRecipe(origin, outcome.diagnostics)]
    }
    var places = ImportOrigins(of: self)
    let oddities = ImportOddities(of: self)
    let entries = zip(outcome.entries, oddities.ofRecipes).map { entry, oddities in
      add(
        ImportCandidate(
          entry.recipe, at: places.next(entry), reading: reading(oddities, of: entry.partReading),
          original: outcome.entries.count == 1 ? original : nil))
    }
    return entries + oddities.broken.map { withoutRecipe($0.path, $0.diagnostics) }
  }

  /// The origin for `--retry`, or `nil` for a pipe, which cannot be read again.
  var document: String? { isLasting ? origin : nil }

  private func withoutRecipe(_ path: String, _ diagnostics: [Diagnostic]) -> ImportEntry {
    ImportEntry(
      document: document, origin: path, title: nil,
      status: isBroken(diagnostics) ? .failed : .skipped, reason: Self.reason(diagnostics),
      reading: reading(diagnostics))
  }

  /// True if there is a problem, rather than no recipe.
  private func isBroken(_ diagnostics: [Diagnostic]) -> Bool {
    switch progress {
    case .failed: true
    case .leftOut: false
    case .read: diagnostics.contains { $0.severity == .error }
    }
  }

  private func reading(
    _ oddities: [Diagnostic], of part: DocumentOutcome.PartReading? = nil
  ) -> ImportReading {
    guard case .read(let format) = progress else {
      return ImportReading(format: nil, dialect: nil, oddities: oddities)
    }
    return ImportReading(
      format: part?.format ?? format, dialect: part?.dialect ?? outcome.dialect,
      oddities: oddities, coverage: coverage)
  }

  private static func reason(_ diagnostics: [Diagnostic]) -> String {
    guard let worst = diagnostics.max(by: { $0.severity < $1.severity }) else {
      return "it contains no recipe"
    }
    let place = worst.location?.line.map { "line \($0): " } ?? ""
    return place + worst.message
  }
}
