package import RecipeCore

/// A kind of source as data: all that this module knows of a plug-in.
package struct SourceKind: Sendable, Hashable {
  /// The kind's name in `kind = "…"`.
  package let kind: String
  /// The summary, without a final full stop.
  package let summary: String
  /// The options besides those of every source.
  package let options: [SourceOption]
  /// True if sources of this kind ask a network, and so have its options, too.
  package let usesNetwork: Bool
  /// The default time limit of sources of this kind.
  package let defaultTimeout: Duration

  /// Creates a kind from its values.
  package init(
    kind: String, summary: String, options: [SourceOption], usesNetwork: Bool = false,
    defaultTimeout: Duration
  ) {
    self.kind = kind
    self.summary = summary
    self.options = options
    self.usesNetwork = usesNetwork
    self.defaultTimeout = defaultTimeout
  }
}

extension SourceKind {
  /// The options of every source that asks a network.
  private static let networkOptions = [
    SourceOption(
      "fresh_for", .duration, "how long an answer is fresh if the server does not say (1d)"),
    SourceOption(
      "daily_quota", .integer(1...10_000_000), "the maximum number of requests per day, in UTC"),
    SourceOption(
      "max_requests", .integer(1...100_000), "the maximum number of requests per run (100)"),
  ]
  private static let recordingOption = SourceOption(
    "recording", .path, "a folder of recorded answers to use instead of a server")

  /// The options of the kind, with those of all sources that ask a network if it does.
  var allOptions: [SourceOption] {
    guard usesNetwork else { return options }
    return options + Self.networkOptions + (readsRecordings ? [] : [Self.recordingOption])
  }

  /// True if sources of this kind read recordings in a layout of their own.
  package var readsRecordings: Bool { options.contains { $0.name == Self.recordingOption.name } }
}
