extension SourceFailure {
  /// Creates a source's failure from that of a request.
  ///
  /// - Parameters:
  ///   - failure: The failure, whose message contains no secrets.
  ///   - host: The server.
  ///   - request: The request.
  package init(_ failure: HTTPFailure, of host: String, asking request: HTTPRequest) {
    let help = failure.help ?? (failure.reason == .tooLarge ? request.narrowing : nil)
    self.init(
      HTTPFailure(failure.reason, failure.message, help: help), of: host,
      option: request.addressOption)
  }

  /// Creates a source's failure from a failure of the network.
  ///
  /// - Parameters:
  ///   - failure: The failure, whose message contains no secrets.
  ///   - host: The server.
  ///   - option: The option that has the server's address.
  public init(_ failure: HTTPFailure, of host: String, option: String = "base_url") {
    let message = "\(host): \(failure.message)"
    switch failure.reason {
    case .timedOut, .busy, .cancelled:
      self.init(.timeout, message, help: failure.help ?? "raise timeout, or try again later")
    case .unknownHost:
      self.init(.unreachable, message, help: failure.help ?? "check \(option) and the network")
    case .unreachable:
      self.init(.unreachable, message, help: failure.help ?? "check \(option), or try again later")
    case .insecure:
      let help = "check the server's certificate and this computer's clock"
      self.init(.unreachable, message, help: failure.help ?? help)
    case .proxy: self.init(.unreachable, message, help: failure.help ?? "check the proxy")
    case .badRedirect, .invalidURL:
      self.init(.invalid, message, help: failure.help ?? "check \(option)")
    case .tooLarge:
      let help = "ask for less at a time, or set query to a narrower search"
      self.init(.invalid, message, help: failure.help ?? help)
    case .unknownEncoding: self.init(.invalid, message, help: failure.help)
    case .brokenBody: self.init(.invalid, message, help: failure.help ?? "try again later")
    case .helper: self.init(.unreachable, failure.message, help: failure.help)
    case .noKey: self.init(.unauthorized, failure.message, help: failure.help)
    case .quotaExhausted: self.init(.quotaExhausted, message, help: failure.help)
    case .rateLimited: self.init(.rateLimited, message, help: failure.help)
    case .suspended: self.init(.suspended, message, help: failure.help)
    case .budgetSpent: self.init(.partial, failure.message, help: failure.help)
    case .notCached: self.init(.unreachable, message, help: failure.help)
    }
  }
}
