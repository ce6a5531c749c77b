import JSONSyntax

/// A case of the kit: what is said to a plug-in, and what is expected of it.
package struct KitCase: Sendable {
  /// The weight of a case.
  package enum Level: String, Sendable {
    /// A plug-in that fails cannot be used with every host.
    case must
    /// A plug-in that fails can be used.
    case should
  }

  /// A sentence about what the plug-in does.
  package let name: String
  /// The rule of the protocol.
  package let rule: String
  /// The weight.
  package let level: Level
  /// The capability without which the case is skipped.
  package let needs: String?
  /// The steps.
  let steps: [JSONValue]

  /// True if it needs a plug-in that gets ready.
  var shakesHands: Bool { steps.contains { $0["handshake"] != nil } }

  /// True if the plug-in is to answer a hello of the case itself.
  var greets: Bool { sends("hello") }

  /// True if the plug-in is asked for records.
  var asks: Bool { sends("$ask") }

  private func sends(_ type: String) -> Bool {
    steps.contains { step in
      ["send", "send_halves", "send_padded"].contains { step[$0]?["t"]?.string == type }
    }
  }

  /// Reads a case, or returns `nil` if it is not one.
  init?(_ json: JSONValue) {
    guard let name = json["name"]?.string, let rule = json["rule"]?.string,
      let level = json["level"]?.string.flatMap(Level.init), let steps = json["steps"]
    else { return nil }
    self.name = name
    self.rule = rule
    self.level = level
    self.steps = Array(steps.elements)
    needs = json["needs"]?.string
  }
}
