import JSONSyntax

/// The secrets in the lines that a plug-in sends.
extension PluginSecrets {
  /// The members that people read.
  private static let texts: Set = ["msg", "help"]
  /// The members by which the host finds its way, and which nobody else sees.
  private static let words: Set = ["t", "id", "code", "level"]

  /// Returns a line with each secret masked, in any spelling.
  ///
  /// A message keeps its form: a secret such as `1` is also an id of a request.
  func masked(line: [UInt8]) -> [UInt8] {
    let masked = masked(line)
    guard masked != line else { return line }
    guard let root = try? JSONDocument(parsing: line, limits: .ofMessage(line)).root,
      root.kind == .object
    else { return masked }
    var writer = JSONWriter(isIndented: false)
    writer.beginObject()
    for member in root.members {
      if Self.words.contains(member.name) || member.value.kind == .number {
        writer.name(member.name)
        writer.raw(member.value.text)
      } else if maskedInAnswer(member.name) == member.name {
        writer.name(member.name)
        write(member.value, isText: Self.texts.contains(member.name), to: &writer)
      }
    }
    writer.endObject()
    return writer.bytes
  }

  private func write(_ value: JSONValue, isText: Bool, to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
      writer.beginObject()
      for member in value.members {
        writer.name(maskedInAnswer(member.name))
        write(member.value, isText: isText, to: &writer)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for element in value.elements { write(element, isText: isText, to: &writer) }
      writer.endArray()
    case .string:
      let text = value.string ?? ""
      writer.string(isText ? masked(text) : maskedInAnswer(text))
    case .number:
      let masked = maskedInAnswer(value.text)
      if masked == value.text { writer.raw(masked) } else { writer.string(masked) }
    case .null, .boolean: writer.raw(value.text)
    }
  }
}
