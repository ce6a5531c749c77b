import Ingredients
import JSONSyntax
import RecipeCore

extension ObjectMembers {
  /// Takes a list whose shape shows that it has ingredients or steps.
  mutating func takeShaped(_ list: List) -> Bool {
    takeIngredients(list) || takeDirections(list)
  }

  /// Takes a list of foods with amounts, or of parts with ingredients and directions.
  mutating func takeIngredients(_ list: List) -> Bool {
    guard list.isContainer || list.value.kind == .string, !list.hasOtherMeaning,
      list.lastWord != .directions
    else { return false }
    if parts.isEmpty, depth < Self.depthLimit, self[.ingredients] == nil || isPartial(beside: list)
    {
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
    if list.isNumberedIngredients, list.value.strings != nil,
      self[.ingredients] != nil || context.hasIngredients
    {
      furtherIngredients.append(list)
      return true
    }
    guard !isWrapper(list), ListShape(of: list.value) == .ingredients else { return false }
    if self[.ingredients] == nil, !context.hasIngredients {
      guard context.mayHaveShapedIngredients else { return false }
      isRecipeByShape = true
      found[.ingredients] = list.value
    } else if list.isNumberedIngredients
      || Self.haveUnitsOfCooks(list.value) && !ListShape.areOnlyKeyed(list.value)
      || isRecipeByShape && list.value.strings.map({ $0.count > 2 }) ?? false
    {
      // Without a key for ingredients, each further list of foods is another part of the dish.
      furtherIngredients.append(list)
    } else {
      return false
    }
    return true
  }

  /// True if the ingredients are all in a list of parts with lists of their own.
  private func isPartial(beside list: List) -> Bool {
    guard let ingredients = self[.ingredients], list.isContainer else { return false }
    let parts = RecipePart.parts(of: list.value, depth: depth, mayHaveTimes: true)
    guard !parts.isEmpty else { return false }
    var whole = Recipe(title: "")
    whole.add(parts, hasDirections: false)
    var own = Recipe(title: "")
    own.addIngredients(ingredients)
    return own.isContained(in: whole)
  }

  /// True if there are ingredients, here, in parts or beside the object.
  var hasIngredients: Bool {
    self[.ingredients] != nil || context.hasIngredients || parts.contains { $0.ingredients != nil }
  }

  /// Takes what to buy as the ingredients of a recipe without others.
  mutating func takePurchases() {
    guard !hasIngredients, parts.isEmpty else { return }
    others = others.filter { !($0.isForShopping && (takeNamed($0) || takeIngredients($0))) }
  }

  /// Takes objects of foods with their amounts, each of which is too short to be told alone, as the
  /// groups of the ingredients: `"dry": {"flour": "200 g", "sugar": "50 g"}, "dairy": {"milk": "1 dl"}`.
  mutating func takeKindsOfGoods() {
    guard !hasIngredients, self[.directions] != nil || context.hasDirections else { return }
    let kinds = others.filter { list in
      !list.hasOtherMeaning && !list.isForShopping && FoodMembers.mayBeFoods(list.value)
    }
    let foods = kinds.reduce(0) { $0 + $1.value.members.count }
    let names = Set(kinds.map(\.name))
    guard kinds.count > 1, foods > 2, kinds.contains(where: { FoodMembers($0.value).areFoods }),
      names.count == kinds.count
    else { return }
    let groups = kinds[0].reduced(to: kinds)
    found[.ingredients] = groups.value
    others.removeAll { names.contains($0.name) }
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
  mutating func takeDirections(_ list: List) -> Bool {
    let isBesideList = self[.directions].map { $0.kind != .string } ?? !parts.isEmpty
    let isEnd = isBesideList && list.hasLastSteps
    if !parts.isEmpty && !list.hasOtherMeaning && list.isListOfSentences || isEnd {
      furtherDirections.append(list)
      return true
    }
    let hasIngredients = self[.ingredients] != nil || context.mayHaveLoneDirections
    guard self[.directions] == nil, parts.isEmpty, hasIngredients, !list.hasOtherMeaning,
      !isWrapper(list), ListShape(of: list.value) == .steps,
      !(context.hasProseBeside && list.isUnnumberedText), !isBesideRecipe(list),
      !isBesideWhole(list)
    else { return false }
    found[.directions] = list.value
    return true
  }

  /// True for a list of sentences beside another under a word for a recipe, which are the steps.
  private func isBesideRecipe(_ list: List) -> Bool {
    let start = list.value.bytes.startIndex
    return others.prefix(Self.mostCompared).contains { other in
      other.value.bytes.startIndex != start && other.isContainer
        && Self.isNamedAsRecipe(other) && ListShape(of: other.value) == .steps
    }
  }

  /// True for a list beside an object with both ingredients and directions, as what to prepare is.
  private func isBesideWhole(_ list: List) -> Bool {
    guard context.isHoisting else { return false }
    return others.prefix(Self.mostCompared).contains { other in
      other.name != list.name && other.value.hasIngredients
        && other.value.members.contains { RecipeKey(ofObject: $0.name) == .directions }
    }
  }

  /// True for a list under a word for a title, which may be one for a recipe, or under "recipe".
  private static func isNamedAsRecipe(_ list: List) -> Bool {
    RecipeKey(ofObject: list.name) == .title || FoldedText.key(list.name.utf8) == "recipe"
  }

  /// The maximum number of members that are compared with one.
  private static let mostCompared = 32

  /// Takes a text under a name of directions as the directions of ingredients that have no others, in
  /// whatever words: `"instrucoes": "Ferver"`.
  mutating func takeNamedMethod() {
    guard !context.hasDirections, !context.hasProseBeside, self[.directions] == nil,
      self[.ingredients] != nil || context.hasIngredients, parts.isEmpty,
      let index = others.firstIndex(where: \.isNamedMethod)
    else { return }
    found[.directions] = others.remove(at: index).value
  }

  /// Takes the only text of several sentences under a key without a meaning as the directions of
  /// ingredients that have no others.
  mutating func takeLoneMethod() {
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

  /// Takes a description that tells what to do as the directions of ingredients that have no others.
  mutating func takeDescribedMethod() {
    guard depth == 0, !context.hasDirections, !context.hasProseBeside, parts.isEmpty,
      self[.directions] == nil, let ingredients = self[.ingredients],
      let value = self[.description], let text = value.string
    else { return }
    let key = name(of: value) ?? PlainMember.description.names[0]
    guard DescribedMethod.isNamed(by: key) else { return }
    var draft = Recipe(title: "")
    draft.addIngredients(ingredients)
    guard DescribedMethod.isOne(text, of: draft.ingredients) else { return }
    hidden.insert(.description)
    found[.description] = nil
    found[.directions] = value
  }

  /// Takes an object most of whose keys are nutrients.
  mutating func takeNutrition(_ list: List) -> Bool {
    guard self[.nutrition] == nil, list.value.kind == .object, list.value.isNutrition,
      PlainMember.nutrition.fits(list.value)
    else { return false }
    found[.nutrition] = list.value
    return true
  }

  /// Takes a text such as "Serves 6", or a number under a key that says what it counts: "for_people".
  mutating func takeYield(_ list: List) -> Bool {
    guard self[.yield] == nil, let yield = list.statedYield else { return false }
    var json = JSONWriter(isIndented: false)
    json.string(yield)
    found[.yield] = (try? JSONDocument(parsing: json.bytes))?.root
    return true
  }

  /// Takes the address of a picture under a key that ends with a word for one: "mealThumb".
  mutating func takePicture(_ list: List) -> Bool {
    guard self[.imageURL] == nil, list.lastWord == .image,
      let text = list.value.string, WebAddress.isWhole(text)
    else { return false }
    found[.imageURL] = list.value
    return true
  }
}
