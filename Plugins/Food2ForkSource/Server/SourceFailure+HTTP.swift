import RecipeCore

extension SourceFailure {
  /// Creates a source's failure from a failure of the network.
  ///
  /// - Parameters:
  ///   - failure: The failure, whose message contains no secrets.
  ///   - host: The server.
  init(_ failure: HTTPFailure, of host: String) {
    let message = "\(host): \(failure.message)"
    switch failure.reason {
    case .timedOut, .cancelled:
      self.init(.timeout, message, help: "raise timeout, or try again later")
    case .unknownHost: self.init(.unreachable, message, help: "check base_url and the network")
    case .unreachable: self.init(.unreachable, message, help: "check base_url, or try again later")
    case .insecure:
      self.init(
        .unreachable, message, help: "check the server's certificate and this computer's clock"
      )
    case .badRedirect, .invalidURL: self.init(.invalid, message, help: "check base_url")
    case .tooLarge: self.init(.invalid, message, help: "set query to a narrower search")
    case .brokenBody: self.init(.invalid, message, help: "try again later")
    case .helper: self.init(.unreachable, failure.message)
    }
  }
}
