package import JSONSyntax

extension JSONWriter {
  /// Writes a value; an absent one, which should have been omitted, is `null`.
  package mutating func write(_ value: OutputValue) {
    switch value {
    case .absent, .null: null()
    case .boolean(let flag): boolean(flag)
    case .integer(let number): integer(number)
    case .number(let text): raw(text)
    case .text(let text): string(text)
    case .list(let values): writeArray(values)
    case .object(let members): writeObject(members)
    case .json(let text): raw(JSONText.compacted(text))
    }
  }

  /// Writes the members that are not absent, in the current object.
  package mutating func write(_ members: [OutputMember]) {
    for member in members { writeMember(member.name, member.value) }
  }

  /// Writes a member unless its value is absent.
  mutating func writeMember(_ name: String, _ value: OutputValue) {
    if case .absent = value { return }
    self.name(name)
    write(value)
  }

  private mutating func writeArray(_ values: [OutputValue]) {
    beginArray()
    for value in values { write(value) }
    endArray()
  }

  private mutating func writeObject(_ members: [OutputMember]) {
    beginObject()
    write(members)
    endObject()
  }
}
