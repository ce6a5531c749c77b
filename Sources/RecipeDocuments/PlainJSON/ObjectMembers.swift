import Ingredients
import JSONSyntax
import RecipeCore
import Text

/// The members of a recipe object by their meaning.
///
/// A member is known by the names of our own output and of most programs, else by a name in another
/// language, else by what it is: a list of foods with amounts, of sentences, a short text.
struct ObjectMembers {
  /// A list under its key.
  struct List {
    /// The key.
    let name: String
    /// The list.
    let value: JSONValue
  }

  /// Further lists of ingredients, which are groups.
  var furtherIngredients: [List] = []
  /// Lists of steps beside the parts, which follow them.
  var furtherDirections: [List] = []
  /// The parts of the recipe, each with ingredients or directions of its own.
  var parts: [RecipePart] = []
  /// The members without a meaning.
  var others: [List] = []
  /// Texts for people under names without a meaning.
  var furtherNotes: [String] = []
  /// Nutrients beside the other members.
  var furtherNutrition: [NutritionFact] = []
  /// The names of lists of ingredients, by the keys of these: "ingredients_2_title".
  var namesOfLists: [String: String] = [:]
  /// True if the title is only the first short text, and an amount or behind the ingredients.
  var isTitleGuessed = false
  /// True if the shape of a list, rather than a name, makes the object a recipe.
  var isRecipeByShape = false

  /// The sentences under a name for preparation, which precede the other directions.
  var leadingDirections: List?

  /// The members that are known by the names of our own output and of most programs.
  let members: RecipeMembers<PlainMember>
  /// The members that are known by other names than usual, or by their shape.
  var found: [PlainMember: JSONValue] = [:]
  /// The members that are not what their names say.
  var hidden: Set<PlainMember> = []
  /// The members of `found` that are known by a name.
  var isNamed: Set<PlainMember> = []
  /// The number of recipes around the object.
  let depth: Int
  /// What is known beside the object.
  let context: Context
  /// The key of the parts.
  var partsKey = ""
  /// The meanings of times whose names are those of others, too.
  var workTimes: [String: RecipeKey] = [:]

  /// The circumstances of an object, which it does not say itself.
  struct Context {
    /// True if members of objects in the object count as its own.
    var isHoisting = true
    /// True if a short text may be the title.
    var mayHaveTitle = true
    /// True if there are tags apart from the object.
    var hasTags = false
    /// True if there are ingredients apart from the object.
    var hasIngredients = false
    /// True if there are directions apart from the object.
    var hasDirections = false
    /// True if a list that no name tells may be the ingredients.
    var mayHaveShapedIngredients = true
    /// True if sentences are directions even without ingredients beside them.
    var mayHaveLoneDirections = true
    /// True if text beside the members may be the directions, so that a text among them that
    /// neither its name nor numbers mark as steps is a remark.
    var hasProseBeside = false
  }

  /// The maximum depth of parts in parts.
  static let depthLimit = 2
  /// Finds the meaning of the members of an object.
  ///
  /// - Parameters:
  ///   - members: The members, some of which are known.
  ///   - context: What is known beside the object.
  ///   - depth: The number of recipes around the object.
  init(
    _ members: RecipeMembers<PlainMember>, _ context: Context = Context(), depth: Int = 0
  ) {
    self.members = members
    self.depth = depth
    self.context = context
    hideEmptyLists()
    correctNames()
    let all = NumberedMembers(members.others).members + wrappersUnderNames()
    guard !all.isEmpty else {
      takeDescribedMethod()
      return
    }
    let translations = hasContent(among: all) ? all.filter(\.isTranslation) : []
    let unknown = translations.isEmpty ? all : all.filter { !$0.isTranslation }
    workTimes = TimeKey.meanings(ofTimes: unknown.map(\.name))
    let hasFullList = unknown.contains(where: \.isFullList) || self[.ingredients] != nil
    others = unknown.map(\.withoutList).filter { list in
      list.isForShopping || hasFullList && list.areMainFoods
        || !takeSections(list) && !takeNamed(list)
    }
    others = others.filter { list in
      !takeLabelledTimes(list) && !takeMisnamed(list) && !takeNutrition(list) && !takePairs(list)
    }
    joinParallelLists()
    takeProduct()
    takeKindsOfGoods()
    takeBriefNames()
    others = others.filter { $0.isForShopping || !takeIngredients($0) }
    joinParallelLists()
    takePurchases()
    takeStages()
    others = others.filter { !takeDirections($0) && !takeYield($0) && !takePicture($0) }
    if context.isHoisting {
      let sorted = others.filter { !$0.isOverview } + others.filter(\.isOverview)
      others = sorted.compactMap { rest(of: $0) }
    }
    takePurchases()
    takeNamesOfLists()
    takeNamedMethod()
    takeLoneMethod()
    takeDescribedMethod()
    if context.mayHaveTitle { takeTitle() }
    takeRemarks()
    others += translations
  }

  /// The object.
  var object: JSONValue { members.object }

  /// Returns the value of a member, or `nil` if it is absent or `null`.
  subscript(member: PlainMember) -> JSONValue? {
    found[member] ?? (hidden.contains(member) ? nil : members[member])
  }

  /// Returns the text of a member, as `RecipeMembers.text`.
  func text(_ member: PlainMember) -> String? { self[member]?.shortText }

  /// Returns the value of a member as an extra field, if it could not be read.
  func extra(_ member: PlainMember) -> ExtraField? {
    guard let value = found[member] else { return members.extra(member) }
    return ExtraField(name: name(of: value) ?? member.names[0], json: value.text)
  }

  /// The members without a meaning, as extra fields.
  var extras: [ExtraField] { others.map { ExtraField(name: $0.name, json: $0.value.text) } }
}
