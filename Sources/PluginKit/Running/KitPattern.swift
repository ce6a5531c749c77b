import JSONSyntax
import Text

/// The expectation of a member of a message.
struct KitPattern {
  private let name: String
  private let pattern: JSONValue

  /// Creates the expectation of a member.
  init(_ member: JSONValue.Member) {
    name = member.name
    pattern = member.value
  }

  /// Checks a message.
  func check(_ message: JSONValue) throws(KitFailure) {
    let value = message[name]
    guard let type = pattern["$type"]?.string else {
      guard value.map(isEqual) == true else {
        throw .wrong("\(name) is \(value.shown), not \(pattern.shown)")
      }
      return
    }
    if value == nil || value?.isNull == true, pattern["$absent"]?.boolean == true { return }
    guard let value, KitTypes.isOfType(value, type) else {
      throw .wrong("\(name) is \(value.shown), which is not of the type \(type)")
    }
  }

  private func isEqual(_ value: JSONValue) -> Bool {
    guard value.kind == pattern.kind else { return false }
    return value.kind == .string ? value.string == pattern.string : value.text == pattern.text
  }
}

extension JSONValue {
  /// The start of the value as it was written, for messages.
  var shown: String { text.prefix(120).description.terminalSafe }
}

extension JSONValue? {
  /// The start of the value as it was written, for messages.
  var shown: String { self?.shown ?? "missing" }
}
