/// The meaning of a section's name.
///
/// Cooklang marks up ingredients in the steps, and has no list of them. Our writer puts the list in
/// sections of these names that contain only components, and so do people.
enum CooklangSectionName: Equatable {
  /// `Ingredients`, or `Ingredients: Sauce` for a group of them.
  case ingredients(group: String)
  /// `Cookware`
  case cookware
  /// `Directions`, which is not a part of the recipe.
  case directions
  /// A part of the recipe, with an empty name if it has none.
  case part(String)

  /// Creates the meaning of a name.
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

  /// True if a section of this name that contains only components lists them.
  var isList: Bool {
    switch self {
    case .ingredients, .cookware: true
    case .directions, .part: false
    }
  }
}
