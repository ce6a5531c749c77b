import RecipeCore

extension FolderRecipeSource {
  /// The result of reading a file.
  struct Document {
    /// The records and the problems.
    var reading: FileReading
    /// The reason why it could not be read at all.
    var failure: SourceFailure?
    /// The file if it is too large for memory, and is read line by line.
    var lineFile: LineFile?
  }

  /// Reads a file of a place, whose index among all files is `index`; `path` is relative to the
  /// place.
  func document(
    _ path: String, at index: Int = 0, in place: ResolvedFolder, _ request: SourceRequest
  ) -> Document {
    let absolute = place.absolute(path)
    do {
      let read = try files.readStamped(absolute, limit: Self.maximumFileSize)
      let outcome = documents.read(read.bytes, path: absolute, fields: request.neededFields)
      var reading = FileReading(
        place: index, records: records(of: outcome, path), diagnostics: outcome.diagnostics,
        isWithoutRecipe: outcome.isNoRecipe, stamp: read.stamp)
      reading.coverage = documents.coverage(
        of: outcome, in: read.bytes, path: absolute, request.coverage)
      return Document(reading: reading)
    } catch {
      if case .tooLarge = error.reason, let file = lineFile(path, in: place) {
        return Document(reading: FileReading(place: index), lineFile: file)
      }
      return Self.document(of: error, absolute, at: index)
    }
  }

  private func records(of outcome: DocumentOutcome, _ path: String) -> [RecipeRecord] {
    if let entry = outcome.entries.first, outcome.entries.count == 1 {
      return [record(entry, RecordNames.Name(id: path, number: nil), path)]
    }
    let names = RecordNames.all(of: path, stating: outcome.entries.map(\.statedID))
    return zip(outcome.entries, names).map { record($0, $1, path) }
  }

  /// Returns the record of a recipe of a file.
  ///
  /// - Parameter lineCount: The number of lines before those that were read.
  func record(
    _ entry: DocumentOutcome.Entry, _ name: RecordNames.Name, _ path: String,
    after lineCount: Int = 0
  ) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: source, id: name.id),
      locator: .file(path: path, line: lineCount + entry.line), number: name.number,
      content: RecipeContent(entry.recipe))
  }

  /// Returns the result for a file that could not be read.
  static func document(of error: FileError, _ path: String, at index: Int) -> Document {
    var message = "the file cannot be read: \(error.reasonText)"
    var help: String?
    switch error.reason {
    case .tooLarge:
      message = "the file is larger than the limit of \(maximumFileSize >> 20) MiB and was not read"
      help =
        "split it into smaller files, or make it NDJSON: a file with a recipe per line may be of any size"
    case .permissionDenied:
      help = "make it readable with 'chmod u+r', or exclude it with 'exclude'"
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
  /// True if the document is something other than recipes, rather than a broken recipe.
  fileprivate var isNoRecipe: Bool {
    entries.isEmpty && diagnostics.allSatisfy { $0.severity == .note }
  }
}
