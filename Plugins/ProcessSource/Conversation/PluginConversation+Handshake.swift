import RecipeCore
import Text

/// The handshake.
extension PluginConversation {
  /// Exchanges hello, the opening message and ready.
  mutating func greet(_ opening: PluginOpening) throws(SourceFailure) {
    let start = ContinuousClock.now.advanced(by: reader.limits.start)
    let limit = min(start, deadline)
    reader.send(.hello(reader.limits))
    let hello = try receiveHello(until: limit)
    reader.greet()
    try check(hello, opening)
    reader.send(.start(opening))
    try receiveReady(until: limit)
    self.hello = hello
  }

  private mutating func receiveHello(
    until limit: ContinuousClock.Instant
  ) throws(SourceFailure) -> PluginHello {
    switch try start(until: limit) {
    case .hello(let hello): return hello
    case .error(let error): throw refusal(error)
    default: throw reader.failure(.invalid, "did not say hello first")
    }
  }

  private func check(_ hello: PluginHello, _ opening: PluginOpening) throws(SourceFailure) {
    guard hello.speaks == "recipes-source" else {
      let speaks = (hello.speaks ?? "").prefix(40)
      throw reader.failure(.invalid, "speaks another protocol: '\(speaks)'".terminalSafe)
    }
    guard hello.version == HostMessage.version else {
      guard let version = hello.version else {
        throw reader.failure(
          .invalid, "did not choose a version of the protocol",
          help: "it must answer 'hello' with a 'hello' that has a version")
      }
      throw reader.failure(
        .invalid,
        "chose version \(version) of the protocol; only \(HostMessage.version) was offered",
        help: "install another version of the plug-in")
    }
    guard hello.lists || hello.searches else {
      throw reader.failure(.invalid, "can neither list nor search")
    }
    if let missing = hello.needs.first(where: { opening.secrets.values[$0] == nil }) {
      let name = missing.prefix(60).description.terminalSafe
      throw SourceFailure(
        .unauthorized, "the plug-in needs the secret \(name)",
        help: "add \(name) = { env = \"…\" } to [sources.\(delivery.source).secrets]")
    }
  }

  private mutating func receiveReady(until limit: ContinuousClock.Instant) throws(SourceFailure) {
    while true {
      switch try start(until: limit) {
      case .ready: return
      case .error(let error): throw refusal(error)
      case .log(let level, let text): log(level, text)
      case .unknown(_, isOptional: true): continue
      default: throw reader.failure(.invalid, "did not say that it is ready")
      }
    }
  }

  /// Waits for a message of the handshake.
  private mutating func start(
    until limit: ContinuousClock.Instant
  ) throws(SourceFailure) -> PluginMessage {
    do throws(SourceFailure) {
      return try reader.next(until: limit)
    } catch {
      guard error.status == .timeout, ContinuousClock.now < deadline else { throw error }
      throw reader.failure(
        .timeout, "was not ready within \(reader.limits.start.inWords)",
        help: "raise start_timeout, or do slow work in the first request")
    }
  }
}
