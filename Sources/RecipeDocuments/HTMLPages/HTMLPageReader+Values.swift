import HTMLSyntax
import JSONSyntax

extension HTMLPageReader {
  /// Visits the recipes in the structured data of the page, or else the lines of those that are read
  /// below headings; what is around them is not a recipe's.
  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    let page = HTMLEncoding(of: bytes).decoded(bytes)
    guard page.count <= HTMLLimits.standard.size else { return }
    var places = HTMLPositionCounter(page)
    let facts = PageFacts(of: page, at: path)
    let blocks = facts.structuredData
      .compactMap { StructuredDataBlock($0, of: page, &places) }
    let nodes = blocks.flatMap { block in
      block.root.schemaOrgRecipes.map { (node: $0, line: block.place.line) }
    }
    if nodes.isEmpty {
      let document = HTMLDocument(parsing: page)
      guard !Self.visitMarkup(of: page, document, body), facts.programData.isEmpty else { return }
      return PageDisplay.forEachValue(in: document, of: page, body)
    }
    for (number, (node, line)) in nodes.enumerated() {
      Self.visit(node, number: number, at: line, body)
    }
  }

  /// Visits the recipes in the markup of elements, and returns false if there are none.
  private static func visitMarkup(
    of page: [UInt8], _ document: HTMLDocument, _ body: @escaping (DocumentValue) -> Void
  ) -> Bool {
    for markup in ItemMarkup.allCases {
      let items = MarkupItemReader.recipes(in: document, as: markup)
      guard !items.isEmpty else { continue }
      var places = HTMLPositionCounter(page)
      for (number, (item, offset)) in items.enumerated() {
        guard let node = try? JSONDocument(parsing: item.json).root else { continue }
        visit(node, number: number, at: places.place(of: offset).line, body)
      }
      return true
    }
    return false
  }

  private static func visit(
    _ node: JSONValue, number: Int, at line: Int, _ body: @escaping (DocumentValue) -> Void
  ) {
    var list = JSONValueList(firstLine: line, hasPlaces: false) { value in
      body(DocumentValue(value.name, value.text, line: line, item: number))
    }
    list.visit(node)
  }
}
