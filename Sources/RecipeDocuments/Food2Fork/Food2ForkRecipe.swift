package import JSONSyntax
package import RecipeCore

/// A reader of recipe objects of food2fork v1, food2fork.ca, Forkify v1 and Forkify v2.
package enum Food2ForkRecipe {
  /// Reads a recipe object of a search row or of `get`.
  ///
  /// - Parameters:
  ///   - json: The object.
  ///   - fields: The fields needed.
  /// - Returns: The recipe and its `recipe_id` (or `pk`, `id`) as text; `nil` without a title.
  package static func read(
    _ json: JSONValue, fields: RecipeFieldSet = .all
  ) -> (id: String?, recipe: Recipe)? {
    let members = RecipeMembers<Food2ForkMember>(of: json, in: Food2ForkMember.table)
    var draft = Recipe(title: "")
    read(members, fields: fields, into: &draft)
    guard let recipe = draft.cleaned() else { return nil }
    // Ids such as "0002d6" and "47e12" are text; a number is taken verbatim.
    return (members.text(.id), recipe)
  }

  /// Reads an object, apart from its id.
  ///
  /// Unknown members become extra fields. They include Forkify v2's `servings` and `cooking_time`,
  /// which it makes up (4 in every record, 15 minutes for every three ingredients), and
  /// food2fork.ca's `rating`, which is random: as facts they would win over true values of other
  /// sources.
  static func read(
    _ members: RecipeMembers<Food2ForkMember>, fields: RecipeFieldSet,
    into draft: inout Recipe
  ) {
    draft.title = members.text(.title) ?? ""
    draft.publisher = members.text(.publisher)
    draft.publisherURL = members.text(.publisherURL)
    draft.sourceURL = members.text(.sourceURL)
    draft.f2fURL = members.text(.f2fURL)
    draft.imageURL = members.text(.imageURL)
    draft.socialRank = members[.socialRank]?.looseNumber
    if fields.contains(.extras), hasOddRank(members), let extra = members.extra(.socialRank) {
      draft.extras.append(extra)
    }
    readDate(of: members, fields: fields, into: &draft)
    if let ingredients = members[.ingredients] { draft.addIngredients(ingredients) }
    if let groups = members[.ingredientGroups], !draft.addIngredientGroups(groups),
      fields.contains(.extras), let extra = members.extra(.ingredientGroups)
    {
      draft.extras.append(extra)
    }
    addProse(of: members, fields: fields, to: &draft)
  }

  /// True if an object has a social rank that is not a number, and becomes an extra field.
  package static func hasOddRank(_ json: JSONValue) -> Bool {
    hasOddRank(RecipeMembers<Food2ForkMember>(of: json, in: Food2ForkMember.table))
  }

  /// True if the social rank is not a number; an empty text is none.
  static func hasOddRank(_ members: RecipeMembers<Food2ForkMember>) -> Bool {
    guard let rank = members[.socialRank], rank.looseNumber == nil else { return false }
    return rank.string?.cleaned(.line).isEmpty != true
  }

  private static func addProse(
    of members: RecipeMembers<Food2ForkMember>, fields: RecipeFieldSet, to draft: inout Recipe
  ) {
    if fields.contains(.directions), let instructions = members[.instructions] {
      draft.directions = StepList.steps(of: instructions)
    }
    if fields.contains(.description), let text = members.text(.description), text != "N/A" {
      draft.description = text
    }
    guard fields.contains(.extras) else { return }
    draft.extras += members.extras
    if let extras = members[.extras] { draft.extras += ExtraField.fields(of: extras) }
  }

  private static func readDate(
    of members: RecipeMembers<Food2ForkMember>, fields: RecipeFieldSet,
    into draft: inout Recipe
  ) {
    guard let date = members.text(.added) else { return }
    if !RecipeDate.isImpossible(date) {
      draft.published = date
    } else if fields.contains(.extras), let extra = members.extra(.added) {
      draft.extras.append(extra)
    }
  }
}
