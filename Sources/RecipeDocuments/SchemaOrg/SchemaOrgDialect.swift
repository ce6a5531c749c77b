import JSONSyntax

/// Programs whose exports are schema.org/Recipe with habits of their own.
enum SchemaOrgDialect: String {
  /// A list, or `{"recipes": […]}`; the page is `isBasedOn`, its name `creditText`, and notes are a
  /// comment (https://github.com/julianpoy/RecipeSage, `jsonLD.ts`).
  case recipeSage = "RecipeSage"
  /// `recipe.json`; keywords in one text, the yield a number
  /// (https://github.com/nextcloud/cookbook, `docs/dev/api`).
  case nextcloudCookbook = "Nextcloud Cookbook"

  /// The program that a recipe comes from; `nil` if nothing tells.
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

  /// The text of RecipeSage's comment "Author Notes".
  static func notes(of recipe: JSONValue) -> JSONValue? {
    let comments = recipe["comment"]?.elements
    return comments?.first { $0["name"]?.string == "Author Notes" }?["text"]
  }
}
