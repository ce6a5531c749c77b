import RecipeCore

/// The delivery of what a plug-in gave to the collector of its source.
struct PluginDelivery: Sendable {
  /// The name of the source.
  let source: String
  /// The fields that the run needs.
  let fields: RecipeFieldSet
  /// The collector.
  let collector: SourceCollector
  /// The secrets that must not appear in what is reported, or `nil` if none were given to the plug-in.
  var secrets: PluginSecrets?

  /// Delivers the records of a message, if it has any.
  func deliver(_ message: PluginMessage) {
    let found: PluginRecord
    switch message {
    case .record(_, let recipe): found = PluginRecord(recipe, source: source, fields: fields)
    case .document(_, let document):
      found = PluginRecord.all(of: document, source: source, fields: fields)
    default: return
    }
    collector.add(found.records, diagnostics: found.diagnostics.map(masked))
  }

  /// Delivers the records of a kept answer.
  ///
  /// - Parameter failure: The reason why it was not renewed.
  func deliver(_ kept: KeptAnswer, because failure: SourceFailure? = nil) {
    for line in kept.bytes.split(separator: UInt8(ascii: "\n")) {
      if let message = PluginMessage(Array(line)) { deliver(message) }
    }
    var use = AnswerUse()
    use.oldestAge = kept.age
    use.isStale = failure != nil || !kept.isFresh
    use.failure = failure
    collector.note(use, nil)
  }

  /// Reports problems of the plug-in.
  func report(_ severity: Diagnostic.Severity, _ texts: [String]) {
    collector.add(diagnostics: texts.map { Diagnostic(severity, "\(source): \($0)") })
  }

  private func masked(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let secrets else { return diagnostic }
    return Diagnostic(
      diagnostic.severity, secrets.masked(diagnostic.message), at: diagnostic.location,
      help: diagnostic.help)
  }
}
