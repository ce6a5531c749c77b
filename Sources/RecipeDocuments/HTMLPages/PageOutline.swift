import HTMLSyntax
import RecipeCore

/// The lists below the headings "Ingredients" and "Method" of a page, in any language that is
/// known.
///
/// They are only looked at when a page says that it has a recipe, but not what is in it.
struct PageOutline {
  /// What the lists say.
  private(set) var draft = RecipeDraft()

  /// What the part that is being read holds, and how deep its heading is.
  private var part: (kind: SectionKind, level: Int)?
  /// Parts that have been read: the first of each counts.
  private var read: Set<SectionKind> = []

  /// The number of elements and texts a step or ingredient may have inside.
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
          IngredientGroup(name: text, start: draft.ingredients.count))
      }
      return
    }
    part = SectionKind(heading: text, isNested: true).flatMap { kind in
      let isWanted = kind == .ingredients || kind == .directions
      return isWanted && !read.contains(kind) ? (kind, level) : nil
    }
  }

  private mutating func take(_ item: HTMLElement, of kind: SectionKind) {
    // An item with lists of its own is none; the limit keeps lists in lists linear.
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
  /// 1 to 6 for `h1` to `h6`.
  fileprivate var headingLevel: Int? { HTMLName.headings.firstIndex(of: name).map { $0 + 1 } }
}
