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
  private(set) var furtherIngredients: [List] = []
  /// Lists of steps beside the parts, which follow them.
  private(set) var furtherDirections: [List] = []
  /// The parts of the recipe, each with ingredients or directions of its own.
  private(set) var parts: [RecipePart] = []
  /// The members without a meaning.
  var others: [List] = []
  /// Texts for people under names without a meaning.
  var furtherNotes: [String] = []
  /// Nutrients beside the other members.
  var furtherNutrition: [NutritionFact] = []
  /// The names of lists of ingredients, by the keys of these: "ingredients_2_title".
  private(set) var namesOfLists: [String: String] = [:]
  /// True if the shape of a list, rather than a name, makes the object a recipe.
  private(set) var isRecipeByShape = false

  /// The sentences under a name for preparation, which precede the other directions.
  private(set) var leadingDirections: List?

  private let members: RecipeMembers<PlainMember>
  /// The members that are known by other names than usual, or by their shape.
  var found: [PlainMember: JSONValue] = [:]
  private var hidden: Set<PlainMember> = []
  private var isNamed: Set<PlainMember> = []
  /// The number of recipes around the object.
  let depth: Int
  /// What is known beside the object.
  let context: Context
  /// The key of the parts.
  private var partsKey = ""
  /// The meanings of times whose names are those of others, too.
  private var workTimes: [String: RecipeKey] = [:]

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
    /// True if sentences are directions even without ingredients beside them.
    var mayHaveLoneDirections = true
    /// True if text beside the members may be the directions, so that a text among them that
    /// neither its name nor numbers mark as steps is a remark.
    var hasProseBeside = false
  }

  /// The maximum depth of parts in parts.
  private static let depthLimit = 2
  /// The maximum depth of objects whose members count as those of the recipe.
  private static let hoistingLimit = 3

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
    let unknown = NumberedMembers(members.others).members + wrappersUnderNames()
    guard !unknown.isEmpty else { return }
    workTimes = TimeKey.meanings(ofTimes: unknown.map(\.name))
    let hasFullList = unknown.contains(where: \.isFullList) || self[.ingredients] != nil
    others = unknown.map(\.withoutList).filter { list in
      hasFullList && list.areMainFoods || !takeSections(list) && !takeNamed(list)
    }
    others = others.filter { !takeMisnamed($0) && !takeNutrition($0) && !takePairs($0) }
    joinParallelLists()
    others = others.filter { !takeIngredients($0) }
    others = others.filter { !takeDirections($0) && !takeYield($0) && !takePicture($0) }
    if context.isHoisting { others = others.compactMap { rest(of: $0) } }
    takeNamesOfLists()
    takeLoneMethod()
    if context.mayHaveTitle { takeTitle() }
    takeRemarks()
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

  /// True if the object has a title.
  var hasTitle: Bool { text(.title).map { !$0.cleaned(.line).isEmpty } ?? false }

  /// True if the object is a recipe: it has a title and, by name, ingredients or directions, or both
  /// of them by their shape.
  var isRecipe: Bool {
    guard hasTitle else { return false }
    if !parts.isEmpty {
      return self[.yield] != nil || hasTime || isNamed.contains(.title) || self[.tags] != nil
        || RecipePart.areNamed(by: partsKey)
    }
    let content: [PlainMember] = [.ingredients, .directions]
    if content.contains(where: { isNamed.contains($0) || members[$0] != nil }) { return true }
    let hasBoth = self[.ingredients] != nil && self[.directions] != nil
    let isTitled = members[.title] != nil || isNamed.contains(.title)
    return hasBoth || isTitled && isRecipeByShape && (hasTime || hasUnits)
  }

  /// True if an ingredient has a unit of cooks, which tells a recipe from a list of prices.
  private var hasUnits: Bool {
    guard let list = self[.ingredients] else { return false }
    var draft = Recipe(title: "")
    draft.addIngredients(list)
    return draft.ingredients.contains { ParsedIngredient($0).amount?.unit != nil }
  }

  /// True if there are directions.
  var hasDirections: Bool {
    self[.directions] != nil || parts.contains { $0.directions != nil }
  }

  private var hasTime: Bool {
    [.prepTime, .cookTime, .waitTime, .totalTime].contains { self[$0] != nil }
  }
}

// MARK: - Names

extension ObjectMembers {
  /// An empty list is as good as none.
  private mutating func hideEmptyLists() {
    for member in [PlainMember.ingredients, .directions] {
      if let value = members[member], !value.saysSomething { hidden.insert(member) }
    }
  }

  /// Joins the foods with their amounts and units, if these are in lists of their own.
  private mutating func joinParallelLists() {
    guard let foods = self[.ingredients],
      let joined = ParallelLists(foods, others + furtherIngredients)
    else { return }
    found[.ingredients] = joined.list
    others.removeAll { joined.keys.contains($0.name) }
    furtherIngredients.removeAll { joined.keys.contains($0.name) }
  }

  /// A preparation is a time only if it is a duration, and a method only if it is none; groups are
  /// those of our own output only if they state where they start.
  private mutating func correctNames() {
    correct(.ingredientGroups, to: .ingredients)
    correct(.directionGroups, to: .directions)
    if let value = members[.description], value.kind == .array, members[.directions] == nil,
      StepList.steps(of: value).count > 1
    {
      hidden.insert(.description)
      found[.directions] = value
    }
    if let value = members[.directions], value.isDuration, members[.prepTime] == nil {
      hidden.insert(.directions)
      found[.prepTime] = value
    }
    if let value = members[.prepTime], PlainMember.directions.fits(value), !value.isDuration {
      if members[.directions] == nil, !context.hasDirections {
        hidden.insert(.prepTime)
        found[.directions] = value
      } else if value.strings != nil {
        hidden.insert(.prepTime)
        leadingDirections = List(
          name: name(of: value) ?? PlainMember.prepTime.names[0], value: value)
      }
    }
  }

  /// Takes groups with lists of their own as the content that they group, if there is no other.
  private mutating func correct(_ groups: PlainMember, to content: PlainMember) {
    guard let value = members[groups], self[content] == nil, content.fits(value),
      Recipe.groups(of: value) == nil
    else { return }
    hidden.insert(groups)
    found[content] = value
  }

  /// Returns the members that have several times, `{"time": {"prep": 10, "cook": 20}}`, or the
  /// ingredients beside the method, as unknown ones, whose members are taken.
  private mutating func wrappersUnderNames() -> [List] {
    let wrappers: [PlainMember] = [.prepTime, .cookTime, .waitTime, .totalTime, .directions]
    return wrappers.compactMap { member in
      guard let value = members[member],
        member == .directions
          ? value.hasIngredients : value.hasTimes || value.kind == .object && value.timeText == nil
      else { return nil }
      hidden.insert(member)
      return List(name: name(of: value) ?? member.names[0], value: value)
    }
  }

  /// Takes a member whose name tells its meaning, and returns true if it did.
  mutating func takeNamed(_ list: List) -> Bool {
    guard let key = RecipeKey(ofObject: list.name) ?? list.keyOfPlural,
      var member = PlainMember(key)
    else { return false }
    if let other = workTimes[list.name].flatMap(PlainMember.init) { member = other }
    if key == .ingredientGroups { member = .ingredients }
    if key == .directionGroups { member = .directions }
    if key == .tags, self[.tags] != nil { member = self[.category] == nil ? .category : .cuisine }
    guard member.fits(list.value) || list.isExplicitTime else { return false }
    if self[member] == nil, member != .ingredients || !context.hasIngredients {
      found[member] = list.value
      isNamed.insert(member)
    } else if member == .ingredients, list.value.kind != .string {
      furtherIngredients.append(list)
    } else if member == .directions, list.isListOfSentences, !list.namesLanguage {
      furtherDirections.append(list)
    } else {
      return false
    }
    return true
  }

  /// Takes a method under a name that may be that of a time, "préparation", or a time under the name
  /// of a method, once the names that fit have been taken.
  private mutating func takeMisnamed(_ list: List) -> Bool {
    guard let key = RecipeKey(ofObject: list.name), let named = PlainMember(key) else {
      return false
    }
    let isMethod =
      key.isTime && (key == .prepTime || list.value.isProse)
      && (PlainMember.directions.fits(list.value) || key == .prepTime && isOnlyMethod(list))
    let isTime = named == .directions && list.value.isDuration
    if takeMethod(namedAsTitle: list, named) { return true }
    if key == .description, list.value.kind == .array, list.value.elements.count > 1,
      self[.directions] == nil, !context.hasDirections
    {
      found[.directions] = list.value
      isNamed.insert(.directions)
      return true
    }
    guard isMethod || isTime else { return false }
    if isMethod, key == .prepTime, list.value.strings != nil, leadingDirections == nil,
      self[.directions] != nil || context.hasDirections
    {
      leadingDirections = list
      return true
    }
    var member = self[.prepTime] == nil ? PlainMember.prepTime : .cookTime
    if isMethod {
      let hasMethod = context.hasDirections || self[.directions] != nil
      member = list.statesTime && hasMethod ? named : .directions
    }
    guard self[member] == nil else { return false }
    found[member] = list.value
    isNamed.insert(member)
    return true
  }

  /// Takes a long text with line ends under a name for a title or a recipe, "tarif", as the method.
  private mutating func takeMethod(namedAsTitle list: List, _ named: PlainMember) -> Bool {
    guard named == .title, list.value.kind == .string, !named.fits(list.value),
      PlainMember.directions.fits(list.value), self[.directions] == nil, !context.hasDirections
    else { return false }
    found[.directions] = list.value
    isNamed.insert(.directions)
    return true
  }

  /// True for a few words about the method, which nothing else tells: "préparation: râper, assaisonner".
  private func isOnlyMethod(_ list: List) -> Bool {
    guard let text = list.value.string?.cleaned(.line), self[.directions] == nil,
      !context.hasDirections, !context.hasProseBeside
    else { return false }
    return RecipeDuration.minutes(in: text) == nil && !text.contains(where: \.isNumber)
      && text.split(separator: " ").count > 2
  }

  /// Takes the members of an object in the object, `{"meta": {"servings": 4}}`, and returns those that
  /// have no meaning, or `nil` if all have one.
  private mutating func rest(of list: List, depth: Int = 0) -> List? {
    guard depth < Self.hoistingLimit, list.value.kind == .object, !list.value.members.isEmpty,
      !list.hasOtherMeaning || list.hasTimes
    else { return list }
    if self[.yield] == nil, list.isQuantityOfYield {
      found[.yield] = list.value
      return nil
    }
    if self[.rating] == nil, list.isRatingByVotes {
      found[.rating] = list.value
      return nil
    }
    var rest: [List] = []
    var isReduced = false
    for member in list.value.members where !member.value.isNull {
      if list.hasTimes, Self.isUnitOfAll(member) { continue }
      let inner = List(name: list.nameOfTime(member) ?? member.name, value: member.value)
      let key = RecipeKey(ofObject: inner.name).flatMap(PlainMember.init)
      let isNamed = key.map { Self.hoisted.contains($0) && takeNamed(inner) } ?? false
      let isTaken = isNamed || list.hasTimes && takeMisnamed(inner) || takeShaped(inner)
      if !isTaken, let kept = self.rest(of: inner, depth: depth + 1) {
        rest.append(List(name: member.name, value: kept.value))
        if kept.value.text != member.value.text { isReduced = true }
      } else {
        isReduced = true
      }
    }
    if rest.isEmpty || takeTotal(list) { return nil }
    return isReduced ? list.reduced(to: rest) : list
  }

  /// Takes the sum of the times of an object that has nothing else, some of whose names are unknown.
  private mutating func takeTotal(_ list: List) -> Bool {
    guard list.hasTimes, self[.totalTime] == nil, let total = list.value.totalOfTimes else {
      return false
    }
    found[.totalTime] = total
    return true
  }

  /// True for the unit of the other members: `"unit": "min"`.
  private static func isUnitOfAll(_ member: JSONValue.Member) -> Bool {
    member.value.kind == .string
      && TableColumn(heading: KeyWords.words(of: member.name)).role == .unit
  }

  private static let hoisted: Set<PlainMember> = [
    .title, .yield, .prepTime, .cookTime, .waitTime, .totalTime, .ingredients, .directions, .tags,
    .notes, .tools, .description, .source, .author, .nutrition, .rating,
  ]
}

// MARK: - Shapes

extension ObjectMembers {
  private mutating func takeNamesOfLists() {
    others = others.filter { list in
      guard let key = List.nameOfTitled(by: list.name), let name = list.value.string,
        object[key] != nil || !furtherIngredients.isEmpty, !name.isEmpty
      else { return true }
      namesOfLists[key] = name
      return false
    }
  }
}

extension ObjectMembers {
  private mutating func takeShaped(_ list: List) -> Bool {
    takeIngredients(list) || takeDirections(list)
  }

  /// Takes a list of foods with amounts, or of parts with ingredients and directions.
  private mutating func takeIngredients(_ list: List) -> Bool {
    guard list.isContainer || list.value.kind == .string, !list.hasOtherMeaning,
      list.lastWord != .directions
    else { return false }
    if parts.isEmpty, depth < Self.depthLimit, self[.ingredients] == nil {
      parts = RecipePart.parts(
        of: list.value, depth: depth, mayHaveTimes: RecipePart.areNamed(by: list.name))
      if !parts.isEmpty {
        partsKey = list.name
        return true
      }
    }
    if havePairs(beside: list) {
      furtherIngredients.append(list)
      return true
    }
    guard !isWrapper(list), ListShape(of: list.value) == .ingredients else { return false }
    if self[.ingredients] == nil, !context.hasIngredients {
      isRecipeByShape = true
      found[.ingredients] = list.value
    } else if list.isNumberedIngredients || Self.haveUnitsOfCooks(list.value) {
      furtherIngredients.append(list)
    } else {
      return false
    }
    return true
  }

  /// True for a text with pairs of a food and an amount, as that of the ingredients is.
  private func havePairs(beside list: List) -> Bool {
    guard let text = list.value.string, let ingredients = self[.ingredients]?.string else {
      return false
    }
    return !RunOnIngredients.pairs(in: text).isEmpty
      && !RunOnIngredients.pairs(in: ingredients).isEmpty
  }

  /// True if at least half of the amounts of a list have units of cooks: a list beside the ingredients
  /// may as well be a timetable, or ratings.
  private static func haveUnitsOfCooks(_ value: JSONValue) -> Bool {
    var list = IngredientList()
    list.add(value, depth: 0)
    let amounts = list.texts.compactMap { ParsedIngredient($0).amount }
    let units = amounts.count { $0.unit != nil }
    return units > 0 && units * 2 >= amounts.count
  }

  /// True for an object with the ingredients beside other members, which are the recipe's own.
  private func isWrapper(_ list: List) -> Bool {
    context.isHoisting && self[.ingredients] == nil && list.value.hasIngredients
  }

  /// Takes a list of sentences.
  private mutating func takeDirections(_ list: List) -> Bool {
    let isBesideList = self[.directions].map { $0.kind != .string } ?? !parts.isEmpty
    let isEnd = isBesideList && list.hasLastSteps
    if !parts.isEmpty && !list.hasOtherMeaning && list.isListOfSentences || isEnd {
      furtherDirections.append(list)
      return true
    }
    let hasIngredients = self[.ingredients] != nil || context.mayHaveLoneDirections
    guard self[.directions] == nil, parts.isEmpty, hasIngredients, !list.hasOtherMeaning,
      !isWrapper(list), ListShape(of: list.value) == .steps,
      !(context.hasProseBeside && list.isUnnumberedText)
    else { return false }
    found[.directions] = list.value
    return true
  }

  /// Takes the only text of several sentences under a key without a meaning as the directions of
  /// ingredients that have no others.
  private mutating func takeLoneMethod() {
    guard depth == 0, context.mayHaveTitle, !context.hasDirections, self[.ingredients] != nil,
      self[.directions] == nil, parts.isEmpty
    else { return }
    let texts = others.indices.filter { index in
      RecipeKey(ofObject: others[index].name) == nil && !others[index].hasOtherMeaning
        && others[index].hasSentences
    }
    guard texts.count == 1 else { return }
    found[.directions] = others.remove(at: texts[0]).value
  }

  /// Takes an object most of whose keys are nutrients.
  private mutating func takeNutrition(_ list: List) -> Bool {
    guard self[.nutrition] == nil, list.value.kind == .object, list.value.isNutrition,
      PlainMember.nutrition.fits(list.value)
    else { return false }
    found[.nutrition] = list.value
    return true
  }

  /// Takes a text such as "Serves 6", or a number under a key that ends with a word for those who
  /// eat: "for_people".
  private mutating func takeYield(_ list: List) -> Bool {
    guard self[.yield] == nil else { return false }
    if list.isNumberOfServings || list.isQuantityOfAll {
      found[.yield] = list.value
      return true
    }
    guard let text = list.value.string, text.utf8.count <= 40,
      HeadingYield.yield(in: text) != nil
    else { return false }
    found[.yield] = list.value
    return true
  }

  /// Takes the address of a picture under a key that ends with a word for one: "mealThumb".
  private mutating func takePicture(_ list: List) -> Bool {
    guard self[.imageURL] == nil, list.lastWord == .image,
      let text = list.value.string, WebAddress.isWhole(text)
    else { return false }
    found[.imageURL] = list.value
    return true
  }

  /// Takes the first short text as the title of an object with ingredients or directions.
  private mutating func takeTitle() {
    guard text(.title)?.cleaned(.line).isEmpty ?? true,
      self[.ingredients] != nil || self[.directions] != nil || !parts.isEmpty
    else { return }
    if let index = others.firstIndex(where: \.mayBeTitle) {
      found[.title] = others.remove(at: index).value
    } else if let (index, inner) = titleInObject {
      found[.title] = inner.value
      let rest = others[index].value.members.filter { $0.name != inner.name }
        .map { List(name: $0.name, value: $0.value) }
      others[index] = others[index].reduced(to: rest)
      if rest.isEmpty { others.remove(at: index) }
    }
  }

  /// The first short text in an object beside the ingredients, `{"card": {"caption": "Soup"}}`, with the
  /// index of the object.
  private var titleInObject: (Int, List)? {
    for (index, list) in others.enumerated()
    where list.value.kind == .object && !list.hasOtherMeaning {
      let first = list.value.members.lazy.map { List(name: $0.name, value: $0.value) }
        .first { $0.value.kind == .string }
      if let first, first.mayBeTitle { return (index, first) }
    }
    return nil
  }
}
