import JSONSyntax
import RecipeCore

/// The recognition of objects as recipes by their members.
struct JSONRecipeMembers {
  /// The places of fields that a person named.
  let map: RecipeFieldMap
  /// The title that the document's name gives, if the document is one recipe.
  let nameTitle: String?

  /// Returns the members of an object that is a recipe by the places of the map, or `nil` for
  /// another.
  ///
  /// In a list of recipes, a title is enough.
  func mapped(_ object: JSONValue, isListed: Bool) -> ObjectMembers? {
    guard let document = map.document(of: object) else { return nil }
    let members = ObjectMembers(
      RecipeMembers<PlainMember>(of: document.root, in: RecipeVocabulary.plain))
    return members.isRecipe || isListed && members.hasTitle ? members : nil
  }

  /// Returns the members of an object in a list of recipes that has a title by another name than
  /// usual, or `nil` for another.
  func titled(_ known: JSONKnownMembers) -> ObjectMembers? {
    let members = ObjectMembers(
      RecipeMembers<PlainMember>(of: known, in: RecipeVocabulary.plain))
    return members.hasTitle ? members : nil
  }

  /// Returns the members of a whole document that has ingredients and directions, and no title, or
  /// `nil` for another, or if its name is no title.
  func named(_ known: JSONKnownMembers) -> ObjectMembers? {
    guard nameTitle?.contains(where: \.isLetter) ?? false else { return nil }
    let members = ObjectMembers(
      RecipeMembers<PlainMember>(of: known, in: RecipeVocabulary.plain))
    return members[.ingredients] != nil && members.hasDirections ? members : nil
  }

  /// Returns the members of an object that is a recipe by their meaning, or `nil` for another.
  func shaped(_ known: JSONKnownMembers, isHoisting: Bool) -> ObjectMembers? {
    guard known.object.members.contains(where: \.mayBeList) else { return nil }
    let named = RecipeMembers<PlainMember>(of: known, in: RecipeVocabulary.plain)
    var members = ObjectMembers(named, ObjectMembers.Context(isHoisting: isHoisting))
    guard members.isRecipe else { return nil }
    if !isHoisting { members = ObjectMembers(named) }
    return members
  }
}
