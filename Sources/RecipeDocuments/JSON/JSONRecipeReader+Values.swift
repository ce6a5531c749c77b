import JSONSyntax

extension JSONRecipeReader {
  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    var list = JSONValueList(body)
    if let document = try? JSONDocument(parsing: bytes) {
      Self.visit(document.root, &list)
    } else if JSONLines.isLikely(bytes) {
      Self.visitLines(of: bytes, body)
    } else {
      let repaired = JSONRepairedText(repairing: bytes, in: 0..<bytes.count)
      guard let document = try? JSONDocument(parsing: repaired.bytes) else { return }
      Self.visit(document.root, &list)
    }
  }

  private static func visitLines(
    of bytes: [UInt8], _ body: @escaping (DocumentValue) -> Void
  ) {
    for line in JSONLines(bytes) {
      guard let document = try? JSONDocument(parsing: bytes, in: line.range) else { continue }
      var list = JSONValueList(firstLine: line.number, body)
      visit(document.root, &list)
    }
  }

  /// Visits the nodes that declare themselves recipes, or the whole text if there are none.
  ///
  /// The tables of a database, of which recipes are only one, are not visited.
  private static func visit(_ root: JSONValue, _ list: inout JSONValueList) {
    guard JSONDialects.backup(of: root) == nil else { return }
    let nodes = root.schemaOrgRecipes
    if nodes.isEmpty { return list.visit(root) }
    for node in nodes {
      list.startItem()
      list.visit(node)
    }
  }
}
