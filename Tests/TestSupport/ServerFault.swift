/// The ways in which a server goes wrong, each with what must come of it.
package enum ServerFault: String, Sendable, CaseIterable {
  case refused, unresolvable, silent, drip, reset, truncated, wrongLength
  case badGzip, cutGzip, otherEncoding
  case errorInside, challenge, forbidden, limited, limitedWithTime, failing, oddStatus, page
  case redirectLoop, redirectElsewhere, redirectToFile, hugeBody, noHTTP, onlyInterim
  /// Pages without end.
  case endless
  /// Not a fault: answers that are preceded by others.
  case interim
  /// Not a fault: a server whose address is an IPv6 literal.
  case ipv6

  /// The status, a part of the cause, and a part of the remedy; without a cause all is well.
  package var expected: (status: String, cause: String?, remedy: String) {
    switch self {
    case .refused: ("unreachable", "the connection was refused", "check base_url")
    case .unresolvable: ("unreachable", "no such host", "check base_url and the network")
    case .silent, .drip: ("timeout", "within", "raise timeout")
    case .reset: ("invalid", "reset in the middle of the response", "try again later")
    case .truncated, .wrongLength: ("invalid", "the response is incomplete", "try again later")
    case .badGzip: ("invalid", "gzip", "try again later")
    case .cutGzip: ("invalid", "the compressed response was cut off", "try again later")
    case .otherEncoding: ("invalid", "encoded as 'br'", "the server is at fault")
    case .errorInside: ("quota_exhausted", "the quota is used up", "tomorrow")
    case .challenge: ("unauthorized", "refused access (401)", "check key_env")
    case .forbidden: ("unauthorized", "refused access (403)", "check key_env")
    case .limited: ("rate_limited", "asks for a pause (429)", "try again")
    case .limitedWithTime: ("rate_limited", "asks for a pause (429)", "try again")
    case .failing: ("unreachable", "failed (500)", "try again later")
    case .oddStatus: ("unreachable", "(799)", "try again later")
    case .page: ("invalid", "something other than recipes", "check base_url")
    case .redirectLoop: ("invalid", "redirects more than 5 times", "check base_url")
    case .redirectElsewhere: ("unauthorized", "which gets no key", "set base_url")
    case .redirectToFile: ("invalid", "not HTTP", "check base_url")
    case .hugeBody: ("invalid", "larger than", "narrower search")
    case .noHTTP: ("invalid", "does not speak HTTP", "check base_url")
    case .onlyInterim: ("invalid", "ended before a response", "try again later")
    case .endless: ("partial", "more than 3 pages", "raise max_pages")
    case .interim, .ipv6: ("ok", nil, "")
    }
  }

  /// Returns the reply to a request.
  ///
  /// - Parameters:
  ///   - other: The URL of another server, for the redirect to one.
  ///   - target: The target of the request.
  package func reply(other: String, to target: String) -> LoopbackReply {
    let answer = Self.answer
    switch self {
    case .refused, .unresolvable, .silent: return .silence
    case .drip:
      let head = LoopbackReply.head("200 OK", ["Content-Length: \(answer.utf8.count)"])
      let drops = answer.utf8.flatMap {
        [LoopbackReply.Step.pause(milliseconds: 400), .send([$0])]
      }
      return LoopbackReply([.send(head)] + drops)
    case .reset:
      return LoopbackReply([.send(Self.half), .pause(milliseconds: 50), .reset])
    case .truncated:
      let head = LoopbackReply.head("200 OK", ["Transfer-Encoding: chunked"])
      return LoopbackReply([.send(head + Array("40\r\n{\"count\": 1".utf8))])
    case .wrongLength: return LoopbackReply([.send(Self.half)])
    case .badGzip: return .answer(answer, headers: ["Content-Encoding: gzip"])
    case .cutGzip:
      let bytes = LoopbackReply.gzip(Array(answer.utf8)).prefix(40)
      return .answer(bytes: Array(bytes), headers: ["Content-Encoding: gzip"])
    case .otherEncoding: return .answer(answer, headers: ["Content-Encoding: br"])
    case .errorInside: return .answer(#"{"error": "limit"}"#)
    case .challenge:
      return .answer("", status: "401 No", headers: ["WWW-Authenticate: Basic realm=\"a\""])
    case .forbidden: return .answer("", status: "403 Forbidden")
    case .limited: return .answer("", status: "429 Slow")
    case .limitedWithTime: return .answer("", status: "429 Slow", headers: ["Retry-After: 900"])
    case .failing: return .answer("", status: "500 Oh")
    case .oddStatus: return .answer("", status: "799 Odd")
    case .page: return .answer("<html>Welcome</html>", headers: ["Content-Type: text/html"])
    case .redirectLoop: return .redirect(to: target)
    case .redirectElsewhere: return .redirect(to: other + target)
    case .redirectToFile: return .redirect(to: "file:///etc/passwd")
    case .hugeBody:
      let head = LoopbackReply.head("200 OK", ["Content-Length: \(100 << 20)"])
      let piece = LoopbackReply.Step.send([UInt8](repeating: 0x20, count: 1 << 20))
      return LoopbackReply([.send(head)] + Array(repeating: piece, count: 100))
    case .noHTTP: return LoopbackReply([.send(Array("220 mail.example ready\r\n".utf8))])
    case .onlyInterim: return LoopbackReply([.send(Self.interimHeads)])
    case .endless: return .answer(Self.page(of: target))
    case .interim: return LoopbackReply([.send(Self.interimHeads + Self.whole)])
    case .ipv6: return LoopbackReply([.send(Self.whole)])
    }
  }

  /// Returns the reply of a server that is well.
  package static var healthyReply: LoopbackReply { .answer(answer) }

  /// True if what is kept is shown instead.
  package var leavesKept: Bool {
    switch self {
    case .endless, .interim, .ipv6: false
    // It never had an answer that could be kept.
    case .unresolvable: false
    default: true
    }
  }

  private static func page(of target: String) -> String {
    let digits = target.split(separator: "page=").last?.prefix { $0.isNumber }
    let number = digits.flatMap { Int($0) } ?? 1
    let rows = (0..<30).map { row in
      #"{"recipe_id": "\#(number)-\#(row)", "title": "Soup", "ingredients": ["\#(row) leeks"]}"#
    }
    return #"{"count": 30, "recipes": [\#(rows.joined(separator: ", "))]}"#
  }

  private static let answer = """
    {"count": 1, "recipes": [{"recipe_id": "1", "title": "Leek Soup", "ingredients": ["3 leeks"]}]}
    """

  private static var whole: [UInt8] {
    LoopbackReply.head("200 OK", ["Content-Length: \(answer.utf8.count)"]) + answer.utf8
  }

  private static var half: [UInt8] {
    LoopbackReply.head("200 OK", ["Content-Length: \(answer.utf8.count)"])
      + answer.utf8.prefix(40)
  }

  private static var interimHeads: [UInt8] {
    Array(
      "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n".utf8)
  }
}
