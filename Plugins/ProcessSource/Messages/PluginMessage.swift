import JSONSyntax

/// A message from a plug-in.
enum PluginMessage {
  case hello(PluginHello)
  case ready
  case record(id: String?, recipe: JSONValue?)
  case document(id: String?, PluginDocument?)
  case progress(id: String?, done: Int, total: Int?)
  case log(level: String, text: String)
  case done(PluginDone)
  case error(PluginError)
  /// A message of an unknown type.
  case unknown(type: String, isOptional: Bool)

  /// The id or path of the record that it brings, or `nil` if it brings none.
  var recordName: String? {
    switch self {
    case .record(_, let recipe): recipe?["id"]?.string
    case .document(_, let document): document?.path
    default: nil
    }
  }

  /// True if it is a document in which the host reads recipes.
  var isDocument: Bool { if case .document = self { true } else { false } }

  /// Reads a line, or returns `nil` if it is not a message.
  init?(_ line: [UInt8]) {
    guard let root = try? JSONDocument(parsing: line, limits: .ofMessage(line)).root,
      let type = root["t"]?.string
    else { return nil }
    switch type {
    case "hello": self = .hello(PluginHello(root))
    case "ready": self = .ready
    case "record": self = .record(id: root["id"]?.string, recipe: root["recipe"])
    case "document": self = .document(id: root["id"]?.string, PluginDocument(root))
    case "progress":
      self = .progress(
        id: root["id"]?.string, done: root["done"]?.integer ?? 0, total: root["total"]?.integer)
    case "log":
      self = .log(level: root["level"]?.string ?? "info", text: root["msg"]?.string ?? "")
    case "done": self = .done(PluginDone(root))
    case "error": self = .error(PluginError(root))
    default: self = .unknown(type: type, isOptional: root["opt"]?.boolean == true)
    }
  }
}
