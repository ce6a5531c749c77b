import JSONSyntax
import RecipeCore

/// A reader of recipes of Paprika (https://www.paprikaapp.com), whose lists are multiline texts.
struct PaprikaRecipe: JSONDialect {
  static let name = "Paprika"
  static let word: String? = nil
  static let marks = [PaprikaMember.nutrition, .photoData, .photoHash, .photoLarge].flatMap(\.names)

  private var recipe: AppDraft<PaprikaMember>

  /// True if an object is a recipe of Paprika.
  static func isLikely(_ members: RecipeMembers<PaprikaMember>) -> Bool {
    let hasMark =
      members[.nutrition] ?? members[.photoData] ?? members[.photoHash] ?? members[.photoLarge]
      != nil
    return hasMark && (members[.ingredients] ?? members[.directions])?.kind == .string
  }

  /// Reads a recipe.
  ///
  /// - Parameter notes: Receives notes about unreadable values and pictures.
  static func draft(
    of members: RecipeMembers<PaprikaMember>, fields: RecipeFieldSet, notes: inout DocumentNotes
  ) -> Recipe {
    var reader = PaprikaRecipe(recipe: AppDraft(members, fields: fields))
    reader.readFacts(&notes)
    reader.readLists()
    reader.readPicture(&notes)
    if let facts = reader.recipe[.nutrition].flatMap(PlainRemarks.nutrition) {
      reader.recipe.draft.nutrition = facts
    } else {
      reader.recipe.keep(.nutrition)
    }
    return reader.recipe.finished(&notes)
  }

  private mutating func readFacts(_ notes: inout DocumentNotes) {
    recipe.draft.title = recipe.text(.title) ?? ""
    recipe.draft.description = recipe.prose(.description, .description)
    recipe.draft.publisher = recipe.text(.source)
    recipe.draft.sourceURL = recipe.text(.sourceURL)
    recipe.draft.imageURL = recipe.text(.imageURL)
    recipe.draft.yield = recipe.text(.servings)
    recipe.draft.prepMinutes = recipe.minutes(.prepTime)
    recipe.draft.cookMinutes = recipe.minutes(.cookTime)
    recipe.draft.totalMinutes = recipe.minutes(.totalTime)
    recipe.draft.rating = recipe.stars(.rating)
    recipe.draft.published = recipe.date(.created, &notes).map(PaprikaDate.published)
  }

  private mutating func readLists() {
    recipe.draft.addIngredients((recipe.text(.ingredients) ?? "").textLines)
    recipe.draft.directions = recipe.prose(.directions, .directions).map(DirectionText.steps) ?? []
    let notes = recipe.prose(.notes, .notes)?.cleaned(.paragraphs) ?? ""
    recipe.draft.notes += notes.split(separator: "\n\n").map(String.init)
    // A category may contain commas.
    recipe.draft.tags += recipe[.categories]?.texts ?? []
  }

  /// Notes a picture, which is not kept: one is often larger than a hundred recipes.
  private mutating func readPicture(_ notes: inout DocumentNotes) {
    let pictures = [recipe[.photoData], recipe[.photos]].compactMap(\.self)
    guard let picture = pictures.first(where: \.saysSomething) else {
      for member in [PaprikaMember.photo, .photoHash, .photoLarge] { recipe.keep(member) }
      return
    }
    let size = pictures.reduce(0) { $0 + $1.bytes.count } / 1024 + 1
    notes.add(.note, "its picture (\(size) KiB) was ignored", at: picture)
  }
}
