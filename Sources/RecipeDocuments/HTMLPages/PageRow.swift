import HTMLSyntax

/// An element of a page that may display an ingredient, or the name of a group of ingredients.
struct PageRow {
  /// The properties shared by the rows of a list.
  struct Shape: Hashable {
    /// The name of their elements.
    let name: HTMLName
    /// The classes of their elements, as written.
    let classes: String?
  }

  /// The element.
  let element: HTMLElement
  /// The name and classes of the element.
  let shape: Shape
  /// The number of rows of its shape before it on the page.
  let place: Int

  /// The maximum length of a group's name, in bytes.
  private static let maximumNameLength = 80

  /// The displayed text.
  var wording: IngredientWording { IngredientWording(element.text) }

  /// True if it contains another row.
  func contains(_ other: PageRow) -> Bool {
    element.index < other.element.index
      && other.element.index <= element.index + element.descendantCount
  }

  /// True if some of it is bold.
  var hasBold: Bool { Self.bold.contains { element.contains($0) } }

  /// True if all of it is bold, like the name of a group in a list of ingredients.
  var isBold: Bool {
    guard let child = element.children.first, Self.bold.contains(child.name) else { return false }
    return child.text == element.text
  }

  /// The name of a group, if it is marked as one by its element, the words of its class, or a
  /// colon.
  var groupName: String? {
    let wording = wording
    let name = IngredientHeading.name(of: wording.text)
    let isMarked =
      Self.headings.contains(shape.name) || Self.isHeading(classes: shape.classes) || isBold
      || name != wording.text || isCapital(name)
    guard isMarked, !wording.beginsWithNumber, 1...Self.maximumNameLength ~= name.utf8.count else {
      return nil
    }
    return name
  }

  /// True for a paragraph in capital letters: "REMAINING INGREDIENTS".
  private func isCapital(_ text: String) -> Bool {
    shape.name == HTMLName("p") && text.count { $0.isLetter } > 3 && text == text.uppercased()
      && text != text.lowercased()
  }

  /// True if one of the words of a class attribute says that the element is a heading.
  static func isHeading(classes: String?) -> Bool {
    guard let classes = classes?.lowercased() else { return false }
    let words = classes.split { !$0.isLetter }
    return words.contains { headingWords.contains(String($0)) }
  }

  private static let bold = [HTMLName("b"), HTMLName("strong")]
  private static let headings = Set(HTMLName.headings + [HTMLName("dt"), HTMLName("th")])
  private static let headingWords: Set<String> = [
    "title", "subtitle", "heading", "subheading", "head", "header", "group", "groupname",
    "subheader",
  ]
}
