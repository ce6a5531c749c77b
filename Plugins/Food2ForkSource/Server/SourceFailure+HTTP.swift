import RecipeCore

extension SourceFailure {
  /// Makes a source's failure of a network's.
  ///
  /// - Parameters:
  ///   - failure: Its message holds no secrets.
  ///   - host: The server.
  init(_ failure: HTTPFailure, of host: String) {
    let message = "\(host): \(failure.message)"
    switch failure.reason {
    case .timedOut, .cancelled:
      self.init(.timeout, message, help: "raise timeout, or try again later")
    case .unknownHost: self.init(.unreachable, message, help: "check base_url and the network")
    case .unreachable: self.init(.unreachable, message, help: "check base_url, or try again later")
    case .insecure:
      self.init(.unreachable, message, help: "check the server's certificate and this clock")
    case .badRedirect, .invalidURL: self.init(.invalid, message, help: "check base_url")
    case .tooLarge: self.init(.invalid, message, help: "set query to something narrower")
    case .brokenBody: self.init(.invalid, message, help: "try again later")
    case .helper: self.init(.unreachable, failure.message)
    }
  }
}
