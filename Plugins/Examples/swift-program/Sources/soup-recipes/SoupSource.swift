import RecipeCore
import RecipeDocuments

/// A kind of source: the recipes of a text in the configuration, in any format of documents.
struct SoupSource: RecipeSourcePlugin, RecipeSource {
  static let kind = "soup"
  static let summary = "the recipes of a text"
  static let options = [SourceOption("text", .text, "a document", isRequired: true)]

  let name: String
  let text: String

  static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) -> any RecipeSource {
    SoupSource(name: name, text: values.text("text") ?? "")
  }

  func gather(
    _ request: SourceRequest, into collector: SourceCollector
  ) async throws(SourceFailure) {
    let document = try document()
    collector.add(records(of: document), diagnostics: document.diagnostics)
  }

  func fetch(_ id: String) async throws(SourceFailure) -> RecipeRecord? {
    records(of: try document()).first { $0.reference.id == id }
  }

  private func document() throws(SourceFailure) -> DocumentOutcome {
    do {
      return try RecipeDocument.read(Array(text.utf8), path: name)
    } catch {
      throw SourceFailure(.invalid, "the text cannot be read: \(error)", help: "check text")
    }
  }

  private func records(of document: DocumentOutcome) -> [RecipeRecord] {
    document.entries.map { entry in
      RecipeRecord(
        reference: RecordReference(source: name, id: "\(entry.line)"),
        locator: .file(path: name, line: entry.line), recipe: entry.recipe)
    }
  }
}
