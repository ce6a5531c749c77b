import RecipeCore

extension FolderRecipeSource {
  /// What a file gave.
  struct Document {
    /// The records, and what was odd.
    var reading: FileReading
    /// Why it could not be read at all.
    var failure: SourceFailure?
    /// The file when it is too large to be held at once, and is read line by line.
    var lineFile: LineFile?
  }

  /// Reads one file of a place, whose index among all files is `index`; `path` is relative to it.
  func document(
    _ path: String, at index: Int = 0, in place: FolderPlace, fields: RecipeFieldSet
  ) -> Document {
    let absolute = place.absolute(path)
    do {
      let read = try files.readStamped(absolute, limit: Self.fileSizeLimit)
      let outcome = documents.read(read.bytes, path: absolute, fields: fields)
      return Document(
        reading: FileReading(
          place: index, records: records(of: outcome, path), diagnostics: outcome.diagnostics,
          isWithoutRecipe: outcome.isNoRecipe, stamp: read.stamp))
    } catch {
      if case .tooLarge = error.reason, let file = lineFile(path, in: place) {
        return Document(reading: FileReading(place: index), lineFile: file)
      }
      return Self.document(of: error, absolute, at: index)
    }
  }

  private func records(of outcome: DocumentOutcome, _ path: String) -> [RecipeRecord] {
    let isOne = outcome.entries.count == 1
    return outcome.entries.enumerated().map { index, entry in
      record(entry.recipe, id: isOne ? path : "\(path)#\(index + 1)", path, line: entry.line)
    }
  }

  /// The record of a recipe that stands at a line of a file.
  private func record(
    _ recipe: Recipe, id: String, _ path: String, line: Int
  ) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: source, id: id),
      locator: .file(path: path, line: line), recipe: recipe)
  }

  /// What is known of a file that could not be read.
  static func document(of error: FileError, _ path: String, at index: Int) -> Document {
    var message = "the file cannot be read: \(error.reasonText)"
    var help: String?
    switch error.reason {
    case .tooLarge:
      message = "the file is larger than the limit of \(fileSizeLimit >> 20) MiB and was not read"
      help = "split it into smaller files, or make it NDJSON: a recipe a line may be of any size"
    case .permissionDenied:
      help = "make it readable with 'chmod u+r', or leave it out with 'exclude'"
    default: break
    }
    let location = TextLocation(path: path)
    return Document(
      reading: FileReading(
        place: index, diagnostics: [Diagnostic(.error, message, at: location, help: help)]),
      failure: SourceFailure(.invalid, "\(path): \(message)", help: help))
  }
}

extension DocumentOutcome {
  /// True if the document is something else than recipes, rather than a recipe that is broken.
  fileprivate var isNoRecipe: Bool {
    entries.isEmpty && diagnostics.allSatisfy { $0.severity == .note }
  }
}
