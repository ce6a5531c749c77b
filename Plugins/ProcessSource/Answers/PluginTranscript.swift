/// The messages with records of complete answers, a line each, and how long they are fresh.
struct PluginTranscript: Sendable {
  /// The maximum size to keep in bytes.
  private static let sizeLimit = 64 << 20

  /// The lines, without secrets; empty if they are too many to be kept.
  private(set) var bytes: [UInt8] = []
  /// The number of messages with records.
  private(set) var count = 0
  private var lifetime: Int?
  private var isTooLong = false

  /// The time in seconds for which the answers may be used again, or `nil` if they may not be kept.
  var seconds: Int? { isTooLong ? nil : lifetime }

  /// Adds a message with records.
  mutating func add(_ line: [UInt8]) {
    count += 1
    guard !isTooLong, bytes.count + line.count < Self.sizeLimit else {
      isTooLong = true
      bytes = []
      return
    }
    bytes += line
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Ends an answer; all of several are fresh as long as each is.
  ///
  /// - Parameters:
  ///   - seconds: The `ttl_s` of the answer.
  ///   - isFirst: True for the first of several.
  mutating func end(seconds: Int?, isFirst: Bool) {
    let seconds = seconds.flatMap { $0 > 0 ? $0 : nil }
    lifetime = isFirst ? seconds : lifetime.flatMap { known in seconds.map { min(known, $0) } }
  }
}
