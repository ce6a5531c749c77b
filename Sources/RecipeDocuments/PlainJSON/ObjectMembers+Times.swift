import JSONSyntax
import RecipeCore

extension ObjectMembers {
  /// A time of the recipe.
  struct Time {
    /// The member.
    let member: PlainMember
    /// The key as written.
    let name: String
    /// The value as written.
    let value: JSONValue
    /// The time among the others.
    let statement: TimeStatements.Statement
  }

  /// The times that the object states, and other statements of the same times.
  var times: [Time] {
    let all: [(PlainMember, RecipeKey)] = [
      (.prepTime, .prepTime), (.cookTime, .cookTime), (.waitTime, .waitTime),
      (.totalTime, .totalTime),
    ]
    return all.compactMap { member, key in
      guard let value = self[member], let text = value.timeText, !text.cleaned(.line).isEmpty else {
        return nil
      }
      let name = name(of: value) ?? member.names[0]
      let statement = TimeStatements.Statement(key: key, text: text, unit: unit(of: name))
      return Time(member: member, name: name, value: value, statement: statement)
    }
  }

  /// The times under further keys, which tell the units of others.
  var furtherTimes: [TimeStatements.Statement] {
    others.compactMap { list in
      guard let key = TimeKey(list.name), let text = list.value.timeText else { return nil }
      return TimeStatements.Statement(key: key.key, text: text, unit: unit(of: list.name))
    }
  }

  /// Returns the key of a value in the object, or in an object in it.
  func name(of value: JSONValue) -> String? {
    let start = value.bytes.startIndex
    for member in object.members {
      if member.value.bytes.startIndex == start { return member.name }
      guard member.value.kind == .object else { continue }
      if let inner = member.value.members.first(where: { $0.value.bytes.startIndex == start }) {
        return inner.name
      }
    }
    return nil
  }

  /// Returns the key of the object in the object that has a value, or `nil` for one of its own.
  func holder(of value: JSONValue) -> String? {
    let start = value.bytes.startIndex
    return object.members.first { member in
      member.value.kind == .object && member.value.bytes.startIndex < start
        && start < member.value.bytes.endIndex
    }?.name
  }

  private static let unitEndings = ["_increment", "_unit", "_units", "Unit"]

  /// True for the name of a member with the unit of another.
  static func isUnit(_ name: String) -> Bool { unitEndings.contains(where: name.hasSuffix) }

  /// Returns the seconds of the unit that a key names, or another member for it: `cook_unit`.
  private func unit(of name: String) -> Double? {
    if let unit = TimeKey(name)?.unit ?? TimeKey.unit(endOf: name) { return unit }
    let stem = name.hasSuffix("_time") ? String(name.dropLast("_time".count)) : name
    let names = Self.unitEndings.flatMap { [stem + $0, name + $0] }
    let text = (names + ["time_unit", "time_units", "timeUnit"]).firstText(in: object)
    return (text ?? unitBeside(name)).flatMap { TimeKey.unit($0.lowercased()) }
  }

  /// Returns the unit that an object of times states for all of them:
  /// `{"time": {"prep": 10, "unit": "min"}}`.
  private func unitBeside(_ name: String) -> String? {
    let times = object.members.first { member in
      member.value.kind == .object && member.value[name] != nil
    }
    return times?.value.members.firstNonNil { member in
      TableColumn(heading: KeyWords.words(of: member.name)).role == .unit
        ? member.value.string : nil
    }
  }

  /// True if a name is that of another member with a word for units before or after it.
  private static func isUnit(_ name: String, of other: String) -> Bool {
    guard name.utf8.count > other.utf8.count, name.hasPrefix(other) || name.hasSuffix(other) else {
      return false
    }
    let rest = name.hasPrefix(other) ? name.dropFirst(other.count) : name.dropLast(other.count)
    return TableColumn(heading: KeyWords.words(of: String(rest))).role == .unit
  }

  /// The yield, after whose number the text under a key for its unit follows:
  /// `{"makes": 30, "makes_unit": "rolls"}`.
  var yieldText: String? {
    guard let value = self[.yield], let text = value.measureText else { return nil }
    guard AmountText.isNumber(text), let name = name(of: value) else { return text }
    let unit = object.members.firstNonNil { member in
      Self.isUnit(member.name, of: name) ? member.value.string : nil
    }
    return unit.map { "\(text) \($0)" } ?? text
  }
}

extension Recipe {
  /// Returns the minutes of a time.
  func minutes(_ member: PlainMember) -> MinuteRange? {
    switch member {
    case .prepTime: prepMinutes
    case .cookTime: cookMinutes
    case .waitTime: waitMinutes
    case .totalTime: totalMinutes
    default: nil
    }
  }

  /// Sets the minutes of a time.
  mutating func setMinutes(_ minutes: MinuteRange, _ member: PlainMember) {
    switch member {
    case .prepTime: prepMinutes = minutes
    case .cookTime: cookMinutes = minutes
    case .waitTime: waitMinutes = minutes
    case .totalTime: totalMinutes = minutes
    default: break
    }
  }

  /// Adds a list beside the ingredients as a group with a name, or else with its key as the name.
  ///
  /// - Returns: False if it repeats the ingredients in another form, and was not added.
  mutating func addFurtherIngredients(_ list: ObjectMembers.List, named name: String?) -> Bool {
    var other = Recipe(title: "")
    other.addIngredients(list.value)
    if isContained(in: other) || isNamesOnly(of: other) {
      let words = Set(other.ingredients.flatMap(\.foldedWords))
      let rest = ingredients.filter { !$0.foldedWords.allSatisfy(words.contains) }
      ingredients = rest + other.ingredients
      ingredientGroups = other.ingredientGroups.map {
        RecipeGroup(name: $0.name, start: $0.start + rest.count)
      }
      return true
    }
    let words = Set(ingredients.flatMap(\.foldedWords))
    let repeats = other.ingredients.count { $0.foldedWords.allSatisfy(words.contains) }
    guard repeats * 2 < other.ingredients.count else { return false }
    if other.ingredientGroups.first?.start != 0 {
      let name = name ?? list.nameOfGroup ?? KeyWords.title(of: list.name)
      ingredientGroups.append(RecipeGroup(name: name, start: ingredients.count))
    }
    ingredientGroups += other.ingredientGroups.map {
      RecipeGroup(name: $0.name, start: $0.start + ingredients.count)
    }
    ingredients += other.ingredients
    return true
  }
}

extension Recipe {
  /// True if all ingredients are among those of another list, which has more.
  func isContained(in other: Recipe) -> Bool {
    guard !ingredients.isEmpty, other.ingredients.count > ingredients.count else { return false }
    let lines = Set(other.ingredients.map { FoldedText.words($0.utf8) })
    return ingredients.allSatisfy { lines.contains(FoldedText.words($0.utf8)) }
  }

  /// True if most of the ingredients are the names of those of another list, which has their amounts.
  private func isNamesOnly(of other: Recipe) -> Bool {
    guard ingredients.count > 1, ingredientGroups.isEmpty, !hasAmounts, other.hasAmounts else {
      return false
    }
    let words = Set(other.ingredients.flatMap(\.foldedWords))
    return ingredients.count { $0.foldedWords.allSatisfy(words.contains) } * 5
      >= ingredients.count * 3
  }
}

extension Recipe {
  /// Adds further steps, as a part with the name of their key.
  ///
  /// - Returns: False if they repeat the steps, and were not added.
  mutating func addFurtherDirections(_ list: ObjectMembers.List) -> Bool {
    let steps = StepList.steps(of: list.value)
    let words = Set(directions.flatMap(\.foldedWords))
    let repeats = steps.count { $0.foldedWords.allSatisfy(words.contains) }
    guard repeats * 2 < steps.count else { return false }
    appendPart(named: KeyWords.title(of: list.name)) { $0 += steps }
    return true
  }
}

extension String {
  /// The folded words.
  fileprivate var foldedWords: [Substring] { FoldedText.words(utf8).split(separator: " ") }
}
