/// The settings of a source that asks a network, whatever its kind.
package struct NetworkSettings: Sendable, Hashable {
  /// The time for which an answer is fresh if its server does not say.
  package let freshFor: Duration
  /// The maximum number of requests per day, in UTC, or `nil` for no limit.
  package let dailyQuota: Int?
  /// The maximum number of requests per run.
  package let maximumRequestCount: Int
  /// The folder of a recording of requests that replaces the server, absolute, or `nil` for none.
  package let recording: String?

  /// Creates settings from their values.
  package init(
    freshFor: Duration = .seconds(86_400), dailyQuota: Int? = nil, maximumRequestCount: Int = 100,
    recording: String? = nil
  ) {
    self.freshFor = freshFor
    self.dailyQuota = dailyQuota
    self.maximumRequestCount = maximumRequestCount
    self.recording = recording
  }
}
