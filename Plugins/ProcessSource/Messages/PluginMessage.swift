import JSONSyntax

/// A message from a plug-in.
enum PluginMessage {
  case hello(PluginHello)
  case ready
  case record(id: String?, recipe: JSONValue?)
  case document(id: String?, PluginDocument?)
  case progress
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

  /// Reads a line, or returns `nil` if it is not a message.
  init?(_ line: [UInt8]) {
    let limits = JSONLimits(depth: 64, size: line.count)
    guard let root = try? JSONDocument(parsing: line, limits: limits).root,
      let type = root["t"]?.string
    else { return nil }
    switch type {
    case "hello": self = .hello(PluginHello(root))
    case "ready": self = .ready
    case "record": self = .record(id: root["id"]?.string, recipe: root["recipe"])
    case "document": self = .document(id: root["id"]?.string, PluginDocument(root))
    case "progress": self = .progress
    case "log":
      self = .log(level: root["level"]?.string ?? "info", text: root["msg"]?.string ?? "")
    case "done": self = .done(PluginDone(root))
    case "error": self = .error(PluginError(root))
    default: self = .unknown(type: type, isOptional: root["opt"]?.boolean == true)
    }
  }
}

/// The answer of a plug-in to the opening message: its name and abilities.
struct PluginHello: Sendable {
  /// The protocol that it speaks.
  let speaks: String?
  /// Its version of the protocol.
  let version: Int?
  /// True if it can list all records.
  let lists: Bool
  /// True if it can search.
  let searches: Bool
  /// True if it can get one record.
  let gets: Bool
  /// False if it never uses a network.
  let usesNetwork: Bool
  /// The secrets without which it cannot work.
  let needs: [String]

  /// Reads a message.
  init(_ root: JSONValue) {
    speaks = root["protocol"]?.string
    version = root["version"]?.integer
    let abilities = root["caps"]
    lists = abilities?["list"]?.boolean == true
    searches = abilities?["search"]?.boolean == true
    gets = abilities?["get"]?.boolean == true
    usesNetwork = abilities?["network"]?.boolean != false
    needs = root["needs"]?.strings ?? []
  }
}

/// The end of an answer.
struct PluginDone: Sendable {
  /// The request.
  let id: String?
  /// The number of records that were sent.
  let records: Int?
  /// False if some are missing.
  let isComplete: Bool
  /// The cursor of the next page.
  let next: String?
  /// The state to keep, if one was sent.
  let state: PluginState
  /// The time in seconds for which the answer may be used again.
  let seconds: Int?

  /// The end of an answer about a record that is not there.
  static let nothing = PluginDone()

  private init() {
    (id, records, isComplete, next, state, seconds) = (nil, 0, true, nil, .unchanged, nil)
  }

  /// Reads a message.
  init(_ root: JSONValue) {
    id = root["id"]?.string
    records = root["records"]?.integer
    isComplete = root["complete"]?.boolean != false
    next = root["next"]?.string
    seconds = root["ttl_s"]?.integer
    let object = root["state"].flatMap { $0.kind == .object ? $0.text : nil }
    state = object.map(PluginState.object) ?? .unchanged
  }
}

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
