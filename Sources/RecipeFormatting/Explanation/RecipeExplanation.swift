package import RecipeCore
package import RecipeMerging

/// The explanation of a merged recipe: its records, their links, its values and its rank.
package struct RecipeExplanation: Sendable {
  /// The recipe.
  let recipe: RankedRecipe
  /// The ranks of its members, the deciding one first.
  let terms: [SocialRank]
  /// The trust in each member's source.
  let weights: [Double]

  /// Creates the explanation of a recipe.
  ///
  /// - Parameters:
  ///   - recipe: The recipe, whole.
  ///   - ranker: What ranked it.
  ///   - traits: What the configuration says about each source, by name.
  package init(
    _ recipe: RankedRecipe, ranker: RecipeRanker, traits: [String: SourceTraits]
  ) {
    self.recipe = recipe
    terms = ranker.terms(of: recipe.merged)
    weights = recipe.merged.members.map { traits[$0.reference.source]?.weight ?? 1 }
  }
}

extension RecipeExplanation {
  /// The origin of each value, in the order of the fields.
  var origins: [ValueOrigin] {
    RecipeFields.all.compactMap(origin)
  }

  private var merged: MergedRecipe { recipe.merged }

  private func origin(of field: ResultField<RankedRecipe>) -> ValueOrigin? {
    guard let name = RecipeField(rawValue: field.name) else { return nil }
    let value = Self.value(of: field, in: recipe)
    guard value != .absent else { return nil }
    if name == .socialRank { return rankOrigin(value) }
    guard let provenance = merged.provenance.first(where: { $0.field == name }) else {
      return ValueOrigin(
        field: field.name, value: value, winners: [0], rule: SurvivorshipRule.onlyRecord.words,
        parts: name == .extras ? onlyExtras : [])
    }
    let others = provenance.losers.map { lostValue(of: field, $0) }
    // Values that are shown alike count as one: "4" and "4 servings".
    let alike = others.filter { $0.value == value }.map(\.member)
    return ValueOrigin(
      field: field.name, value: value, winners: provenance.winners + alike,
      rule: provenance.rule.words, lost: others.filter { $0.value != value },
      parts: provenance.parts.map { part(of: name, $0) })
  }

  /// Returns a value, of a time both ends, which may be what differs.
  private static func value(
    of field: ResultField<RankedRecipe>, in recipe: RankedRecipe
  ) -> OutputValue {
    let ranges = recipe.merged.recipe.timeRanges
    let range = ranges.first { $0.field.rawValue == field.name }?.range
    return range.map { .text($0.description) } ?? field.value(recipe)
  }

  /// The unknown fields of the only record; the first of a name that repeats.
  private var onlyExtras: [ValueOrigin] {
    var seen: Set<String> = []
    return merged.recipe.extras.filter { seen.insert($0.name).inserted }.map { extra in
      ValueOrigin(
        field: extra.name, value: .json(extra.json), winners: [0],
        rule: SurvivorshipRule.onlyRecord.words)
    }
  }

  private func lostValue(
    of field: ResultField<RankedRecipe>, _ loser: LosingValue
  ) -> ValueOrigin.LostValue {
    let record = merged.members[loser.member]
    let alone = MergedRecipe(id: merged.id, recipe: record.recipe, members: [record])
    return ValueOrigin.LostValue(
      member: loser.member,
      value: Self.value(of: field, in: RankedRecipe(merged: alone, socialRank: nil)),
      relation: .init(loser.relation))
  }

  private func part(of field: RecipeField, _ part: ProvenancePart) -> ValueOrigin {
    let value: (String) -> OutputValue = { field == .extras ? .json($0) : .text($0) }
    return ValueOrigin(
      field: part.name, value: value(part.text), winners: part.winners, rule: part.rule.words,
      lost: part.losers.map {
        .init(member: $0.member, value: value($0.text), relation: .init($0.relation))
      })
  }
}

// MARK: - Rank

extension RecipeExplanation {
  /// The reason why the first of the terms decides; `nil` if there is no other.
  var rankRule: String? {
    guard terms.count > 1, let first = terms.first else { return nil }
    guard let rival = terms.first(where: { $0.value != first.value }) else {
      return "all that have one say the same"
    }
    if rival.origin != first.origin { return "it counts before one \(rival.origin.words)" }
    let (weight, other) = (weights[first.member], weights[rival.member])
    guard weight != other else { return "the highest of equally trusted ones" }
    let source = merged.members[first.member].reference.source
    return SurvivorshipRule.trusted(source, weight, against: other).words
  }

  private func rankOrigin(_ value: OutputValue) -> ValueOrigin? {
    guard let first = terms.first else { return nil }
    let winners = terms.filter { $0.value == first.value }.map(\.member)
    return ValueOrigin(
      field: RecipeField.socialRank.rawValue, value: value, winners: winners,
      rule: [first.origin.words, rankRule].compactMap(\.self).joined(separator: "; "),
      lost: terms.filter { $0.value != first.value }.map(lostRank))
  }

  private func lostRank(_ term: SocialRank) -> ValueOrigin.LostValue {
    ValueOrigin.LostValue(
      member: term.member, value: .number(term.value.text),
      relation: term.origin == .given ? .other : .setAside(term.origin.words))
  }
}

extension SocialRank.Origin {
  /// The origin of the member's rank, in words.
  var words: String {
    switch self {
    case .given: "given by the source"
    case .rating: "mapped from the rating"
    case .byDefault: "that is the source's default_rank"
    }
  }
}
