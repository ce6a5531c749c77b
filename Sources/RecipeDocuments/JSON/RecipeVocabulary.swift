import JSONSyntax

/// The names of members that any shape of recipe has, so that those of an object are looked up
/// once, whatever its shape.
enum RecipeVocabulary {
  /// The vocabulary.
  static let all = JSONVocabulary(fieldNames + StatedIDMember.allNames)
  /// The names that are read as fields of recipes.
  static let fields = JSONVocabulary(fieldNames)

  private static let fieldNames =
    ShapeMember.allNames + Food2ForkMember.allNames + SchemaOrgMember.allNames
    + PlainMember.allNames + JSONDialects.memberNames

  /// The members that tell shapes apart.
  static let shape = table(of: ShapeMember.self)
  /// The members of the food2fork family.
  static let food2fork = table(of: Food2ForkMember.self)
  /// The members of schema.org.
  static let schemaOrg = table(of: SchemaOrgMember.self)
  /// The members that tell the id of a recipe.
  static let statedID = table(of: StatedIDMember.self)
  /// The members of no known dialect.
  static let plain = table(of: PlainMember.self)

  /// The members of an object that have one of the names.
  static func members(of object: JSONValue) -> JSONKnownMembers {
    JSONKnownMembers(of: object, in: all)
  }

  /// The names of one shape.
  static func table<Member: RecipeMember>(of members: Member.Type) -> JSONNameTable {
    JSONNameTable(members.allCases.map(\.names), in: all)
  }
}
