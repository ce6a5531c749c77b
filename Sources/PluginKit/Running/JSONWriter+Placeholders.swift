import JSONSyntax

extension JSONWriter {
  /// Writes a value with what its placeholders stand for.
  ///
  /// - Parameter texts: The values of the placeholders, as JSON; empty for a member that is to be left out.
  mutating func write(_ json: JSONValue, with texts: [String: String] = [:]) {
    switch json.kind {
    case .object:
      beginObject()
      for member in json.members where member.value.string.flatMap({ texts[$0] }) != "" {
        name(member.name)
        write(member.value, with: texts)
      }
      endObject()
    case .array:
      beginArray()
      for element in json.elements { write(element, with: texts) }
      endArray()
    case .string:
      let text = json.string ?? ""
      if let value = texts[text] { raw(value) } else { string(text) }
    case .null, .boolean, .number: raw(json.text)
    }
  }
}
