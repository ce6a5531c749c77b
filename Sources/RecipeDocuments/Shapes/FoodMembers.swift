import Ingredients
import JSONSyntax

/// An object whose keys are foods, or amounts: `{"flour": "200 g"}`, `{"flour": {"g": 200}}`,
/// `{"200 g": "flour"}`.
struct FoodMembers {
  /// True if the keys are foods, or amounts of them, rather than what an ingredient has.
  let areFoods: Bool
  /// True if the keys are the amounts, and the values the foods.
  private let areAmounts: Bool
  /// True if a number is an amount, too, rather than that of a line.
  private let areRows: Bool

  /// The maximum number of members that are examined.
  private static let sampleSize = 40

  /// Judges the members of an object.
  init(_ object: JSONValue) {
    let members = Array(object.members.prefix(Self.sampleSize)).filter { member in
      !member.value.isNull && Self.remark(member) == nil
    }
    areRows = false
    areAmounts = Self.haveAmounts(members.map(\.name), besides: members.map(\.value.text))
    let arePlain = members.allSatisfy { Self.isPlain($0.name) }
    areFoods = !members.isEmpty && arePlain && (areAmounts || Self.haveAmounts(members))
  }

  /// Judges the only members of the objects of a list, `[{"200 g": "flour"}, {"2": "eggs"}]`, or returns
  /// `nil` unless the keys are amounts, one of which has a unit.
  init?(rows: [JSONValue.Member]) {
    let rows = rows.prefix(Self.sampleSize)
    let amounts = rows.filter { member in
      AmountText.isAmount(member.name)
        && member.value.string.map { !AmountText.isAmount($0) && $0.utf8.count <= 80 } ?? false
    }
    guard rows.count > 1, amounts.count == rows.count,
      amounts.contains(where: { AmountText.unitOfAmount($0.name) != nil })
    else { return nil }
    (areFoods, areAmounts, areRows) = (true, true, true)
  }

  /// True for objects that are groups of foods, of which one may have a single food: some are told by
  /// their amounts, or no two have a key in common.
  static func areGroups(_ object: JSONValue) -> Bool {
    let groups = object.members.prefix(sampleSize).filter { mayBeFoods($0.value) }
    guard groups.count > 1, groups.allSatisfy({ isPlain($0.name) || $0.value.members.count > 1 })
    else { return false }
    if groups.contains(where: { FoodMembers($0.value).areFoods }) { return true }
    let names = groups.flatMap { $0.value.members.map(\.name) }
    return names.count > 1 && Set(names).count == names.count
      && groups.contains { haveUnits($0.value) }
  }

  /// Returns the text of a member that is no food but a remark on all of them: `"note": "all organic"`.
  static func remark(_ member: JSONValue.Member) -> String? {
    guard let text = member.value.string, !text.isEmpty,
      TableColumn(heading: member.heading).role == .note,
      !AmountText.isAmount(text.cleaned(.line))
    else { return nil }
    return text
  }

  /// True for an object whose values are amounts, or nothing, and whose keys may be foods.
  static func mayBeFoods(_ object: JSONValue) -> Bool {
    guard object.kind == .object, object.members.first != nil else { return false }
    return object.members.prefix(sampleSize).allSatisfy { member in
      guard isPlain(member.name), Int(member.name) == nil else { return false }
      switch member.value.kind {
      case .string, .number:
        let text = member.value.shortText?.cleaned(.line) ?? ""
        return AmountText.isAmount(text) && !RecipeDuration.isStated(by: text)
          || JoinedIngredient.isVague(text)
      case .null, .boolean: return true
      case .array, .object: return false
      }
    }
  }

  private static func haveUnits(_ object: JSONValue) -> Bool {
    object.members.contains { $0.value.string.map(hasKitchenUnit) ?? false }
  }

  /// Returns the line of `"flour": "1 cup"`, `"1 cup": "flour"`, `"1 cup flour": ""`,
  /// `"1 cup flour": "sifted"` or `"0": "1 cup flour"`.
  func line(_ name: String, _ text: String) -> String {
    if Int(name) != nil, !areRows { return text }
    guard !text.isEmpty else { return name }
    if areAmounts { return JoinedIngredient(amount: name, food: text).text }
    if AmountText.startsWithAmount(name) { return "\(name): \(text)" }
    return JoinedIngredient(amount: text, food: name).text
  }

  /// True if a key says nothing of what its value is.
  static func isPlain(_ name: String) -> Bool {
    let words = KeyWords.words(of: name)
    return AmountText.isAmount(name)
      || TableColumn(heading: words).role == nil
        && RecipeKey(ofObject: name) == nil && !isNutrient(words) && TimeKey(name) == nil
  }

  private static func isNutrient(_ words: String) -> Bool {
    FoldedText.words(words.utf8).split(separator: " ")
      .contains(where: ListShape.nutrientWords.contains)
  }

  /// True if most keys are amounts with units, or counts, and their values are not.
  private static func haveAmounts(_ names: [String], besides values: [String]) -> Bool {
    let amounts = zip(names, values).count { name, value in
      Int(name) == nil && AmountText.isAmount(name) && !AmountText.isAmount(value)
    }
    return amounts > 1 && amounts * 3 >= names.count * 2
  }

  /// True if most values are amounts, texts or objects with one, and one of them has a unit.
  private static func haveAmounts(_ members: [JSONValue.Member]) -> Bool {
    let objects = members.filter { $0.value.kind == .object }
    if objects.count == members.count { return areIngredients(objects) }
    // {"peas": {"amount": "500 g", "note": "dried"}, "water": "2 l"}
    guard objects.isEmpty || areIngredients(objects) && objects.allSatisfy(hasOnlyFields) else {
      return false
    }
    let others = members.filter { $0.value.kind != .object }
    let texts = others.compactMap { member in
      member.value.kind == .string || member.value.kind == .number
        ? member.value.shortText?.cleaned(.line) : nil
    }
    let amounts = texts.filter { AmountText.isAmount($0) && !RecipeDuration.isStated(by: $0) }
    return texts.count == others.count && members.count > 1 && amounts.count * 2 >= texts.count
      && amounts.contains(where: hasKitchenUnit)
  }

  /// True for an object none of whose keys may be a food.
  private static func hasOnlyFields(_ member: JSONValue.Member) -> Bool {
    member.value.members.allSatisfy { !isPlain($0.name) }
  }

  /// True if objects have foods as their keys, and most of them amounts.
  private static func areIngredients(_ members: [JSONValue.Member]) -> Bool {
    IngredientObjects(members.map(\.value), foods: members.map(\.name)).areLikely
  }

  /// True for an amount with a unit that is no length.
  static func hasKitchenUnit(_ amount: String) -> Bool {
    guard let unit = ParsedIngredient(amount + " salt").amount?.unit else { return false }
    return ![.millimeter, .centimeter, .inch].contains(unit)
  }
}
