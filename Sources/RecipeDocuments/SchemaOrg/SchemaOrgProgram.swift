import JSONSyntax

/// A program whose exports are schema.org/Recipe with conventions of its own.
enum SchemaOrgProgram: String, CaseIterable {
  /// A list, or `{"recipes": […]}`; the page is `isBasedOn`, its name `creditText`, and notes are a
  /// comment (https://github.com/julianpoy/RecipeSage, `jsonLD.ts`).
  case recipeSage = "RecipeSage"
  /// `recipe.json`; keywords in one text, the yield a number
  /// (https://github.com/nextcloud/cookbook, `docs/dev/api`).
  case nextcloudCookbook = "Nextcloud Cookbook"

  /// The word for `--format`; `nil` where a document format has that word.
  var word: String? {
    switch self {
    case .recipeSage: "recipesage"
    case .nextcloudCookbook: nil
    }
  }

  /// Recognises the program that a recipe comes from, or returns `nil` if it is unknown.
  init?(of recipe: JSONValue) {
    if Self.notes(of: recipe) != nil || recipe["creditText"] != nil && recipe["isBasedOn"] != nil {
      self = .recipeSage
    } else if recipe["tool"]?.kind == .array, recipe["keywords"]?.kind == .string,
      recipe["recipeYield"]?.kind == .number,
      recipe["dateModified"] != nil || recipe["dateCreated"] != nil
    {
      self = .nextcloudCookbook
    } else {
      return nil
    }
  }

  /// Returns the text of RecipeSage's comment "Author Notes".
  static func notes(of recipe: JSONValue) -> JSONValue? {
    let comments = recipe["comment"]?.elements
    return comments?.first { $0["name"]?.string == "Author Notes" }?["text"]
  }
}
