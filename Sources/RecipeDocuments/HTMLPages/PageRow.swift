import HTMLSyntax

/// An element of a page that may show an ingredient, or the name of a group of them.
struct PageRow {
  /// What the rows of a list have in common.
  struct Shape: Hashable {
    let name: HTMLName
    let classes: String?
  }

  /// The element.
  let element: HTMLElement
  /// Its name and classes.
  let shape: Shape
  /// The number of rows of its shape stand before it on the page.
  let place: Int

  /// The longest name of a group, in bytes.
  private static let longestName = 80

  /// What it shows.
  var wording: IngredientWording { IngredientWording(element.text) }

  /// True if another row stands in this one.
  func contains(_ other: PageRow) -> Bool {
    element.index < other.element.index
      && other.element.index <= element.index + element.descendantCount
  }

  /// True if some of it is bold.
  var hasBold: Bool { Self.bold.contains { element.contains($0) } }

  /// True if all of it is bold, as the name of a group in a list of ingredients is.
  var isBold: Bool {
    guard let child = element.children.first, Self.bold.contains(child.name) else { return false }
    return child.text == element.text
  }

  /// The name of the group that the page shows it to be: by its element, the words of its class, or
  /// a colon.
  var groupName: String? {
    let wording = wording
    let name = IngredientHeading.name(of: wording.text)
    let isMarked =
      Self.headings.contains(shape.name) || hasHeadingClass || isBold || name != wording.text
    guard isMarked, !wording.beginsWithNumber, 1...Self.longestName ~= name.utf8.count else {
      return nil
    }
    return name
  }

  private var hasHeadingClass: Bool {
    guard let classes = shape.classes?.lowercased() else { return false }
    let words = classes.split { !$0.isLetter }
    return words.contains { Self.headingWords.contains(String($0)) }
  }

  private static let bold = [HTMLName("b"), HTMLName("strong")]
  private static let headings = Set(HTMLName.headings + [HTMLName("dt"), HTMLName("th")])
  private static let headingWords: Set<String> = [
    "title", "subtitle", "heading", "subheading", "head", "header", "group", "groupname",
  ]
}
