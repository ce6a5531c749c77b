import RecipeCore
import RecipeDocuments

/// A kind of source as a program outside of this package adds one: the recipes of one document.
struct OutsideSourcePlugin: RecipeSourcePlugin {
  static let kind = "inline"
  static let summary = "the recipes of a text"
  static let options = [SourceOption("text", .text, "a document", isRequired: true)]

  static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    OutsideSource(name: name, text: values.text("text") ?? "")
  }
}

/// A source of the recipes of one document.
struct OutsideSource: RecipeSource {
  let name: String
  let text: String

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    let document = try read(request.fields)
    collector.add(records(of: document), diagnostics: document.diagnostics)
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    records(of: try read(.all)).first { $0.reference.id == id }
  }

  /// The records of a document's recipes.
  func records(of document: DocumentOutcome) -> [RecipeRecord] {
    document.entries.map { entry in
      RecipeRecord(
        reference: RecordReference(source: name, id: "\(entry.line)"),
        locator: .file(path: name, line: entry.line), recipe: entry.recipe)
    }
  }

  private func read(_ fields: RecipeFieldSet) throws(SourceFailure) -> DocumentOutcome {
    do {
      return try RecipeDocument.read(Array(text.utf8), path: name, fields: fields)
    } catch {
      throw SourceFailure(.invalid, error.description)
    }
  }
}
