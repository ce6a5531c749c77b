import JSONSyntax
import RecipeCore
import Text

/// An error that a plug-in reports.
struct PluginError: Sendable {
  /// The request, or `nil` if the plug-in as a whole cannot go on.
  let id: String?
  /// The code, one of those of the protocol.
  let code: String
  private let text: String
  private let help: String?
  /// The time in seconds for which it does not want to be asked, if it says one.
  let pause: Int?

  /// The codes of the protocol.
  private static let codes: Set = [
    "bad_request", "unsupported", "unauthorized", "forbidden", "not_found", "rate_limited",
    "quota_exhausted", "timeout", "upstream", "invalid", "cancelled", "internal",
  ]

  /// Reads a message; an unknown code is `internal`.
  init(_ root: JSONValue) {
    id = root["id"]?.string
    let code = root["code"]?.string ?? ""
    self.code = Self.codes.contains(code) ? code : "internal"
    text = root["msg"]?.string ?? ""
    help = root["help"]?.string
    let milliseconds = root["retry_after_ms"]?.integer.flatMap { $0 > 0 ? $0 : nil }
    pause = milliseconds.map { ($0 - 1) / 1_000 + 1 }
  }

  /// True if a line of the host was not understood, which ends nothing.
  var isAboutALine: Bool { id == nil && code == "bad_request" }

  /// True if there is no such record.
  ///
  /// - Parameter isByAPerson: True if what was asked for may not even be an id.
  func isAboutARecord(namedByAPerson isByAPerson: Bool) -> Bool {
    code == "not_found" || isByAPerson && ["bad_request", "invalid"].contains(code)
  }

  /// The error as that of a source.
  var failure: SourceFailure {
    let words = code.split(separator: "_").joined(separator: " ")
    let message = text.isEmpty ? "the plug-in failed: \(words)" : text
    return SourceFailure(status, message.terminalSafe, help: help?.terminalSafe)
  }

  private var status: SourceStatus {
    switch code {
    case "unauthorized", "forbidden": .unauthorized
    case "rate_limited": .rateLimited
    case "quota_exhausted": .quotaExhausted
    case "timeout", "cancelled": .timeout
    case "upstream", "not_found": .unreachable
    default: .invalid
    }
  }
}
