import JSONSyntax

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
