import JSONSyntax

/// A document in which the host reads recipes.
struct PluginDocument: Sendable {
  /// Its path.
  let path: String
  /// Its content.
  let bytes: [UInt8]

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
