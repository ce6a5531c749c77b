import JSONSyntax

/// The member names of all shapes of recipes, so that the names of an object are looked up once,
/// whatever its shape.
enum RecipeVocabulary {
  /// The vocabulary.
  static let all = JSONVocabulary(
    ShapeMember.allNames + Food2ForkMember.allNames + SchemaOrgMember.allNames
      + PlainMember.allNames + MealieMember.allNames + TandoorMember.allNames
      + KitchenOwlMember.allNames + PaprikaMember.allNames)

  /// Finds the members of an object that have one of the names.
  static func members(of object: JSONValue) -> JSONKnownMembers {
    JSONKnownMembers(of: object, in: all)
  }
}
