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

/// The cases of a version of the protocol.
struct KitCases: Sendable {
  /// The name of the case in which a source says hello.
  static let greeting = "answers hello in version 1"

  /// The cases.
  let all: [KitCase]
  /// The steps of the handshake; none of formatters.
  let handshake: [JSONValue]
  /// The types of the members of each message; none of formatters.
  let types: JSONValue?

  /// Reads a data file; none of a broken one.
  init(_ bytes: [UInt8]) {
    let root = try? JSONDocument(parsing: bytes).root
    all = root?["cases"]?.elements.compactMap(KitCase.init) ?? []
    types = root?["types"]
    handshake = Array(root?["handshake"]?.elements.map(\.self) ?? [])
  }

  /// Those of sources in version 1.
  static let version1 = KitCases(PackageResources.recipes_source_1_json)
  /// Those of formatters in version 1.
  static let formatters = KitCases(PackageResources.recipes_format_1_json)
}
