import JSONSyntax

extension ObjectMembers {
  /// The maximum depth of objects whose members count as those of the recipe.
  private static let hoistingLimit = 3

  /// Takes the members of an object in the object, `{"meta": {"servings": 4}}`, and returns those that
  /// have no meaning, or `nil` if all have one.
  mutating func rest(of list: List, depth: Int = 0) -> List? {
    guard depth < Self.hoistingLimit, list.value.kind == .object, !list.value.members.isEmpty,
      !list.hasOtherMeaning || list.hasTimes, !list.isForShopping
    else { return list }
    let written = list
    let list = list.withUnits
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
    let hasTimes = list.hasTimes
    let mayHaveTotal = list.mayHaveTotal
    for member in list.value.members where !member.value.isNull {
      if hasTimes, Self.isUnitOfAll(member) { continue }
      let inner = List(name: list.nameOfTime(member) ?? member.name, value: member.value)
      if inner.isPeriod && !list.isOfTimes || inner.isUnitOfTime && !mayHaveTotal {
        rest.append(inner)
        continue
      }
      let key = RecipeKey(ofObject: inner.name).flatMap(PlainMember.init)
      if list.isOverview, hasIngredients, key == .ingredients || inner.isContainer {
        rest.append(inner)
        continue
      }
      let isNamed = key.map { Self.hoisted.contains($0) && takeNamed(inner) } ?? false
      let isTaken = isNamed || hasTimes && takeMisnamed(inner) || takeShaped(inner)
      if !isTaken, let kept = self.rest(of: inner, depth: depth + 1) {
        rest.append(List(name: member.name, value: kept.value))
        if kept.value.text != member.value.text { isReduced = true }
      } else {
        isReduced = true
      }
    }
    if rest.isEmpty || takeTotal(list) { return nil }
    guard isReduced else { return written }
    // Unread members keep their original text, for the extra fields.
    return list.reduced(
      to: rest.map { inner in
        let own = list.value[inner.name]?.text == inner.value.text
        return own ? List(name: inner.name, value: written.value[inner.name] ?? inner.value) : inner
      })
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
