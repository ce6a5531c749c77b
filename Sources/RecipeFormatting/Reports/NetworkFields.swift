import RecipeCore
import Text

/// The fields of a source's account with its server; absent for a source that asks no network.
enum NetworkFields {
  /// Returns the fields.
  ///
  /// - Parameter isInTable: True if a table shows them.
  static func all(isInTable: Bool) -> [ResultField<SourceReport>] {
    [
      field(
        "requests_today", column: .init("requests", priority: 0, minimumWidth: 14), isInTable,
        cell: \.requests, value: { .integer($0.requestsToday) }),
      field("requests_left", column: .init("left", priority: 7), false) {
        $0.requestsLeft.map { .integer($0) } ?? .absent
      },
      field(
        "quota_resets_in_seconds", column: .init("renewed", priority: 0, minimumWidth: 13),
        isInTable, cell: \.reset,
        value: { $0.secondsToReset.map { .integer($0) } ?? .absent }),
      field(
        "breaker",
        column: .init("server", priority: 0, minimumWidth: 14, isWrapped: true), isInTable,
        cell: \.server, value: { .text($0.breaker.rawValue) }),
      field("asked_again_in_seconds", column: .init("asked again", priority: 7), false) {
        .integer($0.secondsToWait)
      },
    ]
  }

  private static func field(
    _ name: String, column: ResultField<SourceReport>.Column, _ isInTable: Bool,
    cell: (@Sendable (NetworkStatus) -> String)? = nil,
    value: @escaping @Sendable (NetworkStatus) -> OutputValue
  ) -> ResultField<SourceReport> {
    guard let cell else {
      return ResultField(name, column: column, isInTable: isInTable) {
        $0.networkStatus.map(value) ?? .absent
      }
    }
    return ResultField(
      name, column: column, isInTable: isInTable, cell: { $0.networkStatus.map(cell) ?? "" },
      value: { $0.networkStatus.map(value) ?? .absent })
  }
}

extension NetworkStatus {
  /// The account in words, for a terminal without room for its columns.
  var lines: [String] {
    let renewal = reset.isEmpty ? "" : ", renewed \(reset)"
    return ["requests: \(requests)\(renewal)"] + (secondsToWait > 0 ? [server] : [])
  }

  /// The time of the next quota: "in 2 h 10 min".
  fileprivate var reset: String { secondsToReset.map { "in " + $0.secondsInWords } ?? "" }

  /// The requests of the day: "12 of 50 today".
  fileprivate var requests: String {
    quota.map { "\(requestsToday) of \($0) today" } ?? "\(requestsToday) today"
  }

  /// The next time that the server may be asked: "asked again in 40 s".
  fileprivate var server: String {
    secondsToWait > 0 ? "asked again in \(secondsToWait.secondsInWords)" : "asked"
  }
}
