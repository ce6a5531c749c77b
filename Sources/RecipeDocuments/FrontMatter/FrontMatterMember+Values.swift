import JSONSyntax

extension FrontMatterMember {
  /// The maximum depth of values that are visited.
  private static let depthLimit = 64

  /// Visits the texts of the member, under paths of keys, and the keys that are foods.
  func forEachValue(_ body: (DocumentValue) -> Void) {
    let json = value.text == nil ? try? JSONDocument(parsing: Array(value.json.utf8)) : nil
    visit(value, json?.root, name, foods: [], depth: 0, body)
  }

  /// Visits a value.
  ///
  /// - Parameters:
  ///   - json: The same value as JSON.
  ///   - foods: The keys of objects in the list around the value that are foods.
  private func visit(
    _ value: FrontMatterValue, _ json: JSONValue?, _ name: String, foods: Set<String>, depth: Int,
    _ body: (DocumentValue) -> Void
  ) {
    guard depth <= Self.depthLimit else { return }
    switch value {
    case .text(let text): body(DocumentValue(name, text, line: line))
    case .literal(let literal):
      guard case .number? = FrontMatterLiteral(literal) else { return }
      body(DocumentValue(name, literal, line: line))
    case .list(let elements):
      let keys = json?.foodKeys ?? []
      let values = json.map { Array($0.elements) } ?? []
      for (index, element) in elements.enumerated() {
        let inner = values.indices.contains(index) ? values[index] : nil
        visit(element, inner, name, foods: keys, depth: depth + 1, body)
      }
    case .map(let members):
      let keys = foods.union(json?.foodKeys ?? [])
      let values = json.map { $0.members.map(\.value) } ?? []
      for (index, member) in members.enumerated() {
        let path = name + "." + member.name
        if keys.contains(member.name) { body(DocumentValue(path, member.name, line: line)) }
        let inner = values.indices.contains(index) ? values[index] : nil
        visit(member.value, inner, path, foods: [], depth: depth + 1, body)
      }
    }
  }
}
