import TOMLSyntax
import YAMLSyntax

extension FrontMatterValue {
  /// Creates a value from a YAML value.
  init(_ value: YAMLValue) {
    switch value.content {
    case .scalar(let text): self = Self.scalar(text, style: value.style)
    case .sequence(let elements): self = .list(elements.map(FrontMatterValue.init))
    case .mapping(let members): self = .map(members.map(FrontMatterMember.init))
    }
  }

  /// Returns a scalar, without the final newline of a block scalar.
  private static func scalar(_ text: String, style: YAMLValue.Style) -> FrontMatterValue {
    switch style {
    case .plain: literal(or: text)
    case .quoted: .text(text)
    case .block:
      .text(
        String(text[..<(text.lastIndex { $0 != "\n" }.map(text.index(after:)) ?? text.startIndex)]))
    }
  }

  private static func literal(or text: String) -> FrontMatterValue {
    FrontMatterLiteral(text) == nil ? .text(text) : .literal(text)
  }

  /// Creates a value from a TOML value; dates, and numbers that JSON cannot represent, become
  /// texts.
  init(_ value: TOMLValue) {
    switch value.content {
    case .string(let text), .offsetDateTime(let text), .localDateTime(let text),
      .localDate(let text), .localTime(let text):
      self = .text(text)
    case .float(_, let text): self = Self.literal(or: text)
    case .integer(let integer): self = .literal(String(integer))
    case .boolean(let boolean): self = .literal(boolean ? "true" : "false")
    case .array(let elements): self = .list(elements.map(FrontMatterValue.init))
    case .table(let table): self = .map(table.entries.map(FrontMatterMember.init))
    }
  }
}

extension FrontMatterMember {
  /// Creates a member from a YAML member.
  init(_ member: YAMLMember) {
    self.init(name: member.name, value: FrontMatterValue(member.value), line: member.line)
  }

  /// Creates a member from a TOML entry.
  init(_ entry: TOMLTable.Entry) {
    self.init(
      name: entry.key.name, value: FrontMatterValue(entry.value), line: entry.key.position.line)
  }
}
