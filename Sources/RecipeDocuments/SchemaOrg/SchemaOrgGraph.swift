import JSONSyntax

/// The nodes of a JSON-LD document, or of all those of a page, by their `@id`, to resolve
/// references such as `"author": {"@id": "#jo"}`.
struct SchemaOrgGraph {
  private let roots: [JSONValue]
  private var nodes: [String: JSONValue] = [:]
  private var isCollected = false

  /// Creates the graph of a document; its nodes are collected when a reference is first resolved.
  init(of root: JSONValue) {
    self.init(of: [root])
  }

  /// Creates the graph of all documents of a page.
  init(of roots: [JSONValue]) {
    self.roots = roots
  }

  /// Returns the node that a value refers to, or the value itself.
  ///
  /// Of two nodes with the same `@id`, the one with more content applies.
  mutating func resolve(_ value: JSONValue) -> JSONValue {
    guard value.kind == .object, let id = value["@id"]?.string else { return value }
    if !isCollected {
      isCollected = true
      for root in roots { collect(root) }
    }
    return nodes[id] ?? value
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
