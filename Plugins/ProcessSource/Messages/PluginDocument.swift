import JSONSyntax

/// A document in which the host reads recipes.
struct PluginDocument: Sendable {
  /// Its path.
  let path: String
  /// Its content.
  let bytes: [UInt8]

  /// Creates a document from its content.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Returns the message of a document of text.
  ///
  /// - Parameter id: The id of the request that it answers.
  func line(answering id: String?) -> [UInt8] {
    var writer = JSONWriter(isIndented: false)
    let text = String(decoding: bytes, as: UTF8.self)
    writer.beginObject()
    for (name, text) in [("t", "document"), ("id", id), ("path", path), ("text", text)] {
      guard let text else { continue }
      writer.name(name)
      writer.string(text)
    }
    writer.endObject()
    return writer.bytes
  }

  /// Reads a message, or returns `nil` if it has no path or no content.
  init?(_ root: JSONValue) {
    guard let path = root["path"]?.string, !path.isEmpty else { return nil }
    self.path = path
    if let text = root["text"]?.string {
      bytes = Array(text.utf8)
    } else if let content = root["base64"]?.string.flatMap(Base64.decoded) {
      bytes = content
    } else {
      return nil
    }
  }
}
