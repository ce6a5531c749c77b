import JSONSyntax

/// The names of members that any shape of recipe has, so that those of an object are looked up
/// once, whatever its shape.
enum RecipeVocabulary {
  /// The vocabulary.
  static let all = JSONVocabulary(
    ShapeMember.allNames + Food2ForkMember.allNames + SchemaOrgMember.allNames
      + PlainMember.allNames + MealieMember.allNames + TandoorMember.allNames
      + KitchenOwlMember.allNames + PaprikaMember.allNames)

  /// The members of an object that have one of the names.
  static func members(of object: JSONValue) -> JSONKnownMembers {
    JSONKnownMembers(of: object, in: all)
  }
}
