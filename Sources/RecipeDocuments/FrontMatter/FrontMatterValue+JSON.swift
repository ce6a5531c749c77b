import JSONSyntax

extension FrontMatterValue {
  /// The value as JSON text, where literals have their meaning and other scalars are strings.
  var json: String {
    var writer = JSONWriter(isIndented: false)
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
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
