import JSONSyntax
import YAMLSyntax

/// What a YAML value means by the core schema, or what JSON says, to be compared.
enum YAMLMeaning: Equatable {
  case scalar(YAMLCoreScalar)
  case sequence([YAMLMeaning])
  case mapping([String: YAMLMeaning])

  /// The meaning of a YAML value.
  init(_ value: YAMLValue) {
    switch value.content {
    case .scalar: self = .scalar(value.core ?? .null)
    case .sequence(let elements): self = .sequence(elements.map(YAMLMeaning.init))
    case .mapping(let members):
      self = .mapping(
        Dictionary(members.map { ($0.name, YAMLMeaning($0.value)) }) { _, last in last })
    }
  }

  /// The meaning of a JSON value.
  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .scalar(.null)
    case .boolean: self = .scalar(.boolean(value.text == "true"))
    case .number: self = .scalar(.number(Double(value.text) ?? .nan))
    case .string: self = .scalar(.text(value.string ?? ""))
    case .array: self = .sequence(value.elements.map(YAMLMeaning.init))
    case .object:
      self = .mapping(
        Dictionary(value.members.map { ($0.name, YAMLMeaning($0.value)) }) { _, last in last })
    }
  }

  /// The meaning of a JSON text; that of none is null, as that of a YAML text without values.
  init(json: [UInt8]) throws {
    let isEmpty = json.allSatisfy { $0 == 0x0A || $0 == 0x20 }
    self = isEmpty ? .scalar(.null) : YAMLMeaning(try JSONDocument(parsing: json).root)
  }
}
