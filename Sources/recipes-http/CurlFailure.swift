import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A failure as the library reports it.
struct CurlFailure {
  /// The library's number (`CURLcode` in <curl/curl.h>).
  let code: Int
  /// The system's number of a failed connection, or 0.
  let systemCode: Int32
  /// The library's text, which may repeat what a certificate says.
  let text: String
  /// True if the head of the response had arrived.
  let hasHead: Bool
  /// The server of the URL.
  let party: WebAddress.Party
  /// True if all the time has passed, and not only that for the connection.
  let isLate: Bool

  /// The failure in words for a user, without the URL, which may contain a secret.
  var failure: HTTPFailure {
    switch code {
    case 1: HTTPFailure(.invalidURL, "the server does not speak HTTP")
    case 3: HTTPFailure(.invalidURL, "not an http or https URL")
    case 5: ofProxy("is not known")
    case 6: HTTPFailure(.unknownHost, "no such host")
    case 7 where isOfProxy: ofProxy("cannot be reached: \(refusal)")
    case 7: HTTPFailure(.unreachable, refusal)
    case 97: ofProxy("did not make the connection")
    case 28 where isLate: HTTPFailure(.timedOut, "no complete response in time")
    case 28: HTTPFailure(.unreachable, "no connection within \(CurlClient.connectSeconds) s")
    case 35 where text.lowercased().contains("wrong version number"):
      HTTPFailure(
        .insecure, "the server answers without TLS", help: "check the port, or write http://")
    case 35, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91:
      HTTPFailure(.insecure, "no secure connection could be made\(detail)")
    case 8:
      HTTPFailure(
        .brokenBody, "the head of the response, such as its Content-Length, does not fit the body",
        help: "the server is at fault: try again later, or tell those who run it")
    case 18: HTTPFailure(.brokenBody, "the response is incomplete")
    case 23: HTTPFailure(.brokenBody, "the body of the response cannot be decoded")
    case 52: HTTPFailure(.brokenBody, "the connection ended before a response")
    case 56 where !hasHead && isOfTunnel: proxyRefusal
    case 56 where !hasHead:
      HTTPFailure(
        .brokenBody, "the connection was reset before a response",
        help: party.scheme == "http" ? "try again later, or write https://" : nil)
    case 56: HTTPFailure(.brokenBody, "the connection was reset in the middle of the response")
    default: HTTPFailure(.brokenBody, "the response cannot be read (libcurl error \(code))")
    }
  }

  private var proxy: ProxyVariable? { ProxyVariable(for: party.scheme) }

  /// Returns the failure of the proxy.
  private func ofProxy(_ trouble: String) -> HTTPFailure {
    HTTPFailure(
      .proxy, "\(proxy?.words ?? "the proxy") \(trouble)",
      help: proxy?.help ?? "check the variables http_proxy, https_proxy and all_proxy")
  }

  /// The server as the library names it: an IPv6 address without brackets.
  private var server: String {
    "\(party.host.filter { !"[]".contains($0) }) port \(party.port) "
  }

  /// True if the connection that failed was one to a proxy: the library names whom it asked.
  private var isOfProxy: Bool {
    proxy != nil && (text.contains(" via ") || !text.lowercased().contains(server))
  }

  /// True if a proxy did not connect to the server: "CONNECT tunnel failed, response 407", or in older
  /// libraries "Received HTTP code 407 from proxy after CONNECT".
  private var isOfTunnel: Bool { text.contains("CONNECT") }

  private var proxyRefusal: HTTPFailure {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    guard let status = numbers.first(where: { (100...999).contains($0) }), let proxy else {
      return ofProxy("ended the connection")
    }
    return proxy.refusal(status: status)
  }

  private var refusal: String {
    switch systemCode {
    case ECONNREFUSED: "the connection was refused"
    case ENETUNREACH, EHOSTUNREACH, EADDRNOTAVAIL, EAFNOSUPPORT: "there is no network to it"
    default: "the server does not answer"
    }
  }

  /// The reason that the TLS library gives, in brackets.
  private var detail: String {
    let words = String(text.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) }.prefix(120))
    return words.isEmpty ? "" : " (\(words))"
  }
}
