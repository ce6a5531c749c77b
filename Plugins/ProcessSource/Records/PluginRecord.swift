import JSONSyntax
import RecipeCore
import RecipeDocuments
import Text

/// The records that a message brought, and what is wrong with it.
struct PluginRecord {
  /// The maximum size of an id in bytes.
  private static let maximumIDLength = 1_024

  /// The records.
  let records: [RecipeRecord]
  /// The problems.
  let diagnostics: [Diagnostic]
  /// The reason why there is no record, as a phrase; `nil` if there is one.
  let skipReason: String?

  /// Reads the recipes of a message; of one that brings none there are none.
  static func all(
    of message: PluginMessage, source: String, fields: RecipeFieldSet
  ) -> PluginRecord {
    switch message {
    case .record(_, let recipe): PluginRecord(recipe, source: source, fields: fields)
    case .document(_, let document): all(of: document, source: source, fields: fields)
    default: PluginRecord(records: [], diagnostics: [], skipReason: "it is no record")
    }
  }

  /// Reads the recipe of a message.
  init(_ recipe: JSONValue?, source: String, fields: RecipeFieldSet) {
    let id = recipe?["id"]?.string
    guard let recipe, recipe.kind == .object, let id, Self.isUsable(id) else {
      let name = id ?? recipe?["title"]?.string ?? recipe?["id"]?.text ?? ""
      self.init(skipped: name, "has no usable id (a text)", source)
      return
    }
    let outcome = JSONRecipeReader.read(recipe, path: "\(source):\(id)", fields: fields)
    guard var found = outcome.entries.first?.plainText?.recipe else {
      self.init(skipped: id, "has no title", source)
      return
    }
    found.extras.removeAll { $0.name == "id" }
    self.init(
      records: [Self.record(found, source: source, id: id)],
      diagnostics: outcome.diagnostics)
  }

  /// Reads the recipes of a document.
  static func all(
    of document: PluginDocument?, source: String, fields: RecipeFieldSet
  ) -> PluginRecord {
    guard let document, isUsable(document.path) else {
      return PluginRecord(skipped: document?.path ?? "", "has no usable path or content", source)
    }
    let path = document.path
    // A reader takes a title from the name of the file: that must not begin with the name of the source.
    let outcome = AnyDocumentReader().read(
      document.bytes, path: "\(source)/\(path)", fields: fields)
    let names = RecordNames.all(of: path, stating: outcome.entries.map(\.statedID))
    let isOne = outcome.entries.count == 1
    let records = zip(outcome.entries, names).map { entry, name in
      let name = isOne ? nil : name
      return RecipeRecord(
        reference: RecordReference(source: source, id: name?.id ?? path),
        locator: .file(path: path, line: entry.line), number: name?.number,
        content: RecipeContent(entry.recipe))
    }
    let reason = records.isEmpty ? "the document '\(shown(path))' has no recipe" : nil
    return PluginRecord(
      records: records, diagnostics: outcome.diagnostics.map { moved($0, source, path) },
      skipReason: reason)
  }

  /// Returns the start of a name for messages.
  private static func shown(_ name: String) -> String { name.prefix(60).description.terminalSafe }

  /// Returns a problem in a document with the place that people know it by.
  private static func moved(
    _ diagnostic: Diagnostic, _ source: String, _ path: String
  ) -> Diagnostic {
    guard let location = diagnostic.location, location.path == "\(source)/\(path)" else {
      return diagnostic
    }
    return Diagnostic(
      diagnostic.severity, diagnostic.message,
      at: TextLocation(
        path: "\(source):\(path)", line: location.line, column: location.column),
      help: diagnostic.help)
  }

  private init(
    records: [RecipeRecord], diagnostics: [Diagnostic], skipReason: String? = nil
  ) {
    self.records = records
    self.diagnostics = diagnostics
    self.skipReason = skipReason
  }

  private init(skipped id: String, _ reason: String, _ source: String) {
    let problem = "the record '\(Self.shown(id))' \(reason)"
    self.init(
      records: [],
      diagnostics: [Diagnostic(.warning, "\(source): \(problem) and was skipped")],
      skipReason: problem)
  }

  private static func record(
    _ recipe: Recipe, source: String, id: String
  ) -> RecipeRecord {
    let page = recipe.sourceURL ?? recipe.f2fURL
    return RecipeRecord(
      reference: RecordReference(source: source, id: id),
      locator: page.map(Locator.url) ?? .file(path: id, line: 1), recipe: recipe)
  }

  private static func isUsable(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= maximumIDLength
      && !id.unicodeScalars.contains(where: \.steersTerminal)
  }
}
