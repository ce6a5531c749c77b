import RecipeCore

extension HTTPResponse {
  /// The reason why the response contains no document, and the remedy; `nil` if it does.
  var refusal: (message: String, help: String)? {
    switch status {
    case 200..<300: nil
    case 407: ("the proxy asks for a user and a password (407)", "check the variable http_proxy")
    case 401, 403, 451:
      ("the server refused the page (\(status))", "save the page in a browser, and import the file")
    case 404, 410: ("the server has no such page (\(status))", "check the address in a browser")
    case 429:
      ("the server asks for a pause (429)", "try again later with 'recipes import --retry'")
    case 500...: ("the server failed (\(status))", "try again later with 'recipes import --retry'")
    default: ("the server answered with status \(status)", "check the address in a browser")
    }
  }
}

extension HTTPFailure {
  /// The remedy for the import of a page.
  var importHelp: String {
    if let help { return help }
    return switch reason {
    case .timedOut, .busy: "raise '--timeout', or try again later with 'recipes import --retry'"
    case .unknownHost: "check the address and the network"
    case .unreachable, .brokenBody, .cancelled: "try again later with 'recipes import --retry'"
    case .insecure: "check the server's certificate and this computer's clock"
    case .tooLarge, .unknownEncoding: "save the document, and import the file"
    case .badRedirect, .invalidURL: "check the address in a browser"
    case .helper: "reinstall recipes"
    case .proxy: "check the proxy"
    // No page has a key, a quota or a store.
    case .noKey, .quotaExhausted, .rateLimited, .suspended, .budgetSpent, .notCached:
      "try again later"
    }
  }
}
