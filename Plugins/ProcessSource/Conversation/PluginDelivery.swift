import RecipeCore
import Text

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
  /// The ids of the only records that are wanted, or `nil` for all.
  var only: Set<String>?
  /// The second receiver of everything delivered, or `nil`.
  var copy: DeliveredRecords?

  /// The outcome of a message with records.
  struct Outcome: Sendable {
    /// False if its line must not be cached: a secret came out of it only when its recipes were read, and is masked
    /// there, but not in the line.
    let mayBeCached: Bool
    /// The reason why it has no record that can be used, as a phrase; `nil` if it has one.
    let skipReason: String?
  }

  /// Delivers the records of a message, if it has any.
  @discardableResult
  func deliver(_ message: PluginMessage) -> Outcome {
    let found = PluginRecord.all(of: message, source: source, fields: fields)
    var masking = RecordMasking(secrets: secrets)
    deliver(found.records.map { masking.masked($0) }, found.diagnostics.map(masked))
    return Outcome(
      mayBeCached: !masking.isNeeded,
      skipReason: found.skipReason.map { secrets?.masked($0) ?? $0 })
  }

  /// Delivers the records of a message that an earlier run cached.
  func deliver(_ entry: PluginRecents.Entry) {
    if let message = PluginMessage(entry.line) { deliver(message) }
  }

  /// Delivers what was delivered before.
  func deliver(_ known: DeliveredRecords) { deliver(known.records, known.diagnostics) }

  private func deliver(_ records: [RecipeRecord], _ diagnostics: [Diagnostic]) {
    let records = only.map { only in records.filter { only.contains($0.reference.id) } } ?? records
    collector.add(records, diagnostics: diagnostics)
    copy?.add(records, diagnostics)
  }

  /// Delivers the records of cached answers, each once.
  ///
  /// - Parameters:
  ///   - answers: The answers.
  ///   - names: The ids and paths of the records that were delivered, to which these are added.
  ///   - failure: The reason why they were not renewed.
  /// - Returns: The number of records that were left out, as they have the id of an earlier one of their answer.
  func deliver(
    _ answers: [CachedAnswer], besides names: inout Set<String>,
    because failure: SourceFailure? = nil
  ) -> Int {
    guard !answers.isEmpty else { return 0 }
    var repeated = 0
    for answer in answers {
      var own: Set<String> = []
      for line in answer.bytes.split(separator: UInt8(ascii: "\n")) {
        guard let message = PluginMessage(Array(line)) else { continue }
        if let name = message.recordName {
          if !own.insert(name).inserted { repeated += 1 }
          guard names.insert(name).inserted else { continue }
        }
        deliver(message)
      }
    }
    note(
      age: answers.map(\.age).max() ?? 0,
      isStale: failure != nil || !answers.allSatisfy(\.isFresh), because: failure)
    return repeated
  }

  /// Records the use of a cached answer.
  func note(age: Int, isStale: Bool, because failure: SourceFailure?) {
    var use = AnswerUse()
    use.oldestAge = age
    use.isStale = isStale
    use.failure = failure
    collector.note(use, nil)
  }

  /// Reports problems of the plug-in.
  func report(_ severity: Diagnostic.Severity, _ texts: [String]) {
    collector.add(diagnostics: texts.map { Diagnostic(severity, "\(source): \($0)") })
  }

  /// Reports that a plug-in which can only search was asked without words, and found nothing.
  func reportNoWords() {
    let hint = Diagnostic(
      .loss, "\(source): it can only search, and finds nothing without words",
      help:
        "'recipes search WORDS' asks it; 'query' in [sources.\(source)] is what it is asked otherwise"
    )
    collector.add(diagnostics: [hint])
  }

  /// Reports what a search found, as some of it may not be shown: a query decides about words, not the plug-in.
  func report(findings count: Int, of text: String) {
    guard count > 0 else { return }
    let words = text.prefix(60).description.terminalSafe
    let rest = "those without the words searched for are left out"
    report(
      .note, ["it found \(count) \(count == 1 ? "record" : "records") for '\(words)'; \(rest)"])
  }

  private func masked(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let secrets else { return diagnostic }
    return Diagnostic(
      diagnostic.severity, secrets.masked(diagnostic.message), at: diagnostic.location,
      help: diagnostic.help)
  }
}
