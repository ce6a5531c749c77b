import RecipeCore

extension FolderRecipeReader {
  /// What one file gave.
  struct Document {
    /// Its records.
    var records: [RecipeRecord] = []
    /// What was odd.
    var diagnostics: [Diagnostic] = []
    /// Why it could not be read at all.
    var failure: SourceFailure?
  }

  /// Reads one file of a place; `path` is relative to it.
  func read(_ path: String, in place: FolderPlace, fields: RecipeFieldSet) -> Document {
    let absolute = place.absolute(path)
    do {
      let bytes = try files.read(absolute, limit: Self.fileSizeLimit)
      let outcome = documents.read(bytes, path: absolute, fields: fields)
      return Document(records: records(of: outcome, path), diagnostics: outcome.diagnostics)
    } catch {
      return Self.unreadable(absolute, error)
    }
  }

  private func records(of outcome: DocumentOutcome, _ path: String) -> [RecipeRecord] {
    let isOne = outcome.entries.count == 1
    var records: [RecipeRecord] = []
    records.reserveCapacity(outcome.entries.count)
    for (index, entry) in outcome.entries.enumerated() {
      let id = isOne ? path : "\(path)#\(index + 1)"
      records.append(
        RecipeRecord(
          reference: RecordReference(source: source, id: id),
          locator: .file(path: path, line: entry.line), recipe: entry.recipe))
    }
    return records
  }

  private static func unreadable(_ path: String, _ error: FileError) -> Document {
    var message = "the file cannot be read: \(error.reasonText)"
    var help: String?
    switch error.reason {
    case .tooLarge:
      message = "the file is larger than the limit of \(fileSizeLimit >> 20) MiB and was not read"
      help = "split it into smaller files; NDJSON can be cut at any line end"
    case .permissionDenied:
      help = "make it readable with 'chmod u+r', or leave it out with 'exclude'"
    default: break
    }
    let location = TextLocation(path: path)
    return Document(
      diagnostics: [Diagnostic(.error, message, at: location, help: help)],
      failure: SourceFailure(.invalid, "\(path): \(message)", help: help))
  }
}
