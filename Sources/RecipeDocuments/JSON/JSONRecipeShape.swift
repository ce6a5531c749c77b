import JSONSyntax

/// The kind of recipe that an object is, determined by its members, never by a file's name.
enum JSONRecipeShape: Sendable {
  case food2fork
  case schemaOrg
  /// The shape of a recipe manager.
  case program(JSONDialectReader)
  case plain
  /// A title and nothing else of a recipe; only a list of recipes makes it one.
  case titleOnly
  /// Ingredients or directions, but no title.
  case untitled

  /// Determines the shape of an object, or returns `nil` if it has nothing of a recipe.
  init?(of known: JSONKnownMembers) {
    let members = RecipeMembers<ShapeMember>(of: known, in: RecipeVocabulary.shape)
    if let type = members[.type] {
      guard SchemaOrgRecipe.isRecipe(type) else { return nil }
      self = .schemaOrg
    } else if members[.program] != nil, members.hasText(.title),
      let reader = JSONDialects.reader(of: known)
    {
      self = .program(reader)
    } else if members[.schemaOrg] != nil || members[.schemaOrgSteps] != nil,
      !Self.isTitledOtherwise(members)
    {
      self = members[.title] == nil ? .untitled : .schemaOrg
    } else {
      let hasContent = members[.ingredients] != nil || members[.directions] != nil
      if !members.hasText(.title) {
        guard Self.mayBeList(members[.ingredients]) || Self.mayBeList(members[.directions]) else {
          return nil
        }
        self = .untitled
      } else if Self.isFood2Fork(members) {
        self = .food2fork
      } else {
        // Our own output is a recipe however little is known of it.
        let isOwnOutput = members[.sources]?.areOwnRecords ?? false
        self = hasContent || isOwnOutput ? .plain : .titleOnly
      }
    }
  }

  /// The name for reports.
  var dialect: String {
    switch self {
    case .food2fork: "food2fork"
    case .schemaOrg: "schema.org"
    case .program(let reader): reader.name
    case .plain, .titleOnly, .untitled: "JSON"
    }
  }

  /// True if only a list of recipes makes it one.
  var isTitleOnly: Bool {
    if case .titleOnly = self { true } else { false }
  }

  private static func isFood2Fork(_ members: RecipeMembers<ShapeMember>) -> Bool {
    // Its title has no other name.
    guard members[.neverFood2Fork] == nil, members[.sources] == nil, members[.directions] == nil,
      members.object["title"] != nil
    else { return false }
    return members[.food2fork] != nil || isForkify(members)
  }

  /// True for a value other than a number, which counts something: `"preparation": 15`.
  private static func mayBeList(_ value: JSONValue?) -> Bool {
    value.map { $0.kind != .number } ?? false
  }

  /// True for "recipe_ingredients" beside a "title", which schema.org calls "name".
  private static func isTitledOtherwise(_ members: RecipeMembers<ShapeMember>) -> Bool {
    members[.schemaOrgSteps] == nil && members.object["title"] != nil
      && members.object["name"] == nil && members.object["headline"] == nil
  }

  /// True for Forkify v2, which has no distinctive members, but whose ingredients have these three.
  private static func isForkify(_ members: RecipeMembers<ShapeMember>) -> Bool {
    guard let first = members[.ingredients]?.elements.first, first.kind == .object else {
      return false
    }
    return first["quantity"] != nil && first["unit"] != nil && first["description"] != nil
  }
}

extension JSONValue {
  /// True for an object around a list of recipes, as an API answers, whose elements need not be judged as foods
  /// and steps first: that takes several times as long as reading them.
  var listsRecipes: Bool {
    members.contains { member in
      switch member.value.shapeOfFirst {
      case .food2fork, .schemaOrg, .program: true
      case .plain, .titleOnly: member.name == "recipes"
      case .untitled, nil: false
      }
    }
  }

  /// True for an object whose content is whole recipes, such as a collection with a title.
  var collectsRecipes: Bool {
    switch self["recipes"]?.shapeOfFirst {
    case .food2fork, .schemaOrg, .program, .plain: true
    case .titleOnly, .untitled, nil: false
    }
  }

  /// The shape of the first element of a list of objects.
  private var shapeOfFirst: JSONRecipeShape? {
    guard kind == .array, let first = elements.first(where: { _ in true }), first.kind == .object
    else { return nil }
    return JSONRecipeShape(of: RecipeVocabulary.members(of: first))
  }
}
