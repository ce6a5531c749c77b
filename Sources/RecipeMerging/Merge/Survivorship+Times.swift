import RecipeCore

extension Survivorship {
  /// Settles each of the three times on the majority, else the most trusted; if these contradict
  /// each other, on the times of one record whose times do not, if there is one.
  mutating func times() -> RecipeTimes {
    let all = RecipeTimes.fields.map { field in
      majority(field, { RecipeTimes($0.recipe)[field] }, meaning: \.self)
    }
    var times = RecipeTimes(prep: all[0]?.value, cook: all[1]?.value, total: all[2]?.value)
    guard !times.isConsistent, let member = memberThatFits(times) else {
      for (field, outcome) in zip(RecipeTimes.fields, all) { note(field, outcome) }
      return times
    }
    let own = RecipeTimes(members[member].content.recipe)
    for (field, outcome) in zip(RecipeTimes.fields, all) {
      note(field, own[field] == nil ? outcome : fitting(field, ofMember: member))
    }
    times = times.replaced(by: own)
    return times
  }

  /// Settles the time of waiting on the majority, else the most trusted.
  mutating func waitMinutes() -> MinuteRange? {
    let outcome = majority(.waitMinutes, \.recipe.waitMinutes, meaning: \.self)
    note(.waitMinutes, outcome)
    return outcome?.value
  }

  /// Returns the most trusted member whose times, in place of the chosen ones, are consistent; one
  /// that has more of them is preferred.
  private func memberThatFits(_ times: RecipeTimes) -> Int? {
    let candidates = trusted.filter { member in
      let own = RecipeTimes(members[member].content.recipe)
      return own.count > 1 && !own.hasZero && times.replaced(by: own).isConsistent
    }
    let most = candidates.map { RecipeTimes(members[$0].content.recipe).count }.max()
    return candidates.first { RecipeTimes(members[$0].content.recipe).count == most }
  }

  private func fitting(
    _ field: RecipeField, ofMember member: Int
  ) -> Contest<MinuteRange, MinuteRange>.Outcome? {
    settle(field, { RecipeTimes($0.recipe)[field] }, meaning: \.self) { contest in
      contest.keep(.fittingTimes) { $0.member == member }
    }
  }
}

/// The three times of a recipe, which may contradict each other.
struct RecipeTimes: Hashable {
  /// The fields, in the order of `RecipeField`.
  static let fields: [RecipeField] = [.prepMinutes, .cookMinutes, .totalMinutes]

  /// Minutes of preparation.
  let prep: MinuteRange?
  /// Minutes of cooking.
  let cook: MinuteRange?
  /// Minutes from start to end.
  let total: MinuteRange?

  /// Creates times from their values.
  init(prep: MinuteRange?, cook: MinuteRange?, total: MinuteRange?) {
    self.prep = prep
    self.cook = cook
    self.total = total
  }

  /// Creates the times of a recipe.
  init(_ recipe: Recipe) {
    self.init(prep: recipe.prepMinutes, cook: recipe.cookMinutes, total: recipe.totalMinutes)
  }

  /// The time of a field, or `nil` for other fields.
  subscript(field: RecipeField) -> MinuteRange? {
    switch field {
    case .prepMinutes: prep
    case .cookMinutes: cook
    case .totalMinutes: total
    default: nil
    }
  }

  /// The number of known times.
  var count: Int { known.count }

  /// True if one is 0, which may stand for "not known".
  var hasZero: Bool { known.contains { $0.upper == 0 } }

  /// True if the total is not shorter than its parts; it may be longer, as dough rests.
  var isConsistent: Bool {
    guard let total else { return true }
    let (sum, isTooLong) = (prep?.lower ?? 0).addingReportingOverflow(
      cook?.lower ?? 0)
    return !isTooLong && sum <= total.upper
  }

  /// Returns these times, replaced by those that `others` has.
  func replaced(by others: RecipeTimes) -> RecipeTimes {
    RecipeTimes(
      prep: others.prep ?? prep, cook: others.cook ?? cook, total: others.total ?? total)
  }

  private var known: [MinuteRange] { [prep, cook, total].compactMap(\.self) }
}
