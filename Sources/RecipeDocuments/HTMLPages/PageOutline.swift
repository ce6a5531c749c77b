import HTMLSyntax
import RecipeCore

/// The lists below the headings "Ingredients" and "Method" of a page, in any language that is
/// known.
///
/// They are only looked at when a page says that it has a recipe, but not what is in it.
struct PageOutline {
  /// The content of the lists.
  private(set) var draft = Recipe(title: "")

  /// The section being read: its kind and the level of its heading.
  private var part: (kind: SectionKind, level: Int)?
  /// The sections read: the first of each kind applies.
  private var read: Set<SectionKind> = []

  /// The maximum number of elements and texts in a step or ingredient.
  private static let longestItem = 200

  /// Reads the lists of a page.
  init(of document: HTMLDocument) {
    for element in document.elements {
      if let level = element.headingLevel {
        take(heading: element, level: level)
      } else if element.name == .li, let part {
        take(element, of: part.kind)
      }
    }
  }

  private mutating func take(heading: HTMLElement, level: Int) {
    let text = heading.text.cleaned(.line)
    if let part, level > part.level, SectionKind(heading: text, isNested: true) == nil {
      if part.kind == .ingredients, !text.isEmpty {
        draft.ingredientGroups.append(
          RecipeGroup(name: text, start: draft.ingredients.count))
      }
      return
    }
    part = SectionKind(heading: text, isNested: true).flatMap { kind in
      let isWanted = kind == .ingredients || kind == .directions
      return isWanted && !read.contains(kind) ? (kind, level) : nil
    }
  }

  private mutating func take(_ item: HTMLElement, of kind: SectionKind) {
    // An item that contains lists is skipped; the limit keeps nested lists linear.
    guard item.descendantCount <= Self.longestItem, !item.contains(.li) else { return }
    let text = item.text
    guard !text.isEmpty else { return }
    read.insert(kind)
    if kind == .ingredients {
      draft.addIngredients([text.cleaned(.line)])
    } else {
      draft.directions.append(text)
    }
  }
}

extension HTMLElement {
  /// The level 1 to 6 of `h1` to `h6`.
  fileprivate var headingLevel: Int? { HTMLName.headings.firstIndex(of: name).map { $0 + 1 } }
}
