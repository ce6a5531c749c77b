import JSONSyntax
import RecipeCore

/// A reader of recipes of Tandoor (https://tandoor.dev): `recipe.json` of its default export.
struct TandoorRecipe: JSONDialect {
  static let name = "Tandoor"
  static let word: String? = "tandoor"
  static let marks = TandoorMember.workingTime.names + TandoorMember.waitingTime.names

  private var recipe: AppDraft<TandoorMember>

  /// True if an object is a recipe of Tandoor: its ingredients are in its steps.
  static func isLikely(_ members: RecipeMembers<TandoorMember>) -> Bool {
    guard members[.workingTime] ?? members[.waitingTime] != nil, let steps = members[.steps] else {
      return false
    }
    return steps.kind == .array
      && steps.elements.allSatisfy { $0["instruction"] ?? $0["ingredients"] != nil }
  }

  /// Reads a recipe.
  ///
  /// - Parameter notes: Receives notes about unreadable values.
  static func draft(
    of members: RecipeMembers<TandoorMember>, fields: RecipeFieldSet, notes: inout DocumentNotes
  ) -> Recipe {
    var reader = TandoorRecipe(recipe: AppDraft(members, fields: fields))
    reader.readFacts(&notes)
    let steps = reader.recipe[.steps].map { Array($0.elements) } ?? []
    for step in steps {
      reader.addIngredients(of: step, isOnly: steps.count == 1)
      if fields.contains(.directions) { reader.addDirections(of: step) }
      if fields.contains(.extras) { note(step, &notes) }
    }
    return reader.recipe.finished(&notes)
  }

  /// Notes values that a recipe has no field for, such as the minutes of a step.
  private static func note(_ step: JSONValue, _ notes: inout DocumentNotes) {
    notes.addLeftOut(of: step, "a step", known: stepMembers)
    for row in step["ingredients"].map({ Array($0.elements) }) ?? [] {
      notes.addLeftOut(of: row, "an ingredient", known: ingredientMembers)
    }
  }

  /// The members of which a step consists, and Tandoor's own.
  private static let stepMembers: Set<String> = [
    "id", "name", "instruction", "ingredients", "order", "show_as_header", "type",
    "show_ingredients_table", "instructions_markdown", "numrecipe",
  ]

  /// The members of which a line consists, and Tandoor's own.
  private static let ingredientMembers: Set<String> = [
    "id", "food", "unit", "amount", "note", "order", "is_header", "no_amount", "original_text",
    "always_use_plural_unit", "always_use_plural_food", "conversions", "used_in_recipes", "checked",
  ]

  private mutating func readFacts(_ notes: inout DocumentNotes) {
    recipe.draft.title = recipe.text(.title) ?? ""
    recipe.draft.description = recipe.prose(.description, .description)
    recipe[.keywords]?.appendTags(to: &recipe.draft.tags)
    recipe.draft.prepMinutes = recipe.minutes(.workingTime)
    recipe.draft.cookMinutes = recipe.minutes(.waitingTime)
    recipe.draft.sourceURL = recipe.url(.sourceURL)
    recipe.draft.imageURL = recipe.url(.image)
    recipe.draft.rating = recipe.stars(.rating)
    recipe.draft.published = recipe.date(.created, &notes)
    let servings = AppIngredientLine.amount(recipe[.servings])
    let yield = [servings, recipe.text(.servingsText)].compactMap(\.self)
    recipe.draft.yield = yield.isEmpty ? nil : yield.joined(separator: " ")
  }

  /// Adds the ingredients of a step, as a group if the step has a name.
  private mutating func addIngredients(of step: JSONValue, isOnly: Bool) {
    let rows = step["ingredients"].map { Array($0.elements) } ?? []
    if !isOnly, !rows.isEmpty, let name = ["name"].firstText(in: step) { beginGroup(name) }
    for row in rows {
      if row["is_header"]?.boolean == true {
        if let name = ["note"].firstText(in: row) { beginGroup(name) }
      } else if let line = Self.line(of: row) {
        recipe.draft.ingredients.append(line)
      }
    }
  }

  private mutating func beginGroup(_ name: String) {
    let group = RecipeGroup(name: name, start: recipe.draft.ingredients.count)
    recipe.draft.ingredientGroups.append(group)
  }

  /// Returns the line "2 oz New Mexico chile, dry (57 g)", preferably as it was typed.
  private static func line(of row: JSONValue) -> String? {
    if let line = ["original_text"].firstText(in: row) { return line }
    let hasAmount = row["no_amount"]?.boolean != true
    let isPlural = hasAmount && (row["amount"]?.double ?? 0) > 1
    let unit = hasAmount ? AppIngredientLine.name(row["unit"], isPlural: isPlural) : nil
    let parts = AppIngredientLine(
      amount: hasAmount ? AppIngredientLine.amount(row["amount"]) : nil, unit: unit,
      food: AppIngredientLine.name(row["food"], isPlural: isPlural && unit == nil))
    let note = ["note"].firstText(in: row)
    guard !parts.text.isEmpty else { return note }
    return parts.text + (note.map { " (\($0))" } ?? "")
  }

  private mutating func addDirections(of step: JSONValue) {
    let name = ["name"].firstText(in: step)
    recipe.draft.appendPart(named: name) { steps in
      steps += DirectionText.steps(in: step["instruction"]?.string ?? "")
    }
  }
}
