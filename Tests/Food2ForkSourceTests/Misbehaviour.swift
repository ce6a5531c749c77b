import RecipeCore
import TestSupport

/// The ways in which a real server goes wrong, each with the status that must come of it.
enum Misbehaviour: String, CaseIterable {
  case wantsPassword
  case forbids
  case isBusy
  case isRateLimited
  case usedUp
  case tenMegabytes
  case noise
  case endlessRedirect
  case redirectToFile
  case wrongLength
  case closesAtOnce
  case isNoHTTP

  /// What comes of it.
  var status: SourceStatus {
    switch self {
    case .wantsPassword, .forbids: .unauthorized
    case .isBusy: .unreachable
    case .isRateLimited: .rateLimited
    case .usedUp: .quotaExhausted
    case .tenMegabytes, .noise, .endlessRedirect, .redirectToFile, .wrongLength, .closesAtOnce,
      .isNoHTTP:
      .invalid
    }
  }

  /// What the server does.
  var reply: LoopbackReply {
    switch self {
    case .wantsPassword:
      .answer("", status: "401 No", headers: ["WWW-Authenticate: Basic realm=\"a\""])
    case .forbids: .answer("", status: "403 Forbidden")
    case .isBusy: .answer("", status: "503 Busy")
    case .isRateLimited: .answer("", status: "429 Slow", headers: ["Retry-After: 9"])
    case .usedUp: .answer(#"{"error": "limit"}"#)
    case .tenMegabytes: .answer(bytes: [UInt8](repeating: 0x20, count: 10 << 20))
    case .noise: .answer(bytes: [UInt8](repeating: 0xFF, count: 100_000))
    case .endlessRedirect: .redirect(to: "/again")
    case .redirectToFile: .redirect(to: "file:///etc/passwd")
    case .wrongLength:
      LoopbackReply([
        .send(LoopbackReply.head("200 OK", ["Content-Length: 999"]) + Array("[]".utf8))
      ])
    case .closesAtOnce: LoopbackReply([])
    case .isNoHTTP: LoopbackReply([.send([0, 1, 2])])
    }
  }
}
