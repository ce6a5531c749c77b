/// What the name of a section says about the paragraphs in it.
///
/// Cooklang marks ingredients where the steps need them, and has no place for a list of them. Our
/// writer puts the list in sections of these names, of marks and nothing else, and so do people.
enum CooklangSectionName: Equatable {
  /// `Ingredients`, or `Ingredients: Sauce` for a group of them.
  case ingredients(group: String)
  /// `Cookware`
  case cookware
  /// `Directions`, which names no part of the recipe.
  case directions
  /// A part of the recipe; empty when it has no name.
  case part(String)

  /// What a name says.
  init(_ name: String) {
    let word = name.prefix { $0 != ":" }
    switch FoldedText.key(word.utf8) {
    case "ingredients":
      self = .ingredients(group: String(name.dropFirst(word.count + 1).drop { $0 == " " }))
    case "cookware" where word.count == name.count: self = .cookware
    case "directions" where word.count == name.count: self = .directions
    default: self = .part(name)
    }
  }

  /// The name as written.
  var text: String {
    switch self {
    case .ingredients(let group): group.isEmpty ? "Ingredients" : "Ingredients: \(group)"
    case .cookware: "Cookware"
    case .directions: "Directions"
    case .part(let name): name
    }
  }

  /// Whether a section of that name that holds nothing but marks lists them beside the steps.
  var isList: Bool {
    switch self {
    case .ingredients, .cookware: true
    case .directions, .part: false
    }
  }
}
