import RecipeCore
import Text

/// An address with placeholders: `https://api.example/recipes?q={query}&page={page}`.
struct URLTemplate: Sendable, Hashable {
  /// The values that an address may ask for.
  enum Placeholder: String, Sendable, CaseIterable {
    case query, page, offset, limit, cursor, id, key
  }

  private enum Part: Sendable, Hashable {
    case text(String)
    case placeholder(Placeholder)
  }

  /// The option that it is from, for messages.
  let option: String
  /// The server.
  let origin: WebOrigin
  private let parts: [Part]

  /// Reads an option, or returns `nil` if it was not given.
  ///
  /// - Throws: An error if it is not an address, or has an unknown placeholder.
  init?(
    _ option: String, in values: SourceOptionValues, allowing allowed: [Placeholder],
    requiring required: Placeholder? = nil
  ) throws(SourceOptionError) {
    guard let text = values.text(option) else { return nil }
    let location = values.location(of: option)
    if let flaw = AddressFlaw(of: text) {
      throw SourceOptionError("\(option) \(flaw.problem)", at: location, help: flaw.help)
    }
    do {
      parts = try Self.parts(of: text, allowed)
    } catch {
      throw SourceOptionError("\(option) \(error.problem)", at: location, help: error.help)
    }
    guard case .text(let start)? = parts.first, let origin = WebOrigin(ofURL: start),
      start.utf8.count > origin.text.utf8.count || parts.count == 1
    else {
      throw SourceOptionError(
        "\(option) is not an http or https address", at: location,
        help: "write it like \"https://api.example/recipes?page={page}\"")
    }
    self.option = option
    self.origin = origin
    if let required, !has(required) {
      throw SourceOptionError(
        "\(option) has no {\(required.rawValue)}", at: location,
        help: "put {\(required.rawValue)} where the address of the API has it")
    }
    if let name = openSecretName {
      throw SourceOptionError(
        "\(option) has a key in the open, in '\(name)'", at: location,
        help: "write \(name)={key}, and set key_env, key_file or key_command")
    }
  }

  /// True if the address asks for a value.
  func has(_ placeholder: Placeholder) -> Bool { parts.contains(.placeholder(placeholder)) }

  /// Returns the address with values; the placeholder of the key stays.
  func url(_ values: [Placeholder: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(.key): HTTPRequest.keyPlaceholder
      case .placeholder(let placeholder): (values[placeholder] ?? "").percentEncoded
      }
    }.joined()
  }

  /// True if the path has the key.
  var hasKeyInPath: Bool {
    url([:]).prefix { $0 != "?" }.contains(HTTPRequest.keyPlaceholder)
  }

  /// The names of the parameters that have the key.
  var keyParameters: [String] {
    parameters.filter { $0.value.contains(HTTPRequest.keyPlaceholder) }.map(\.name)
  }

  private var parameters: [(name: String, value: String)] {
    let query = url([:]).split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    return query.split(separator: "&").map { parameter in
      let pair = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(pair[0]), pair.count > 1 ? String(pair[1]) : "")
    }
  }

  /// The name of a parameter that has a key as it is, if any.
  private var openSecretName: String? {
    let names: Set = ["key", "apikey", "api_key", "api-key", "app_key", "token", "access_token"]
    return parameters.first { name, value in
      // A key of a digit or two is one that a server gives to everybody.
      names.contains(name.lowercased()) && value.utf8.count > 3
        && !value.contains(HTTPRequest.keyPlaceholder)
    }?.name
  }

  private struct Flaw: Error {
    let problem: String
    let help: String?
  }

  private static func parts(
    of text: String, _ allowed: [Placeholder]
  ) throws(Flaw) -> [Part] {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw Flaw(
        problem: "has a character that an address cannot have",
        help: "write it as the browser shows it after copying: %20 for a space")
    }
    guard !text.contains("#"), !text.contains("@") else {
      throw Flaw(
        problem: "must not contain a fragment or password",
        help: "remove it; a key goes into key_env, key_file or key_command")
    }
    var parts: [Part] = []
    var rest = Substring(text)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw Flaw(problem: "has a brace without its partner", help: nil)
      }
      let name = String(rest[rest.index(after: brace)..<end])
      parts.append(.placeholder(try placeholder(name, allowed)))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return parts
  }

  private static func placeholder(
    _ name: String, _ allowed: [Placeholder]
  ) throws(Flaw) -> Placeholder {
    let names = allowed.map(\.rawValue)
    guard let placeholder = Placeholder(rawValue: name), allowed.contains(placeholder) else {
      throw Flaw(
        problem: "has {\(name)}, which stands for nothing here",
        help: "it may have " + names.map { "{\($0)}" }.joined(separator: ", "))
    }
    return placeholder
  }
}
