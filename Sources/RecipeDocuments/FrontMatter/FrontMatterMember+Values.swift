extension FrontMatterMember {
  /// The maximum depth of values that are visited.
  private static let depthLimit = 64

  /// Visits the texts of the member, under paths of keys.
  func forEachValue(_ body: (DocumentValue) -> Void) {
    visit(value, name, depth: 0, body)
  }

  private func visit(
    _ value: FrontMatterValue, _ name: String, depth: Int, _ body: (DocumentValue) -> Void
  ) {
    guard depth <= Self.depthLimit else { return }
    switch value {
    case .text(let text): body(DocumentValue(name, text, line: line))
    case .literal(let literal):
      guard case .number? = FrontMatterLiteral(literal) else { return }
      body(DocumentValue(name, literal, line: line))
    case .list(let elements):
      for element in elements { visit(element, name, depth: depth + 1, body) }
    case .map(let members):
      for member in members {
        visit(member.value, name + "." + member.name, depth: depth + 1, body)
      }
    }
  }
}
