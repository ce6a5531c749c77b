import Text

/// A form of a food that is another purchase than the fresh one.
enum FoodForm: Sendable, Hashable {
  /// Fresh, or sold in no other form.
  case plain
  /// In cans.
  case canned
  /// Dried or ground.
  case dried

  /// Finds the form in the name of a food.
  init(of name: String) {
    let words = Set(TextFolding.foldedString(name).split(whereSeparator: { !$0.isLetter }).map(String.init))
    if !words.isDisjoint(with: Self.dry) {
      self = .dried
    } else if !words.isDisjoint(with: Self.cans) {
      self = .canned
    } else {
      self = .plain
    }
  }

  private static let cans: Set<String> = ["canned", "tinned"]

  private static let dry = Set(
    [
      "dried", "ground", "powdered", "getrocknete", "getrockneter", "getrocknetes", "getrocknet",
      "gemahlen", "gemahlener", "gemahlene", "séché", "séchée", "séchés", "séchées", "moulu",
      "moulue", "seco", "seca", "secos", "secas", "molido", "molida", "secchi", "secche", "secco",
      "gedroogde", "gemalen", "torkad", "torkade", "malen", "tørret", "tørrede",
    ].map { TextFolding.foldedString($0) })
}
