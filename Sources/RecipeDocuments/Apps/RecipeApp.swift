import JSONSyntax
import RecipeCore

/// A recipe manager whose exports are JSON of its own schema, recognised by its members.
enum RecipeApp: String, Sendable, Hashable {
  case mealie = "Mealie"
  case tandoor = "Tandoor"
  case kitchenOwl = "KitchenOwl"
  case paprika = "Paprika"

  /// The members of which every export has one, and most other recipes none.
  static let marks =
    MealieMember.marks + TandoorMember.marks + KitchenOwlMember.marks + PaprikaMember.marks

  /// Recognises the program of an object with a title, or returns `nil` if it is none of these.
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

  /// Reads a recipe.
  ///
  /// - Parameter notes: Receives notes about unreadable values.
  func draft(
    of known: JSONKnownMembers, fields: RecipeFieldSet, notes: inout DocumentNotes
  ) -> Recipe {
    switch self {
    case .mealie: MealieRecipe.draft(of: known, fields: fields, notes: &notes)
    case .tandoor: TandoorRecipe.draft(of: known, fields: fields, notes: &notes)
    case .kitchenOwl: KitchenOwlRecipe.draft(of: known, fields: fields, notes: &notes)
    case .paprika: PaprikaRecipe.draft(of: known, fields: fields, notes: &notes)
    }
  }
}
