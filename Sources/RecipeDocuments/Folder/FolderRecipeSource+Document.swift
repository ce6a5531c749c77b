import RecipeCore

extension FolderRecipeSource {
  /// What a file, or some, gave.
  struct Documents {
    /// The records.
    var records: [RecipeRecord] = []
    /// What was odd.
    var diagnostics: [Diagnostic] = []
    /// How many files hold no recipe and nothing that is wrong.
    var withoutRecipe = 0
    /// Why a file could not be read at all.
    var failure: SourceFailure?
    /// Files that are too large to be held at once, and are read line by line.
    var lineFiles: [LineFile] = []
  }

  /// Reads one file of a place, after others; `path` is relative to it.
  func read(
    _ path: String, in place: FolderPlace, fields: RecipeFieldSet, into all: inout Documents
  ) {
    let absolute = place.absolute(path)
    do {
      let bytes = try files.read(absolute, limit: Self.fileSizeLimit)
      let outcome = documents.read(bytes, path: absolute, fields: fields)
      addRecords(of: outcome, path, to: &all.records)
      all.diagnostics += outcome.diagnostics
      if outcome.isNoRecipe { all.withoutRecipe += 1 }
    } catch {
      if case .tooLarge = error.reason, let file = lineFile(path, in: place) {
        return all.lineFiles.append(file)
      }
      Self.note(error, absolute, in: &all)
    }
  }

  private func addRecords(
    of outcome: DocumentOutcome, _ path: String, to records: inout [RecipeRecord]
  ) {
    let isOne = outcome.entries.count == 1
    for index in outcome.entries.indices {
      let entry = outcome.entries[index]
      let id = isOne ? path : "\(path)#\(index + 1)"
      records.append(record(entry.recipe, id: id, path, line: entry.line))
    }
  }

  /// The record of a recipe that stands at a line of a file.
  func record(_ recipe: Recipe, id: String, _ path: String, line: Int) -> RecipeRecord {
    RecipeRecord(
      reference: RecordReference(source: source, id: id),
      locator: .file(path: path, line: line), recipe: recipe)
  }

  /// Notes why a file could not be read.
  static func note(_ error: FileError, _ path: String, in all: inout Documents) {
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
    all.diagnostics.append(Diagnostic(.error, message, at: location, help: help))
    all.failure = SourceFailure(.invalid, "\(path): \(message)", help: help)
  }
}

extension DocumentOutcome {
  /// Whether the document is something else than recipes, rather than a recipe that is broken.
  fileprivate var isNoRecipe: Bool {
    entries.isEmpty && diagnostics.allSatisfy { $0.severity == .note }
  }
}
