import HTMLSyntax
import Text

/// A part of a page whose element is named, by its class or id, after a section of a recipe.
struct PageScope {
  /// The section.
  let kind: SectionKind
  /// The indices of the nodes in the element.
  let nodes: Range<Int>

  /// Returns the scopes of a page, in document order; they may be nested.
  static func scopes(of document: HTMLDocument) -> [PageScope] {
    document.elements.compactMap { element in
      guard element.descendantCount > 0, !outermost.contains(element.name),
        let kind = kind(of: element)
      else { return nil }
      return PageScope(
        kind: kind, nodes: element.index..<element.index + element.descendantCount + 1)
    }
  }

  /// The elements whose classes describe the whole page.
  private static let outermost = Set(["html", "body", "main", "article"].map { HTMLName($0) })

  private static func kind(of element: HTMLElement) -> SectionKind? {
    for attribute in ["id", "class"] as [StaticString] {
      guard let names = element.attribute(attribute), names.utf8.count <= maximumNamesLength else {
        continue
      }
      if let kind = kind(ofWords: words(in: names)) { return kind }
    }
    return nil
  }

  private static let maximumNamesLength = 400

  /// Returns the only section that the words name: `recipe-ingredients`, `recipeInstructions`.
  private static func kind(ofWords words: [String]) -> SectionKind? {
    let kinds = Set(words.compactMap { self.words[$0] })
    return kinds.count == 1 ? kinds.first : nil
  }

  /// Splits names at everything but letters, and before capitals.
  private static func words(in names: String) -> [String] {
    var words: [String] = [""]
    var previousIsSmall = false
    for byte in names.utf8 {
      guard byte.isASCIILetter else {
        words.append("")
        previousIsSmall = false
        continue
      }
      let isSmall = byte == byte.asciiLowercased
      if !isSmall, previousIsSmall { words.append("") }
      words[words.count - 1].unicodeScalars.append(Unicode.Scalar(byte.asciiLowercased))
      previousIsSmall = isSmall
    }
    return words
  }

  private static let words: [String: SectionKind] = {
    var words: [String: SectionKind] = [:]
    for (kind, names) in names {
      for name in names.split(separator: " ") { words[String(name)] = kind }
    }
    return words
  }()

  /// The words that authors of pages use, in languages that they write class names in.
  private static let names: [(SectionKind, String)] = [
    (
      .ingredients,
      """
      ingredient ingredients ingredientes ingredienti ingredienten ingredienser ingr ingreds zutat \
      zutaten skladniki sastojci hozzavalok malzemeler suroviny ainekset
      """
    ),
    (
      .directions,
      """
      instruction instructions direction directions method methods step steps procedure procedures \
      zubereitung bereiding bereidingswijze preparation preparations preparazione preparacion \
      preparo etapes fremgangsmade fremgangsmaade tillagning przygotowanie postup elkeszites \
      valmistus howto
      """
    ),
    (.notes, "note notes tips comments"),
    (.nutrition, "nutrition nutritional nutrients"),
  ]
}
