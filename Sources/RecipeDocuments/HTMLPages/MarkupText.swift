import HTMLSyntax

/// The textual value of a property in an element.
enum MarkupText {
  /// The properties whose value is the whole element, whatever it contains.
  static let wholes: Set<String> = [
    "recipeIngredient", "ingredients", "ingredient", "recipeInstructions", "instructions", "step",
  ]

  /// The properties whose values are URLs.
  private static let links: Set<String> = [
    "url", "image", "photo", "thumbnailUrl", "contentUrl", "mainEntityOfPage", "sameAs",
    "isBasedOn",
  ]

  /// The attributes that state the value of a property more precisely than the element's text.
  private static let attributes: [StaticString] = ["content", "datetime"]

  /// Returns the value, which is empty if there is none.
  static func value(of element: HTMLElement, as property: String) -> String {
    if links.contains(property) { return link(of: element) }
    if !wholes.contains(property) {
      for attribute in attributes {
        if let value = element.attribute(attribute), !value.isEmpty { return value }
      }
    }
    let text = element.text
    if isHeading(element, text) { return text + ":" }
    if text.isEmpty { return element.attribute("content") ?? element.attribute("value") ?? "" }
    return text
  }

  /// True if all of a list item is bold, like the name of a group of ingredients.
  private static func isHeading(_ element: HTMLElement, _ text: String) -> Bool {
    guard element.name == .li, let child = element.children.first, bold.contains(child.name)
    else { return false }
    return !text.isEmpty && child.text == text && !text.hasSuffix(":")
  }

  private static let bold: Set<HTMLName> = [HTMLName("b"), HTMLName("strong")]

  /// - Parameter depth: The remaining depth of the search.
  private static func link(of element: HTMLElement, depth: Int = 3) -> String {
    for attribute in ["content", "href", "src", "data-src", "data"] as [StaticString] {
      guard let value = element.attribute(attribute), !value.isEmpty,
        !value.utf8.starts(with: "data:".utf8)
      else { continue }
      return value
    }
    // As in `<a itemprop="url"><img …></a>` and `<div itemprop="image"><img …></div>`.
    for child in element.children where depth > 0 {
      let value = link(of: child, depth: depth - 1)
      if !value.isEmpty { return value }
    }
    return ""
  }
}
