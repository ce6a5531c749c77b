import JSONSyntax
import RecipeCore
import Text

/// The exchange of one step with a plug-in.
struct KitTalk {
  /// The plug-in.
  let channel: any ProgramChannel
  private let maximumLineLength: Int
  /// The most that arrays and objects may be nested.
  private static let maximumDepth = 64
  private let limit: ContinuousClock.Instant

  /// Creates the exchange of a step that ends at a time.
  init(_ channel: any ProgramChannel, maximumLineLength: Int, limit: ContinuousClock.Instant) {
    self.channel = channel
    self.maximumLineLength = maximumLineLength
    self.limit = limit
  }

  /// Sends a message.
  func send(_ line: [UInt8]) { channel.send(line + [UInt8(ascii: "\n")]) }

  /// Waits for the next message but for those that may come at any time.
  func message() throws(KitFailure) -> JSONValue {
    guard let message = try self.message(until: limit) else {
      throw .silence
    }
    return message
  }

  /// Checks that no message comes for a time.
  func quiet(_ time: Duration) throws(KitFailure) {
    guard let message = try self.message(until: .now.advanced(by: time)) else { return }
    throw .wrong("it says something unasked: \(message.shown)")
  }

  /// Checks that the plug-in ends.
  func end(status expected: Int?) throws(KitFailure) {
    while true {
      switch channel.receive(until: limit) {
      case .line: continue
      case .tooLong: throw longLine
      case .ended(nil, _): throw .wrong("it closes its output, but does not end")
      case .ended(let status?, _):
        guard let expected, Int(status) != expected else { return }
        throw .wrong("it ends with status \(status)")
      case .late, .cancelled: throw .wrong("it does not end in time")
      }
    }
  }

  private func message(
    until limit: ContinuousClock.Instant
  ) throws(KitFailure) -> JSONValue? {
    while true {
      switch channel.receive(until: limit) {
      case .line(let line):
        guard line.contains(where: { $0 > 0x20 }) else { continue }
        let message = try self.message(in: line)
        if !message.mayComeAtAnyTime { return message }
      case .tooLong: throw longLine
      case .ended(let status, _):
        let words = status.map { "with status \($0)" } ?? "by closing its output"
        throw .wrong("it ends \(words)\(lastError)")
      case .late, .cancelled: return nil
      }
    }
  }

  private func message(in line: [UInt8]) throws(KitFailure) -> JSONValue {
    guard !line.starts(with: [0xEF, 0xBB, 0xBF]) else {
      throw .wrong("it begins a line with a byte-order mark")
    }
    let limits = JSONLimits(depth: Self.maximumDepth, size: line.count)
    let root = try? JSONDocument(parsing: line, limits: limits).root
    guard let root, root.kind == .object, root["t"]?.kind == .string else {
      let text = String(decoding: line.prefix(120), as: UTF8.self).terminalSafe
      throw .wrong("it writes something else than a message: \(text)")
    }
    return root
  }

  /// The failure of a line that is too long to be read to its end.
  private var longLine: KitFailure {
    .wrong("it writes a line of more than \(maximumLineLength) bytes")
  }

  private var lastError: String {
    let lines = String(decoding: channel.errors, as: UTF8.self).split { $0.isNewline }
    return lines.last.map { "; it wrote: \($0.prefix(200).description.terminalSafe)" } ?? ""
  }
}

extension JSONValue {
  /// True for a message that no step waits for.
  fileprivate var mayComeAtAnyTime: Bool {
    switch self["t"]?.string {
    case "log": true
    case "error": self["id"].map(\.isNull) ?? true && self["code"]?.string == "bad_request"
    default: self["opt"]?.boolean == true
    }
  }
}
