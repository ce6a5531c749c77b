import HTMLSyntax
import JSONSyntax

extension HTMLPageReader {
  /// Visits the recipes in the structured data of the page; what is around them is not a recipe's.
  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    let page = HTMLEncoding(of: bytes).decoded(bytes)
    guard page.count <= HTMLLimits.standard.size else { return }
    var places = HTMLPlaceCounter(page)
    let blocks = PageFacts(of: page, at: path).structuredData
      .compactMap { StructuredDataBlock($0, of: page, &places) }
    let nodes = blocks.flatMap { block in
      block.root.schemaOrgRecipes.map { (node: $0, line: block.place.line) }
    }
    if nodes.isEmpty { return Self.visitMarkup(of: page, body) }
    for (number, (node, line)) in nodes.enumerated() {
      Self.visit(node, number: number, at: line, body)
    }
  }

  private static func visitMarkup(
    of page: [UInt8], _ body: @escaping (DocumentValue) -> Void
  ) {
    let document = HTMLDocument(parsing: page)
    for markup in ItemMarkup.allCases {
      let items = MarkupItemReader.recipes(in: document, as: markup)
      guard !items.isEmpty else { continue }
      var places = HTMLPlaceCounter(page)
      for (number, (item, offset)) in items.enumerated() {
        guard let node = try? JSONDocument(parsing: item.json).root else { continue }
        visit(node, number: number, at: places.place(of: offset).line, body)
      }
      return
    }
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
