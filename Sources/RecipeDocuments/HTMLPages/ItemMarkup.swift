import HTMLSyntax

/// The syntaxes of structured data in the elements of a page.
enum ItemMarkup: CaseIterable {
  /// `itemscope`, `itemtype` and `itemprop`
  /// (https://html.spec.whatwg.org/multipage/microdata.html).
  case microdata
  /// `typeof` and `property` (https://www.w3.org/TR/rdfa-lite/).
  case rdfa
  /// Classes: `h-recipe` and `p-name` (https://microformats.org/wiki/h-recipe), or the older
  /// `hrecipe` and `fn` (https://microformats.org/wiki/hrecipe).
  case microformats

  /// The name for reports.
  var dialect: String {
    switch self {
    case .microdata: "schema.org microdata"
    case .rdfa: "schema.org RDFa"
    case .microformats: "h-recipe"
    }
  }

  /// True if an element is an item.
  func isItem(_ element: HTMLElement) -> Bool {
    switch self {
    case .microdata: element.hasAttribute("itemscope") || element.hasAttribute("itemtype")
    case .rdfa: element.hasAttribute("typeof")
    case .microformats: !MicroformatClass.types(of: element).isEmpty
    }
  }

  /// True if an element is a recipe.
  func isRecipe(_ element: HTMLElement) -> Bool {
    switch self {
    case .microdata: Self.isRecipe(element.attribute("itemtype"))
    case .rdfa: Self.isRecipe(element.attribute("typeof"))
    case .microformats: MicroformatClass.types(of: element).contains("Recipe")
    }
  }

  /// Returns the type of the item in an element, without its vocabulary.
  func type(of element: HTMLElement) -> String? {
    switch self {
    case .microdata: element.attribute("itemtype").map(Self.lastPart)
    case .rdfa: element.attribute("typeof").map(Self.lastPart)
    case .microformats: MicroformatClass.types(of: element).first
    }
  }

  /// Returns the properties of which an element is the value, by their names in schema.org.
  func properties(of element: HTMLElement) -> [String] {
    switch self {
    case .microdata: Self.names(in: element.attribute("itemprop"))
    case .rdfa: Self.names(in: element.attribute("property") ?? element.attribute("rel"))
    case .microformats: MicroformatClass.properties(of: element)
    }
  }

  /// True for `http://schema.org/Recipe`, with any scheme and case, `schema:Recipe`, `Recipe` and
  /// `data-vocabulary.org/Recipe`.
  private static func isRecipe(_ types: String?) -> Bool {
    guard let types else { return false }
    return types.split { $0.isWhitespace }.contains {
      lastPart(String($0)).lowercased() == "recipe"
    }
  }

  private static func names(in attribute: String?) -> [String] {
    (attribute ?? "").split { $0.isWhitespace }.map { lastPart(String($0)) }
  }

  /// Returns `name` for `http://schema.org/name` and `schema:name`.
  private static func lastPart(_ name: String) -> String {
    let end = name.last == "/" ? name.dropLast() : name[...]
    return String(
      end[(end.lastIndex { "/#:".contains($0) }.map(end.index(after:)) ?? end.startIndex)...])
  }
}
