import RecipeCore
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The variable of the environment that names the proxy for a URL, as the library looks for it.
///
/// The library alone decides whether `no_proxy` excepts the URL.
struct ProxyVariable: Hashable {
  /// Its name.
  let name: String
  /// The proxy without a user, a password and a scheme: `proxy.example:3128`.
  let proxy: String

  /// The maximum length of a proxy in a message.
  private static let maximumLength = 100

  /// Finds the variable, or returns `nil` if none is set.
  ///
  /// - Parameters:
  ///   - scheme: The scheme of the URL: `http` or `https`.
  ///   - value: Returns the value of a variable.
  init?(
    for scheme: String,
    value: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) {
    // A server may run a program with HTTP_PROXY set from the header "Proxy:" of a request.
    let own = scheme == "http" ? ["http_proxy"] : ["https_proxy", "HTTPS_PROXY"]
    let names = own + ["all_proxy", "ALL_PROXY"]
    guard let name = names.first(where: { !(value($0) ?? "").isEmpty }), let text = value(name)
    else { return nil }
    self.name = name
    proxy = Self.bare(text)
  }

  /// The proxy in a message.
  var words: String { proxy.isEmpty ? "the proxy" : "the proxy \(proxy)" }

  /// The remedy for a proxy that cannot be used.
  var help: String { "check the variable \(name), or name the host in no_proxy" }

  /// Returns the failure of a proxy that refused to connect, by the status of its answer.
  func refusal(status: Int) -> HTTPFailure {
    status == 407
      ? HTTPFailure(
        .proxy, "\(words) asks for a user and a password (407)",
        help: "write them in the variable \(name): http://USER:PASSWORD@HOST:PORT")
      : HTTPFailure(.proxy, "\(words) refused the connection (\(status))", help: help)
  }

  private static func bare(_ text: String) -> String {
    var rest = text[...]
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    rest = rest.prefix { !"/?#".contains($0) }
    if let user = rest.lastIndex(of: "@") { rest = rest[rest.index(after: user)...] }
    return String(rest.prefix(maximumLength)).terminalSafe
  }
}
