import RecipeCore
import Text

/// The reading side of a conversation: messages without secrets, within limits.
struct PluginReader {
  /// The limits of what the plug-in may send.
  let limits: PluginLimits
  /// The line of the last message, without secrets.
  private(set) var line: [UInt8] = []
  private var warnings: [String] = []

  private let channel: any ProgramChannel
  private let secrets: PluginSecrets
  private var isGreeted = false
  private var bytesLeft = Int.max

  /// The number of bytes of noise that a message quotes.
  private static let quoteLength = 120

  /// Creates a reader of a channel.
  init(_ channel: any ProgramChannel, secrets: PluginSecrets, limits: PluginLimits) {
    self.channel = channel
    self.secrets = secrets
    self.limits = limits
  }

  /// Sends a message.
  func send(_ message: HostMessage) { channel.send(message.line) }

  /// Sends a message as the first step of ending the conversation.
  func sendLast(_ message: HostMessage) { channel.sendLast(message.line) }

  /// Takes back that message.
  func sendNothingLast() { channel.sendLast([]) }

  /// Ends the time in which everything but a message is an error.
  mutating func greet() { isGreeted = true }

  /// Starts counting the bytes of an answer.
  mutating func beginAnswer() { bytesLeft = limits.bytes }

  /// Adds a warning, if it is the first.
  mutating func warn(_ text: String) {
    if warnings.isEmpty { warnings.append(text) }
  }

  /// Takes the warnings since the last time.
  mutating func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  /// Waits for the next message.
  ///
  /// - Throws: The reason why there is none by the deadline.
  mutating func next(until deadline: ContinuousClock.Instant) throws(SourceFailure) -> PluginMessage
  {
    while true {
      switch channel.receive(until: deadline) {
      case .line(let line):
        try count(line)
        let line = secrets.masked(line: line)
        self.line = line
        if let message = PluginMessage(line) { return masked(message) }
        if line.contains(where: { $0 > 0x20 }) { try skip(line) }
      case .tooLong:
        throw failure(.invalid, "sent a line of more than \(limits.line) bytes")
      case .ended(let status, let rest): throw ended(status, rest)
      case .late: throw failure(.timeout, "did not answer in time")
      case .cancelled: throw SourceFailure(.timeout, "was stopped")
      }
    }
  }

  /// Waits while nothing is asked; what comes meanwhile is about no request and is dropped.
  ///
  /// - Returns: False if the plug-in cannot be asked any more.
  func isIdle(until deadline: ContinuousClock.Instant) -> Bool {
    switch channel.receive(until: deadline) {
    case .line, .late: true
    case .tooLong, .ended, .cancelled: false
    }
  }

  /// Returns a text of the plug-in without secrets.
  func masked(_ text: String) -> String { secrets.masked(text) }

  /// The last lines of standard error, without secrets.
  var errorLines: [String] {
    let text = String(decoding: secrets.masked(channel.errors), as: UTF8.self)
    return text.split { $0.isNewline }.map { String($0.prefix(500)).terminalSafe }
      .filter { $0.contains { $0 != " " } }.suffix(20)
  }

  /// Creates a failure that quotes standard error: the last line that names an error, or else the
  /// last.
  func failure(_ status: SourceStatus, _ text: String, help: String? = nil) -> SourceFailure {
    let lines = errorLines
    let telling = lines.last { $0.contains("rror") } ?? lines.last
    let words = telling.map { "; it wrote: \($0.prefix(200))" } ?? ""
    return SourceFailure(status, "the plug-in \(text)\(words)", help: help)
  }

  /// Masks the secrets in the text of a document, which may be encoded on its line.
  private mutating func masked(_ message: PluginMessage) -> PluginMessage {
    guard case .document(let id, let document?) = message else { return message }
    let bytes = secrets.maskedInAnswer(document.bytes)
    // A change would break what is not text; its recipes are masked once they have been read.
    guard bytes != document.bytes, String(validating: document.bytes, as: UTF8.self) != nil else {
      return message
    }
    let masked = PluginDocument(path: document.path, bytes: bytes)
    line = masked.line(answering: id)
    return .document(id: id, masked)
  }

  private mutating func count(_ line: [UInt8]) throws(SourceFailure) {
    bytesLeft -= line.count + 1
    guard bytesLeft < 0 else { return }
    throw failure(
      .invalid, "sent more than \(limits.bytes) bytes",
      help: "raise max_bytes, if that many are expected")
  }

  private mutating func skip(_ line: [UInt8]) throws(SourceFailure) {
    let text = String(decoding: line.prefix(Self.quoteLength), as: UTF8.self).terminalSafe
    guard isGreeted else {
      throw failure(
        .invalid, "wrote something else than messages: \"\(text)\"",
        help: "it must write that to standard error")
    }
    warn("a line that is not a message was skipped: \"\(text)\"")
  }

  private func ended(_ status: Int32?, _ rest: [UInt8]) -> SourceFailure {
    let place = rest.isEmpty ? "" : " in the middle of a message"
    return switch status {
    case nil: failure(.invalid, "closed its output\(place)")
    case let status? where status > 128:
      failure(.invalid, "was ended by signal \(status - 128)\(place)")
    case let status?: failure(.invalid, "ended\(place) with status \(status)")
    }
  }
}
