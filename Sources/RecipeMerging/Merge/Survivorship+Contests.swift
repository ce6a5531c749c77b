import RecipeCore

extension Survivorship {
  /// Holds the contest of a field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - value: Returns a recipe's value, or `nil` if it has none. It receives the shared recipe,
  ///     as copying all fields takes longer than reading one.
  ///   - meaning: Returns the meaning of a value; values with the same meaning do not conflict.
  ///   - criteria: Narrows the candidates, after synthetic values were set aside.
  /// - Returns: `nil` if no member has a value.
  func settle<Value: Equatable, Meaning: Hashable>(
    _ field: RecipeField, _ value: (SharedRecipe) -> Value?, meaning: (Value) -> Meaning,
    by criteria: (inout Contest<Value, Meaning>) -> Void
  ) -> Contest<Value, Meaning>.Outcome? {
    if let (value, holders) = agreement(on: value) {
      return Contest.Outcome(
        member: holders[0], value: value, winners: holders, losers: [],
        rule: holders.count == 1 ? .only : .agreed)
    }
    let entries = trusted.compactMap { member in
      value(members[member].content).map { value in
        Contest.Entry(member: member, value: value, meaning: meaning(value))
      }
    }
    guard var contest = Contest<Value, Meaning>(entries) else { return nil }
    setAsideSynthetic(field, in: &contest)
    criteria(&contest)
    contest.settleMeaning()
    return contest.outcome
  }

  /// Returns the value on which all members that have one agree, and these members, the most
  /// trusted first, then in their order; `nil` if they disagree or none has a value.
  private func agreement<Value: Equatable>(
    on value: (SharedRecipe) -> Value?
  ) -> (value: Value, holders: [Int])? {
    var agreed: Value?
    var holders: [Int] = []
    for member in trusted {
      guard let value = value(members[member].content) else { continue }
      // Equal texts may have different bytes: those of the most trusted member are kept.
      if agreed == nil {
        agreed = value
      } else if agreed != value {
        return nil
      }
      holders.append(member)
    }
    guard let agreed else { return nil }
    holders[1...].sort()
    return (agreed, holders)
  }

  /// Records the outcome of a contest.
  mutating func note<Value: Equatable, Meaning: Hashable>(
    _ field: RecipeField, _ outcome: Contest<Value, Meaning>.Outcome?
  ) {
    guard let outcome else { return }
    note(
      FieldProvenance(
        field: field, winners: outcome.winners, losers: outcome.losers, rule: outcome.rule))
  }

  /// Settles a field on the value of the most trusted member, and records it.
  mutating func mostTrusted<Value: Equatable>(
    _ field: RecipeField, _ value: (SharedRecipe) -> Value?, meaning: (Value) -> some Hashable
  ) -> Value? {
    let outcome = settle(field, value, meaning: meaning) { keepTrusted(in: &$0) }
    note(field, outcome)
    return outcome?.value
  }

  /// Settles a field on the value of the most trusted member, and records it; different values have
  /// different meanings.
  mutating func mostTrusted<Value: Hashable>(
    _ field: RecipeField, _ value: (SharedRecipe) -> Value?
  ) -> Value? {
    mostTrusted(field, value) { $0 }
  }

  /// Settles a field on what most members have, or else the most trusted; does not record it.
  func majority<Value: Equatable, Meaning: Hashable>(
    _ field: RecipeField, _ value: (SharedRecipe) -> Value?, meaning: (Value) -> Meaning
  ) -> Contest<Value, Meaning>.Outcome? {
    settle(field, value, meaning: meaning) { contest in
      contest.keepMajority { .majority($0, of: $1) }
      keepTrusted(in: &contest)
    }
  }
}

// MARK: - Criteria

extension Survivorship {
  /// Keeps the members with the most trusted source, of those the majority, and of that the value
  /// of the record that gives the ingredients.
  func keepTrusted<Value, Meaning>(in contest: inout Contest<Value, Meaning>) {
    keepMostTrustedSource(in: &contest)
    contest.keepMajority { _, _ in .majorityOfEquals }
    guard let said = contest.candidates.first(where: { $0.member == ingredientMember })?.meaning
    else { return }
    contest.keep(.sameRecord(as: .ingredients)) { $0.meaning == said }
  }

  /// Keeps the member that gives the ingredients.
  func keepIngredientMember<Value, Meaning>(in contest: inout Contest<Value, Meaning>) {
    contest.keep(.sameRecord(as: .ingredients)) { $0.member == ingredientMember }
  }

  /// Keeps the members with the most trusted source.
  func keepMostTrustedSource<Value, Meaning>(in contest: inout Contest<Value, Meaning>) {
    contest.keepGreatest({ winner, rivals in
      let source = members[winner.member]
      let others = rivals.map { members[$0.member].weight }
      return .trusted(source.source, source.weight, against: others.max() ?? 0)
    }) { members[$0.member].weight }
  }

  private func setAsideSynthetic<Value, Meaning>(
    _ field: RecipeField, in contest: inout Contest<Value, Meaning>
  ) {
    let reasons = contest.candidates.reduce(into: [:]) { reasons, entry in
      reasons[entry.member] = SyntheticValue.reason(field, of: members[entry.member].content.recipe)
    }
    guard !reasons.isEmpty else { return }
    contest.keep(
      rule: { _, _ in .real }, note: { reasons[$0.member].map { .synthetic($0) } }
    ) { reasons[$0.member] == nil }
  }
}
