package import JSONSyntax

/// The error that a JSON answer reports, whatever its status: `{"error": "limit"}`, `{"status": "fail",
/// "message": "…"}`, `{"success": false, "message": "…"}`.
package struct AnswerError: Sendable, Hashable {
  /// The server's message, or a word that stands for it.
  package let text: String

  /// The members with an error; a false, empty or zero one says that there is none.
  private static let errors = ["error", "errors"]
  /// The members with a message for a person.
  private static let messages = ["message", "detail", "reason", "fault", "error_description"]
  /// The values of `status` that say that the request failed.
  private static let failures: Set = ["fail", "failed", "failure", "error"]
  /// The members with a code.
  private static let codes = ["code", "cod", "status", "statuscode", "error_code", "errorcode"]

  /// Finds the error of an answer, or returns `nil` if it reports none; a list of a single error is one.
  package init?(_ root: JSONValue) {
    let elements = root.elements
    let root = elements.count == 1 ? elements.first ?? root : root
    guard root.kind == .object else { return nil }
    for error in Self.errors.compactMap({ root.member($0) }) where !error.isNothing {
      text = Self.words(of: error)
      return
    }
    guard Self.hasFailed(root) else { return nil }
    text = Self.message(of: root) ?? root.member("status")?.string ?? "the request failed"
  }

  /// Returns the message for a person beside whatever else an answer has, or `nil` if there is none.
  package static func message(of root: JSONValue) -> String? {
    messages.lazy.compactMap { root.member($0) }.first { !$0.isNothing }.map(words)
  }

  /// True if an answer has a code of HTTP for a refusal or a failure.
  package static func hasCode(_ root: JSONValue) -> Bool {
    codes.contains { name in
      let value = root.member(name)
      return (value?.integer ?? value?.string.flatMap { Int($0) }).map((400..<600).contains)
        ?? false
    }
  }

  private static func words(of error: JSONValue) -> String {
    let inner = error.kind == .array ? error.elements.first ?? error : error
    let message = messages.lazy.compactMap { inner.member($0)?.string }.first
    return inner.string ?? message ?? inner.text
  }

  private static func hasFailed(_ root: JSONValue) -> Bool {
    if let status = root.member("status")?.string?.lowercased(), failures.contains(status) {
      return true
    }
    if ["success", "ok"].contains(where: { root.member($0)?.boolean == false }) { return true }
    return hasCode(root) && message(of: root) != nil
  }
}

extension JSONValue {
  /// Returns the value of a member whose name is written in small or capital letters.
  fileprivate func member(_ name: String) -> JSONValue? {
    self[name] ?? members.first { $0.name.lowercased() == name }?.value
  }

  /// True for a value that says nothing: null, false, 0, or an empty text, list or object.
  fileprivate var isNothing: Bool {
    switch kind {
    case .null: true
    case .boolean: boolean == false
    case .number: integer == 0
    case .string: string?.isEmpty ?? true
    case .array: elements.isEmpty
    case .object: members.isEmpty
    }
  }
}
