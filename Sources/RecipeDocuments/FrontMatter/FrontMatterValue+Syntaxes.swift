import TOMLSyntax
import YAMLSyntax

extension FrontMatterValue {
  /// The value of a YAML value.
  init(_ value: YAMLValue) {
    switch value.content {
    case .scalar(let text): self = .text(text)
    case .sequence(let elements): self = .list(elements.map(FrontMatterValue.init))
    case .mapping(let members): self = .map(members.map(FrontMatterMember.init))
    }
  }

  /// The value of a TOML value; numbers, dates and booleans become their text.
  init(_ value: TOMLValue) {
    switch value.content {
    case .string(let text), .offsetDateTime(let text), .localDateTime(let text),
      .localDate(let text), .localTime(let text), .float(_, let text):
      self = .text(text)
    case .integer(let integer): self = .text(String(integer))
    case .boolean(let boolean): self = .text(boolean ? "true" : "false")
    case .array(let elements): self = .list(elements.map(FrontMatterValue.init))
    case .table(let table): self = .map(table.entries.map(FrontMatterMember.init))
    }
  }
}

extension FrontMatterMember {
  /// The member of a YAML member.
  init(_ member: YAMLMember) {
    self.init(name: member.name, value: FrontMatterValue(member.value), line: member.value.line)
  }

  /// The member of a TOML entry.
  init(_ entry: TOMLTable.Entry) {
    self.init(
      name: entry.key.name, value: FrontMatterValue(entry.value), line: entry.key.position.line)
  }
}
