import JSONSyntax
import RecipeCore

/// A reader of recipes of Mealie (https://mealie.io), from an old export, its API, or a backup.
struct MealieRecipe: JSONDialect {
  static let name = "Mealie"
  static let word: String? = "mealie"
  static let marks = MealieMember.slug.names + MealieMember.sourceURL.names + ["performTime"]

  private var recipe: AppDraft<MealieMember>
  private let tables: MealieTables

  /// True if an object is a recipe of Mealie: it has the names of schema.org, but no `@type`.
  static func isLikely(_ members: RecipeMembers<MealieMember>) -> Bool {
    guard members[.ingredients] ?? members[.steps] != nil else { return false }
    if members[.sourceURL] != nil { return true }
    let isObject = members[.ingredients]?.elements.first?.kind == .object
    return isObject && (members[.slug] != nil || members[.cookTime] != nil)
  }

  static func draft(
    of members: RecipeMembers<MealieMember>, fields: RecipeFieldSet, notes: inout DocumentNotes
  ) -> Recipe {
    draft(of: members, in: MealieTables(), fields: fields, notes: &notes)
  }

  static func backup(of root: JSONValue) -> JSONBackup<MealieMember>? {
    guard let backup = MealieBackup(of: root) else { return nil }
    return JSONBackup(recipes: backup.recipes) { members, fields, notes in
      draft(of: members, in: backup.tables, fields: fields, notes: &notes)
    }
  }

  /// Reads a recipe.
  ///
  /// - Parameters:
  ///   - tables: The related rows of a backup; none for a single recipe.
  ///   - notes: Receives notes about unreadable values.
  private static func draft(
    of members: RecipeMembers<MealieMember>, in tables: MealieTables, fields: RecipeFieldSet,
    notes: inout DocumentNotes
  ) -> Recipe {
    var reader = MealieRecipe(recipe: AppDraft(members, fields: fields), tables: tables)
    reader.readFacts(&notes)
    reader.readLists(of: members.object["id"])
    if fields.contains(.directions) { reader.readSteps(of: members.object["id"]) }
    if fields.contains(.extras) { reader.readExtras(&notes) }
    return reader.recipe.finished(&notes)
  }

  private mutating func readFacts(_ notes: inout DocumentNotes) {
    recipe.draft.title = recipe.text(.title) ?? ""
    recipe.draft.description = recipe.prose(.description, .description)
    recipe.draft.imageURL = recipe.url(.image)
    recipe.draft.sourceURL = recipe.url(.sourceURL)
    recipe.draft.published = recipe.date(.added, &notes)
    recipe.draft.yield = yield
    recipe.draft.prepMinutes = recipe.minutes(.prepTime)
    recipe.draft.cookMinutes = recipe.minutes(.cookTime)
    recipe.draft.totalMinutes = recipe.minutes(.totalTime)
    recipe.draft.rating = recipe.stars(.rating)
  }

  /// The yield, "4 servings", whose number newer versions store separately.
  private var yield: String? {
    let text = recipe.text(.yield)
    if let amount = AppIngredientLine.amount(recipe[.yieldQuantity]), let text {
      return amount + " " + text
    }
    let servings = AppIngredientLine.amount(recipe[.servings]).map { $0 + " servings" }
    return text ?? servings
  }

  private mutating func readLists(of id: JSONValue?) {
    for row in tables.ingredients.rows(of: id) ?? elements(.ingredients) { addIngredient(row) }
    recipe[.categories]?.appendTags(to: &recipe.draft.tags)
    recipe[.tags]?.appendTags(to: &recipe.draft.tags)
    recipe.draft.tags += tables.tags(of: id)
    recipe.add(tables.notes.rows(of: id) ?? [])
    recipe.readRemarks(notes: .notes, tools: .tools, nutrition: .nutrition)
  }

  private func elements(_ member: MealieMember) -> [JSONValue] {
    recipe[member].map { Array($0.elements) } ?? []
  }

  private mutating func addIngredient(_ row: JSONValue) {
    let count = recipe.draft.ingredients.count
    if let title = ["title"].firstText(in: row) {
      recipe.draft.ingredientGroups.append(RecipeGroup(name: title, start: count))
    }
    if let line = row.string ?? MealieIngredient(row, in: tables).line {
      recipe.draft.addIngredients(CollectionOfOne(line))
    }
  }

  /// The members of which a step consists, and Mealie's own.
  private static let stepMembers: Set<String> = [
    "title", "text", "id", "recipe_id", "position", "type", "ingredientReferences",
    "ingredient_references", "created_at", "update_at", "updated_at",
  ]

  /// Reads the steps; a title starts a part of the directions.
  private mutating func readSteps(of id: JSONValue?) {
    for row in tables.steps.rows(of: id) ?? elements(.steps) {
      if let title = ["title"].firstText(in: row) {
        recipe.draft.directions.append(IngredientHeading.name(of: title.cleaned(.line)) + ":")
      }
      if let text = row.string ?? row["text"]?.string { recipe.draft.directions.append(text) }
    }
  }

  private mutating func readExtras(_ notes: inout DocumentNotes) {
    let id = recipe.object["id"]
    for row in tables.ingredients.rows(of: id) ?? elements(.ingredients) {
      notes.addLeftOut(of: row, "an ingredient", known: MealieIngredient.members)
    }
    for row in tables.steps.rows(of: id) ?? elements(.steps) {
      notes.addLeftOut(of: row, "a step", known: Self.stepMembers)
    }
    recipe.draft.extras += tables.extras(of: id)
    recipe.keep(.slug)
    if let extras = recipe[.extras], extras.saysSomething {
      recipe.draft.extras += ExtraField.fields(of: extras)
    }
  }
}
