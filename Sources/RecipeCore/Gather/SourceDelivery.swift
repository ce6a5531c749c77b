import Text

/// The records that one source delivered, and how its run ended.
struct SourceDelivery {
  private let records: [RecipeRecord]
  private let diagnostics: [Diagnostic]
  private let coverage: ReadingCoverage?
  private let outlineCount: Int
  private let unrequestedCount: Int
  private let answers: AnswerUse
  private let networkStatus: NetworkStatus?
  private let ending: SourceEnding
  private let timeout: Duration

  /// Creates a delivery; of records with the same reference the first in content order is kept.
  init(
    _ arrived: (records: [RecipeRecord], diagnostics: [Diagnostic]),
    coverage: ReadingCoverage? = nil, outlineCount: Int = 0,
    unrequestedCount: Int = 0,
    network: (answers: AnswerUse, networkStatus: NetworkStatus?) = (AnswerUse(), nil),
    ending: SourceEnding, timeout: Duration
  ) {
    self.coverage = coverage
    self.outlineCount = outlineCount
    self.unrequestedCount = unrequestedCount
    (answers, networkStatus) = network
    let unique = UniqueRecords(arrived.records)
    records = unique.records
    diagnostics =
      Self.inOrder(arrived.diagnostics) + unique.repeated.map(Self.diagnostic(ofRepeated:))
    self.ending = Self.ending(ending, of: arrived)
    self.timeout = timeout
  }

  /// Returns how the run ended: a source with errors from which nothing could be read has failed;
  /// it is not empty.
  private static func ending(
    _ ending: SourceEnding,
    of arrived: (records: [RecipeRecord], diagnostics: [Diagnostic])
  ) -> SourceEnding {
    guard case .finished = ending, arrived.records.isEmpty,
      arrived.diagnostics.contains(where: { $0.severity == .error })
    else { return ending }
    return .failed(
      SourceFailure(
        .invalid, "nothing in it can be read", help: "the messages above say what is broken"))
  }

  /// Returns diagnostics by file and line, whatever order files were read in; those without one
  /// last.
  private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let places = diagnostics.enumerated().map { index, diagnostic in
      let place = diagnostic.location
      return (
        isNowhere: place == nil, path: Array((place?.path ?? "").utf8), line: place?.line ?? 0,
        index: index
      )
    }
    return places.sorted { left, right in
      if left.isNowhere != right.isNowhere { return right.isNowhere }
      if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
      return (left.line, left.index) < (right.line, right.index)
    }.map { diagnostics[$0.index] }
  }

  /// Returns the batch that the other stages receive.
  func batch(
    of source: ConfiguredSource, elapsed: Duration, isWhole: Bool = false,
    isUndecided: Bool = false, finds: ServerFinds = ServerFinds()
  ) -> SourceBatch {
    let report = SourceReport(
      name: source.name, kind: source.kind, status: status, records: count,
      outlines: outlineCount, unrequested: unrequestedCount, milliseconds: elapsed.milliseconds,
      ageSeconds: answers.oldestAge, hasAsked: answers.hasAsked, coverage: coverage,
      networkStatus: networkStatus, error: error, help: help)
    return SourceBatch(
      report: report, traits: source.traits, records: records, isWhole: isWhole,
      isUndecided: isUndecided, finds: finds, diagnostics: diagnostics)
  }

  private static func diagnostic(ofRepeated reference: RecordReference) -> Diagnostic {
    Diagnostic(
      .warning,
      "source '\(reference.source)' delivered record '\(reference.id)' more than once; one copy is used"
    )
  }

  private var count: Int { records.count }

  private var status: SourceStatus {
    switch ending {
    case .finished where answers.missing > 0: .partial
    case .finished where answers.isStale: .stale
    case .finished: count == 0 ? .empty : .ok
    case .failed(let failure): count == 0 ? failure.status : failure.statusAfterRecords
    case .timedOut, .cancelled: count == 0 ? .timeout : .partial
    }
  }

  private var error: String? {
    switch ending {
    case .finished: answers.problem
    case .failed(let failure): failure.message + reasonOfAge(besides: failure)
    case .timedOut: "timed out after \(timeout.inWords)"
    case .cancelled: "cancelled"
    }
  }

  /// Returns the end of a message that says why cached answers were not renewed, if that is another reason
  /// than that of a failure.
  private func reasonOfAge(besides failure: SourceFailure) -> String {
    guard let cause = answers.failure, !failure.message.contains(cause.message),
      let problem = answers.problem
    else { return "" }
    return "; " + problem
  }

  private var help: String? {
    switch ending {
    case .failed(let failure): failure.help
    case .timedOut: "increase 'timeout' of this source in recipes.toml"
    case .finished: answers.help
    case .cancelled: nil
    }
  }
}

extension SourceFailure {
  /// The status to report if the source had delivered something before it failed.
  fileprivate var statusAfterRecords: SourceStatus {
    status == .stale ? .stale : .partial
  }
}
