import RecipeCore
import Text

/// Requests and their answers.
extension PluginConversation {
  /// Sends a request and delivers the records of its answer.
  mutating func ask(_ question: PluginRequest.Question) throws(SourceFailure) -> PluginDone {
    requests += 1
    let request = PluginRequest(id: String(requests), question: question)
    let left = ContinuousClock.now.duration(to: deadline).milliseconds
    // A little less than there is, so that an answer that ends in time is not late.
    reader.send(.request(request, milliseconds: max(1, left - left / 20)))
    reader.sendLast(.cancel(id: request.id))
    let done = try answer(to: request)
    reader.sendNothingLast()
    return done
  }

  private mutating func answer(to request: PluginRequest) throws(SourceFailure) -> PluginDone {
    reader.beginAnswer()
    defer { reportWarnings() }
    var count = 0
    var own: Set<String> = []
    while true {
      let message = try reader.next(until: deadline)
      switch message {
      case .record(request.id, _), .document(request.id, _):
        try countRecord(&count)
        warn(of: message, asking: request.question)
        if let name = message.recordName {
          if !own.insert(name).inserted { run.repeatedCount += 1 }
          // Several searches may find the same record.
          if !names.insert(name).inserted {
            keepLine(if: !run.isWithheld)
            continue
          }
        }
        let outcome = delivery.deliver(message)
        run.count(skipReason: outcome.skipReason)
        keepLine(if: outcome.mayBeCached)
      case .done(let done) where done.id == request.id:
        guard done.records == count else {
          throw miscount(done.records, of: count)
        }
        return done
      case .error(let error) where error.id == request.id:
        if case .get = request.question, error.isAboutARecord(namedByAPerson: asksByName) {
          return .nothing
        }
        throw refusal(error)
      case .error(let error) where error.id == nil && !error.isAboutALine: throw refusal(error)
      case .log(let level, let text): log(level, text)
      case .progress(request.id, let done, let total):
        delivery.collector.noteProgress(done, of: total)
      case .progress, .unknown(_, isOptional: true): continue
      default: reader.warn("a message that was not expected was skipped")
      }
    }
  }

  /// Returns the failure of an answer whose end does not count its records as they came.
  private func miscount(_ claimed: Int?, of count: Int) -> SourceFailure {
    let records = count.counted("record")
    let words =
      claimed.map { "counted \(reader.masked(String($0)))" }
      ?? "did not say how many: 'records' of 'done' is not a number of them"
    return SourceFailure(.partial, "the plug-in sent \(records), but \(words)")
  }

  /// Warns of a record that is not the one that was asked for (R8).
  private mutating func warn(of message: PluginMessage, asking question: PluginRequest.Question) {
    guard case .get(let wanted) = question, !message.isDocument, let given = message.recordName,
      given != wanted, !asksByName
    else { return }
    let names = [wanted, given].map { $0.prefix(60).description.terminalSafe }
    reader.warn("asked for the record '\(names[0])', it gave '\(names[1])'")
  }

  private mutating func keepLine(if mayBeCached: Bool) {
    if mayBeCached { run.transcript.add(reader.line) } else { run.transcript.withhold() }
  }

  private func countRecord(_ count: inout Int) throws(SourceFailure) {
    count += 1
    guard count > reader.limits.records else { return }
    throw SourceFailure(
      .partial, "the plug-in sent more than \(reader.limits.records) records in one answer",
      help: "raise max_records, or have the plug-in send them in pages")
  }

  private mutating func reportWarnings() { delivery.report(.warning, reader.takeWarnings()) }
}
