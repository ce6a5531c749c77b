import Foundation

@testable import TOMLSyntax

/// A value as toml-test writes it down, normalised so that equal values are equal.
indirect enum TaggedValue: Hashable {
  case scalar(type: String, value: String)
  case array([TaggedValue])
  /// Names as UTF-8, because `String` takes canonically equivalent names for the same.
  case table([[UInt8]: TaggedValue])

  /// Something in the JSON that toml-test does not write.
  struct UnknownShape: Error {}

  init(json: Any) throws {
    if let elements = json as? [Any] {
      self = .array(try elements.map(TaggedValue.init(json:)))
    } else if let object = json as? [String: Any] {
      self = try Self(object: object)
    } else {
      throw UnknownShape()
    }
  }

  private init(object: [String: Any]) throws {
    if object.count == 2, let type = object["type"] as? String,
      let value = object["value"] as? String
    {
      self = .scalar(type: type, value: Self.normalised(value, type: type))
    } else {
      let members = try object.map { (Array($0.key.utf8), try TaggedValue(json: $0.value)) }
      self = .table(Dictionary(uniqueKeysWithValues: members))
    }
  }

  init(_ table: TOMLTable) {
    let members = table.entries.map { (Array($0.key.name.utf8), TaggedValue($0.value)) }
    self = .table(Dictionary(uniqueKeysWithValues: members))
  }

  private init(_ value: TOMLValue) {
    switch value.content {
    case .string(let text): self.init("string", text)
    case .integer(let integer): self.init("integer", String(integer))
    case .float(let number, _): self.init("float", "\(number)")
    case .boolean(let boolean): self.init("bool", String(boolean))
    case .offsetDateTime(let text): self.init("datetime", text)
    case .localDateTime(let text): self.init("datetime-local", text)
    case .localDate(let text): self.init("date-local", text)
    case .localTime(let text): self.init("time-local", text)
    case .array(let elements): self = .array(elements.map(TaggedValue.init))
    case .table(let table): self.init(table)
    }
  }

  private init(_ type: String, _ value: String) {
    self = .scalar(type: type, value: Self.normalised(value, type: type))
  }

  private static func normalised(_ value: String, type: String) -> String {
    switch type {
    case "float": Double(value).map { "\($0)" } ?? value
    case "datetime", "datetime-local", "time-local": withoutTrailingZeros(value)
    default: value
    }
  }

  private static func withoutTrailingZeros(_ time: String) -> String {
    time.replacing(/\.(\d*?)0+(?!\d)/) { $0.1.isEmpty ? "" : "." + $0.1 }
  }
}
