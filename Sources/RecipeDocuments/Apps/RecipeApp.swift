import JSONSyntax
import RecipeCore

/// A recipe manager whose exports are JSON of its own shape, told by its members.
enum RecipeApp: String, Sendable, Hashable {
  case mealie = "Mealie"
  case tandoor = "Tandoor"
  case kitchenOwl = "KitchenOwl"
  case paprika = "Paprika"

  /// Members of which every export has one, and most other recipes none.
  static let marks =
    MealieMember.marks + TandoorMember.marks + KitchenOwlMember.marks + PaprikaMember.marks

  /// The program that an object with a title comes from; `nil` when it is none of these.
  init?(of known: JSONKnownMembers) {
    if MealieRecipe.isLikely(RecipeMembers(of: known)) {
      self = .mealie
    } else if TandoorRecipe.isLikely(RecipeMembers(of: known)) {
      self = .tandoor
    } else if PaprikaRecipe.isLikely(RecipeMembers(of: known)) {
      self = .paprika
    } else if KitchenOwlRecipe.isLikely(RecipeMembers(of: known)) {
      self = .kitchenOwl
    } else {
      return nil
    }
  }

  /// Reads one recipe.
  ///
  /// - Parameter notes: Where values that cannot be read are noted.
  func draft(
    of known: JSONKnownMembers, fields: RecipeFieldSet, notes: inout DocumentNotes
  ) -> RecipeDraft {
    switch self {
    case .mealie: MealieRecipe.draft(of: known, fields: fields, notes: &notes)
    case .tandoor: TandoorRecipe.draft(of: known, fields: fields, notes: &notes)
    case .kitchenOwl: KitchenOwlRecipe.draft(of: known, fields: fields, notes: &notes)
    case .paprika: PaprikaRecipe.draft(of: known, fields: fields, notes: &notes)
    }
  }
}
