import JSONSyntax

extension FrontMatterValue {
  /// The value as JSON text, where literals have their meaning and other scalars are strings.
  var json: String {
    var writer = JSONWriter(isIndented: false)
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Creates a value from a JSON value.
  init(_ json: JSONValue) {
    switch json.kind {
    case .string: self = .text(json.string ?? "")
    case .number, .boolean: self = .literal(json.text)
    case .null: self = .literal("null")
    case .array: self = .list(json.elements.map { FrontMatterValue($0) })
    case .object:
      self = .map(
        json.members.map { member in
          FrontMatterMember(name: member.name, value: FrontMatterValue(member.value), line: 1)
        })
    }
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.string(text)
    case .literal(let literal): writer.raw(FrontMatterLiteral(literal)?.json ?? "null")
    case .list(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .map(let members):
      writer.beginObject()
      for member in members {
        writer.name(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}
