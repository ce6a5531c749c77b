import JSONSyntax

/// The nodes of a JSON-LD document by their `@id`, to resolve references such as
/// `"author": {"@id": "#jo"}`.
struct SchemaOrgGraph {
  private var nodes: [String: JSONValue] = [:]

  /// Collects the nodes of a document; of two with one `@id`, the one that says more counts.
  init(of root: JSONValue) {
    collect(root)
  }

  /// The node that a value refers to, or the value itself.
  func resolve(_ value: JSONValue) -> JSONValue {
    guard value.kind == .object, let id = value["@id"]?.string, let node = nodes[id] else {
      return value
    }
    return node
  }

  private mutating func collect(_ value: JSONValue) {
    switch value.kind {
    case .array:
      for element in value.elements { collect(element) }
    case .object:
      if let id = value["@id"]?.string { keep(value, as: id) }
      for member in value.members { collect(member.value) }
    default: break
    }
  }

  private mutating func keep(_ node: JSONValue, as id: String) {
    guard let known = nodes[id], known.bytes.count >= node.bytes.count else {
      nodes[id] = node
      return
    }
  }
}
