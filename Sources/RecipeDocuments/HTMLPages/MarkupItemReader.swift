import HTMLSyntax

/// A reader of the items in the elements of a page.
struct MarkupItemReader {
  private let markup: ItemMarkup
  /// The elements that `itemref` may refer to.
  private let elementsByID: [String: HTMLElement]
  /// The number of bytes that may still be read: `itemref` can refer to the same ones repeatedly.
  private var budget: Int

  /// The maximum nesting depth of items.
  private static let maximumDepth = 8
  /// The maximum nesting depth of properties, each of whose texts is extracted separately.
  private static let maximumNesting = 4
  /// The factor by which the text read may exceed the page.
  private static let maximumRepetition = 8

  /// Returns the recipes of a page, with their offsets in the page.
  static func recipes(
    in document: HTMLDocument, as markup: ItemMarkup
  ) -> [(item: MarkupItem, offset: Int)] {
    var elements = document.elements.filter { markup.isRecipe($0) }
    if elements.isEmpty { elements = stray(in: document, markup).map { [$0] } ?? [] }
    guard !elements.isEmpty else { return [] }
    var reader = MarkupItemReader(document, markup)
    return elements.prefix(100).map { (reader.item(of: $0, depth: 0, type: "Recipe"), $0.offset) }
  }

  /// Returns the innermost item, or the page, with ingredients that no recipe encloses.
  private static func stray(in document: HTMLDocument, _ markup: ItemMarkup) -> HTMLElement? {
    guard markup == .microdata else { return nil }
    var items: [HTMLElement] = []
    for element in document.elements {
      while let item = items.last, item.index + item.descendantCount < element.index {
        items.removeLast()
      }
      if items.isEmpty || markup.isItem(element) { items.append(element) }
      if markup.properties(of: element).contains(where: Self.ingredients.contains) {
        return items.last
      }
    }
    return nil
  }

  private static let ingredients: Set<String> = ["recipeIngredient", "ingredients"]

  private init(_ document: HTMLDocument, _ markup: ItemMarkup) {
    self.markup = markup
    var elementsByID: [String: HTMLElement] = [:]
    for element in document.elements where markup == .microdata {
      guard let id = element.attribute("id") else { continue }
      elementsByID[id] = elementsByID[id] ?? element
    }
    self.elementsByID = elementsByID
    budget = Self.maximumRepetition * document.size
  }

  private mutating func item(of element: HTMLElement, depth: Int, type: String?) -> MarkupItem {
    var item = MarkupItem(type: type)
    var pending = referenced(by: element).map { (element: $0, nesting: 0) }
    pending += element.children.reversed().map { ($0, 0) }
    while let next = pending.popLast(), spend(next.element.tagLength) {
      let names = markup.properties(of: next.element)
      let isItem = markup.isItem(next.element)
      if !names.isEmpty { add(next.element, isItem: isItem, as: names, to: &item, depth: depth) }
      // The parts of an item of its own are not parts of this one.
      let nesting = next.nesting + (names.isEmpty ? 0 : 1)
      if !isItem, nesting <= Self.maximumNesting, goesInto(names) {
        pending += next.element.children.reversed().map { ($0, nesting) }
      }
    }
    return item
  }

  /// Deducts a size from the budget, or returns `false` if it is exceeded.
  private mutating func spend(_ length: Int) -> Bool {
    guard length <= budget else { return false }
    budget -= length
    return true
  }

  /// Returns the elements elsewhere that belong to an item, the last first.
  private func referenced(by element: HTMLElement) -> [HTMLElement] {
    let ids = (element.attribute("itemref") ?? "").split(whereSeparator: \.isWhitespace)
    var seen: Set<Substring> = []
    return ids.filter { seen.insert($0).inserted }.reversed().compactMap {
      elementsByID[String($0)]
    }
  }

  /// True if an element that is a property can contain properties.
  ///
  /// Pages put `name` or `image` around others; steps and ingredients contain only parts of
  /// themselves.
  private func goesInto(_ names: [String]) -> Bool {
    !names.contains { MarkupText.wholes.contains($0) }
  }

  private mutating func add(
    _ element: HTMLElement, isItem: Bool, as names: [String], to item: inout MarkupItem, depth: Int
  ) {
    if isItem, depth < Self.maximumDepth {
      let inner = self.item(of: element, depth: depth + 1, type: markup.type(of: element))
      if !inner.properties.isEmpty {
        for name in names where spend(inner.length) { item.add(.item(inner), to: name) }
        return
      }
    }
    for name in names where spend(element.length) {
      let text = MarkupText.value(of: element, as: name)
      if !text.isEmpty { item.add(.text(text), to: name) }
    }
  }
}
