import JSONSyntax
import RecipeCore

/// A reader of recipes of KitchenOwl (https://kitchenowl.org), whose description is the directions.
struct KitchenOwlRecipe: JSONDialect {
  static let name = "KitchenOwl"
  static let word: String? = "kitchenowl"
  static let marks = KitchenOwlMember.items.names

  private var recipe: AppDraft<KitchenOwlMember>

  /// True if an object is a recipe of KitchenOwl.
  static func isLikely(_ members: RecipeMembers<KitchenOwlMember>) -> Bool {
    guard let items = members[.items], items.kind == .array,
      members[.yields] ?? members[.time] ?? members[.cookTime] ?? members[.prepTime] != nil
    else { return false }
    return items.elements.allSatisfy { $0["name"]?.kind == .string }
  }

  /// Reads a recipe.
  ///
  /// - Parameter notes: Receives notes about unreadable values.
  static func draft(
    of members: RecipeMembers<KitchenOwlMember>, fields: RecipeFieldSet, notes: inout DocumentNotes
  ) -> Recipe {
    var reader = KitchenOwlRecipe(recipe: AppDraft(members, fields: fields))
    reader.readFacts()
    for item in reader.recipe[.items].map({ Array($0.elements) }) ?? [] {
      if let line = line(of: item) { reader.recipe.draft.ingredients.append(line) }
    }
    let text = reader.recipe.prose(.description, .directions)
    reader.recipe.draft.directions = text.map(DirectionText.steps) ?? []
    return reader.recipe.finished(&notes)
  }

  private mutating func readFacts() {
    recipe.draft.title = recipe.text(.title) ?? ""
    recipe[.tags]?.appendTags(to: &recipe.draft.tags)
    recipe.draft.yield = AppIngredientLine.amount(recipe[.yields])
    recipe.draft.prepMinutes = recipe.minutes(.prepTime)
    recipe.draft.cookMinutes = recipe.minutes(.cookTime)
    recipe.draft.totalMinutes = recipe.minutes(.time)
    recipe.draft.sourceURL = recipe.url(.source)
    recipe.draft.imageURL = recipe.url(.photo)
  }

  /// Returns the line of an item, whose description is its amount: "200 g".
  private static func line(of item: JSONValue) -> String? {
    guard let name = ["name"].firstText(in: item) else { return nil }
    let parts = AppIngredientLine(amount: ["description"].firstText(in: item), food: name)
    return parts.text + (item["optional"]?.boolean == true ? " (optional)" : "")
  }
}
