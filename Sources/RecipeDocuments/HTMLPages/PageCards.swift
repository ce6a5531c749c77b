import HTMLSyntax
import RecipeCore
import Text

/// The recipes of a page in elements of the class `recipe`, whose parts have classes or ids such as
/// `recipeIngredient`, `instruction` and `recipeYield`, as recipe managers export them.
enum PageCards {
  /// Returns the recipes that have content, in the order of the page.
  static func recipes(of page: PageStructure) -> [(recipe: Recipe, offset: Int)] {
    cards(of: page.document).compactMap { card in
      let recipe = recipe(in: card, of: page)
      return recipe.ingredients.isEmpty && recipe.directions.isEmpty ? nil : (recipe, card.offset)
    }
  }

  /// The outermost elements of the class.
  private static func cards(of document: HTMLDocument) -> [HTMLElement] {
    var end = 0
    return document.elements.filter { element in
      guard element.index >= end, names(of: element).contains("recipe") else { return false }
      end = element.index + element.descendantCount + 1
      return true
    }
  }

  private static func recipe(in card: HTMLElement, of page: PageStructure) -> Recipe {
    let range = page.lines(in: card)
    var recipe = PageOutline(of: page, in: range).draft
    recipe.takeFacts(namedIn: card)
    if recipe.title.isEmpty {
      let lines = page.lines[range]
      let title = lines.first { $0.level != nil && $0.section == nil } ?? lines.first
      recipe.title = title?.text ?? ""
    }
    let sections = page.headed(in: range) + page.named(in: range)
    if let notes = sections.first(where: { $0.kind == .notes }) {
      recipe.notes = PageList(notes, of: page.lines).lines
    }
    return recipe
  }

  /// Returns the id and the classes of an element.
  fileprivate static func names(of element: HTMLElement) -> [Substring] {
    let names = [element.attribute("id"), element.attribute("class")]
    return names.compactMap { $0 }.flatMap { $0.split(whereSeparator: \.isWhitespace) }
  }
}

extension Recipe {
  /// Takes the facts in descendants of an element whose classes or ids are the names of facts.
  fileprivate mutating func takeFacts(namedIn card: HTMLElement) {
    var pending = Array(card.children.reversed())
    while let element = pending.popLast() {
      if let key = Self.fact(namedBy: element) {
        take(key, from: element)
      } else {
        pending += element.children.reversed()
      }
    }
  }

  private static func fact(namedBy element: HTMLElement) -> RecipeKey? {
    PageCards.names(of: element).firstNonNil { RecipeKey($0.utf8) }
  }

  private mutating func take(_ key: RecipeKey, from element: HTMLElement) {
    switch key {
    case .source, .image:
      let address = MarkupText.value(of: element, as: key == .image ? "image" : "url")
      if !address.isEmpty { _ = set(key, to: address) }
    case .tags where element.children.count > 1:
      for child in element.children { addTags(child.text.cleaned(.line)) }
    case .notes, .tools, .nutrition, .ingredients, .directions, .layout: break
    default:
      let text = element.text.cleaned(key == .description ? .paragraphs : .line)
      let bytes = Array(text.utf8)
      let fact = MetadataLine(bytes, bytes.indices)?.facts.first { $0.key == key }
      _ = set(key, to: fact.map { String(decoding: bytes[$0.value], as: UTF8.self) } ?? text)
    }
  }
}
