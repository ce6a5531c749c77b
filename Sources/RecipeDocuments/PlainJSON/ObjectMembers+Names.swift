import JSONSyntax
import RecipeCore
import Text

extension ObjectMembers {
  /// True if ingredients or directions are here, under any name for them, or beside the object.
  func hasContent(among unknown: [List]) -> Bool {
    self[.ingredients] != nil || self[.directions] != nil || context.hasIngredients
      || context.hasDirections
      || unknown.contains { list in
        let key = RecipeKey(ofObject: list.name)
        return key == .ingredients || key == .directions
      }
  }

  /// An empty list is as good as none.
  mutating func hideEmptyLists() {
    for member in [PlainMember.ingredients, .directions] {
      if let value = members[member], !value.saysSomething { hidden.insert(member) }
    }
  }

  /// Joins the foods with their amounts and units, if these are in lists of their own.
  mutating func joinParallelLists() {
    guard let foods = self[.ingredients],
      let joined = ParallelLists(foods, others + furtherIngredients)
    else { return }
    found[.ingredients] = joined.list
    others.removeAll { joined.keys.contains($0.name) }
    furtherIngredients.removeAll { joined.keys.contains($0.name) }
  }

  /// A preparation is a time only if it is a duration, and a method only if it is none; groups are
  /// those of our own output only if they state where they start.
  mutating func correctNames() {
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
  mutating func wrappersUnderNames() -> [List] {
    let wrappers: [PlainMember] = [
      .prepTime, .cookTime, .waitTime, .totalTime, .directions, .yield,
    ]
    return wrappers.compactMap { member in
      guard let value = members[member], isWrapper(value, member) else { return nil }
      hidden.insert(member)
      return List(name: name(of: value) ?? member.names[0], value: value)
    }
  }

  /// True if the value of a member has others.
  private func isWrapper(_ value: JSONValue, _ member: PlainMember) -> Bool {
    switch member {
    case .directions: value.hasIngredients
    // [{"serves": 2, "ingredients": […]}, {"serves": 4, "ingredients": […]}]
    case .yield:
      members[.ingredients] == nil && value.elements.contains(where: \.hasIngredients)
    default: value.hasTimes || value.kind == .object && value.timeText == nil
    }
  }

  /// Takes a member whose name tells its meaning, and returns true if it did.
  mutating func takeNamed(_ list: List) -> Bool {
    if list.isLabel, self[.title] == nil { return false }
    guard let key = RecipeKey(ofObject: list.name) ?? list.keyOfPlural,
      var member = PlainMember(key)
    else { return false }
    if let other = workTimes[list.name].flatMap(PlainMember.init) { member = other }
    if key == .ingredientGroups { member = .ingredients }
    if key == .directionGroups { member = .directions }
    // "benodigdheden" are what one needs, foods as well as tools.
    if key == .tools, self[.ingredients] == nil, !context.hasIngredients,
      ListShape(of: list.value) == .ingredients
    {
      member = .ingredients
    }
    if key == .tags, self[.tags] != nil { member = self[.category] == nil ? .category : .cuisine }
    // "pour" is what a bar pours, too.
    if key == .yield, HeadingYield.isLead(list.name), ListShape(of: list.value) == .ingredients {
      return false
    }
    guard member.fits(list.value) || list.isExplicitTime, !list.isMethodOfRecipe else {
      return false
    }
    if self[member] == nil, member != .ingredients || !context.hasIngredients {
      found[member] = list.value
      isNamed.insert(member)
    } else if member == .ingredients, list.value.kind != .string {
      furtherIngredients.append(list)
    } else if member == .directions, !list.namesLanguage,
      list.isListOfSentences || list.isRows
    {
      furtherDirections.append(list)
    } else {
      return false
    }
    return true
  }

  /// True if a list is under a name for directions.
  private var hasListOfDirections: Bool {
    object.members.contains {
      $0.value.kind == .array && RecipeKey(ofObject: $0.name) == .directions
    }
  }

  /// True if other keys name stages of the work: "day 1".
  private func hasOtherStages(than list: List) -> Bool {
    object.members.contains { member in
      let words = KeyWords.words(of: member.name)
      return member.name != list.name && member.value.isContainer
        && (IngredientWork.isPart(words) || DayHeading.isOne(words))
    }
  }

  /// Takes a method under a name that may be that of a time, "préparation", or a time under the name
  /// of a method, once the names that fit have been taken.
  mutating func takeMisnamed(_ list: List) -> Bool {
    if list.isMethodOfRecipe, self[.directions] == nil, !context.hasDirections {
      found[.directions] = list.value
      isNamed.insert(.directions)
      return true
    }
    guard let key = RecipeKey(ofObject: list.name), let named = PlainMember(key) else {
      return false
    }
    let isMethod =
      key.isTime && (list.mayLeadWork || !hasListOfDirections)
      && (key == .prepTime || list.value.isProse || list.hasNumberedSteps
        || list.holdsSteps && !hasOtherStages(than: list))
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
    if isMethod, key == .cookTime, list.isListOfSentences,
      self[.directions] != nil || context.hasDirections
    {
      furtherDirections.append(list)
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
}
