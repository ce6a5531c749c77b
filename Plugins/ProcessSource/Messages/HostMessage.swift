import JSONSyntax
import RecipeCore

/// A message to a plug-in: an object on a line, with the type first and an `id` second.
enum HostMessage {
  /// The version of the protocol.
  static let version = 1

  case hello(PluginLimits)
  case start(PluginOpening)
  case request(PluginRequest, milliseconds: Int)
  case cancel(id: String)

  /// The line, with its end.
  var line: [UInt8] {
    var writer = JSONWriter(isIndented: false)
    writer.beginObject()
    writer.member("t", type)
    switch self {
    case .hello(let limits): writer.hello(limits)
    case .start(let opening): writer.opening(opening)
    case .request(let request, let milliseconds): writer.request(request, milliseconds)
    case .cancel(let id): writer.member("id", id)
    }
    writer.endObject()
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private var type: String {
    switch self {
    case .hello: "hello"
    case .start: "init"
    case .request(let request, _): request.question.type
    case .cancel: "cancel"
    }
  }
}

/// The opening message to a plug-in, before it is ready.
struct PluginOpening: Sendable {
  /// The options.
  let options: ProcessOptions
  /// The secrets.
  let secrets: PluginSecrets
  /// The state of the last run, as a JSON object.
  let state: String?
}

/// A request for records.
struct PluginRequest: Sendable, Hashable {
  /// The requested subject.
  enum Question: Sendable, Hashable {
    case list(cursor: String?)
    case search(String, cursor: String?)
    case get(String)

    /// The type of the message.
    var type: String {
      switch self {
      case .list: "list"
      case .search: "search"
      case .get: "get"
      }
    }
  }

  /// The identity of the request.
  let id: String
  /// The requested subject.
  let question: Question
}

extension JSONWriter {
  /// The number of records that a page should have at most.
  private static let pageSize = 1_000

  fileprivate mutating func member(_ name: String, _ text: String) {
    self.name(name)
    string(text)
  }

  fileprivate mutating func member(_ name: String, _ number: Int) {
    self.name(name)
    integer(number)
  }

  fileprivate mutating func hello(_ limits: PluginLimits) {
    member("protocol", "recipes-source")
    name("versions")
    raw("[\(HostMessage.version)]")
    member("host", PluginSurroundings.host)
    name("features")
    raw(#"["cancel","progress","documents"]"#)
    name("limits")
    beginObject()
    member("line", limits.line)
    member("records", limits.records)
    member("bytes", limits.bytes)
    endObject()
  }

  fileprivate mutating func opening(_ opening: PluginOpening) {
    name("config")
    raw(opening.options.config)
    name("secrets")
    beginObject()
    for (name, secret) in opening.secrets.values.sorted(by: { $0.key < $1.key }) {
      member(name, secret)
    }
    endObject()
    name("state")
    raw(opening.state ?? "null")
    member("folder", opening.options.folder)
  }

  fileprivate mutating func request(_ request: PluginRequest, _ milliseconds: Int) {
    member("id", request.id)
    switch request.question {
    case .list(let next): cursor(next)
    case .search(let text, let next):
      name("query")
      beginObject()
      member("text", text)
      endObject()
      cursor(next)
    case .get(let record): member("record", record)
    }
    member("deadline_ms", milliseconds)
  }

  private mutating func cursor(_ cursor: String?) {
    name("cursor")
    if let cursor { string(cursor) } else { null() }
    member("limit", Self.pageSize)
  }
}
