import RecipeCore

extension Survivorship {
  /// Unites all tags, the most trusted members' first; those that fold to the same words are one.
  mutating func tags() -> [String] {
    noted(.tags, union(of: \.tags, by: WordMeaning.stems, choose: spelling), .allTags)
  }

  /// Unites all tools, as tags are united.
  mutating func tools() -> [String] {
    noted(.tools, union(of: \.tools, by: WordMeaning.stems, choose: spelling), .allLines)
  }

  /// Unites all notes, those of the record of the ingredients first, since its lines refer to them
  /// by number; those with the same words are one.
  mutating func notes() -> [String] {
    let first = ingredientMember.map { [$0] } ?? []
    let order = first + trusted.filter { $0 != ingredientMember }
    let union = union(of: \.notes, in: order, by: WordMeaning.words, choose: spelling)
    return noted(.notes, union, .allLines)
  }

  /// Unites all unknown fields, the most trusted members' first, with one value for each name.
  mutating func extras() -> [ExtraField] {
    let union = union(of: \.extras, by: { Array($0.name.utf8) }, choose: extra)
    return noted(.extras, union, .allNames)
  }

  /// An element of a list and its member.
  private typealias Owned<Element> = (member: Int, element: Element)

  /// An element that survived, with its provenance.
  private typealias Survivor<Element> = (element: Element, origin: ProvenancePart)

  /// Returns one element for each key among those of all members.
  ///
  /// They are in the order in which the keys first occur. Repeats within a member are ignored.
  ///
  /// - Parameter order: The members in order; by default the most trusted first.
  private func union<Element>(
    of elements: (Recipe) -> [Element], in order: [Int]? = nil, by key: (Element) -> [UInt8],
    choose: ([Owned<Element>]) -> Survivor<Element>?
  ) -> [Survivor<Element>] {
    var places: [[UInt8]: Int] = [:]
    var groups: [[Owned<Element>]] = []
    for member in order ?? trusted {
      for element in elements(members[member].content.recipe) {
        let place = places[key(element), default: groups.count]
        if place == groups.count {
          places[key(element)] = place
          groups.append([])
        }
        guard groups[place].last?.member != member else { continue }
        groups[place].append((member, element))
      }
    }
    return groups.compactMap(choose)
  }

  /// Chooses the spelling of the first member.
  private func spelling(_ texts: [Owned<String>]) -> Survivor<String>? {
    guard let first = texts.first else { return nil }
    let losers = texts.filter { $0.element != first.element }
    return (
      first.element,
      ProvenancePart(
        name: first.element, text: first.element,
        winners: texts.filter { $0.element == first.element }.map(\.member),
        losers: losers.map {
          .init(member: $0.member, text: $0.element, relation: .otherWords)
        }, rule: texts.count == 1 ? .only : .agreed)
    )
  }

  /// Chooses the value of the most trusted member, then that of the majority.
  private func extra(_ fields: [Owned<ExtraField>]) -> Survivor<ExtraField>? {
    var contest = Contest<String, String>(
      fields.map { .init(member: $0.member, value: $0.element.json, meaning: $0.element.json) })
    if fields.count > 1, var open = contest {
      keepTrusted(in: &open)
      open.settleMeaning()
      contest = open
    }
    guard let outcome = contest?.outcome, let name = fields.first?.element.name else { return nil }
    let texts = Dictionary(uniqueKeysWithValues: fields.map { ($0.member, $0.element.json) })
    let losers = outcome.losers.map { loser in
      ProvenancePart.Loser(
        member: loser.member, text: texts[loser.member] ?? "", relation: loser.relation)
    }
    return (
      ExtraField(name: name, json: outcome.value),
      ProvenancePart(
        name: name, text: outcome.value, winners: outcome.winners, losers: losers,
        rule: outcome.rule)
    )
  }

  /// Records the provenance of a union, and returns its elements.
  private mutating func noted<Element>(
    _ field: RecipeField, _ union: [Survivor<Element>], _ rule: SurvivorshipRule
  ) -> [Element] {
    guard !union.isEmpty else { return [] }
    let parts = union.map(\.origin)
    let holders = Set(parts.flatMap { $0.winners + $0.losers.map(\.member) })
    note(
      FieldProvenance(
        field: field, winners: holders.sorted(), rule: holders.count == 1 ? .only : rule,
        parts: parts))
    return union.map(\.element)
  }
}
