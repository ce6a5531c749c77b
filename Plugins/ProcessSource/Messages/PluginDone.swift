import JSONSyntax

/// The end of an answer.
struct PluginDone: Sendable {
  /// The request.
  let id: String?
  /// The number of records that were sent.
  let records: Int?
  /// False if some are missing.
  let isComplete: Bool
  /// The cursor of the next page.
  let next: String?
  /// The state to keep, if one was sent.
  let state: PluginState
  /// The time in seconds for which the answer may be used again.
  let seconds: Int?

  /// The end of an answer about a record that is not there.
  static let nothing = PluginDone()

  private init() {
    (id, records, isComplete, next, state, seconds) = (nil, 0, true, nil, .unchanged, nil)
  }

  /// Reads a message.
  init(_ root: JSONValue) {
    id = root["id"]?.string
    records = root["records"]?.integer
    isComplete = root["complete"]?.boolean != false
    next = root["next"]?.string
    seconds = root["ttl_s"]?.integer
    let object = root["state"].flatMap { $0.kind == .object ? $0.text : nil }
    state = object.map(PluginState.object) ?? .unchanged
  }
}
