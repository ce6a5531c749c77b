/// The messages with records of complete answers, a line each, and how long they are fresh.
struct PluginTranscript: Sendable {
  /// The maximum size to keep in bytes.
  private static let maximumSize = 64 << 20

  /// The lines, without secrets; empty if they may not be cached, or are too many.
  private(set) var bytes: [UInt8] = []
  /// The number of messages with records.
  private(set) var count = 0
  private var lifetime: Int?
  private var answers = 0
  /// True if the lines may not be cached.
  private(set) var isWithheld = false

  /// The time in seconds for which the answers may be used again, or `nil` if they may not be cached.
  var seconds: Int? { isWithheld ? nil : lifetime }

  /// Adds a message with records.
  mutating func add(_ line: [UInt8]) {
    count += 1
    guard !isWithheld, bytes.count + line.count < Self.maximumSize else {
      isWithheld = true
      bytes = []
      return
    }
    bytes += line
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Gives the answers up, as something in them must not be cached.
  mutating func withhold() {
    count += 1
    isWithheld = true
    bytes = []
  }

  /// Ends an answer; all of several are fresh as long as each is.
  ///
  /// - Parameter seconds: The `ttl_s` of the answer.
  mutating func end(seconds: Int?) {
    let seconds = seconds.flatMap { $0 > 0 ? $0 : nil }
    answers += 1
    lifetime = answers == 1 ? seconds : lifetime.flatMap { known in seconds.map { min(known, $0) } }
  }
}
