import MarkdownSyntax

extension RecipeMDDocument {
  /// Reads a RecipeMD document, strictly.
  ///
  /// - Parameter bytes: UTF-8.
  /// - Throws: The first rule of the specification that it breaks.
  package init(parsing bytes: [UInt8]) throws(RecipeMDError) {
    let document = MarkdownDocument(parsing: bytes)
    var parser = RecipeMDParser(document)
    let outline = try parser.parse()
    title = outline.title
    let afterDescription = document.blocks[outline.description].reduce(0) { max($0, $1.end) }
    description = document.verbatim(outline.description, end: afterDescription)
    tags = outline.tags.map { CommaList.elements(of: $0) } ?? []
    yields = (outline.yields.map { CommaList.elements(of: $0) } ?? [])
      .compactMap { RecipeMDAmount(Array($0.utf8)[...]) }
    ingredients = try document.ingredients(in: outline.lists)
    groups = try document.groups(outline.groups)
    instructions = document.verbatim(outline.instructions, end: bytes.count)
  }
}

extension MarkdownDocument {
  fileprivate func ingredients(
    in lists: Range<Int>
  ) throws(RecipeMDError) -> [RecipeMDIngredient] {
    var ingredients: [RecipeMDIngredient] = []
    var list = lists.lowerBound
    while list < lists.upperBound {
      for item in children(of: list) {
        ingredients.append(try RecipeMDItem(self, item: item).ingredient())
      }
      list = blocks[list].next
    }
    return ingredients
  }

  fileprivate func groups(
    _ outlines: [RecipeMDOutline.Group]
  ) throws(RecipeMDError) -> [RecipeMDGroup] {
    var groups: [RecipeMDGroup] = []
    for outline in outlines {
      groups.append(
        RecipeMDGroup(
          title: outline.title, ingredients: try ingredients(in: outline.lists),
          groups: try self.groups(outline.groups)))
    }
    return groups
  }

  /// The lines of some blocks up to an offset, without blank ends.
  fileprivate func verbatim(_ range: Range<Int>, end: Int) -> String? {
    guard let first = range.first else { return nil }
    var text = bytes[lineStart(at: blocks[first].start)..<end]
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}
