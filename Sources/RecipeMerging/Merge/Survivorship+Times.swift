import RecipeCore

extension Survivorship {
  /// What most say, else the most trusted, for each of the three times; when these contradict each
  /// other, the times of one record where there is one whose times do not.
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

  /// The first of the most trusted members whose times, in the place of the chosen ones, leave no
  /// contradiction: one that knows more of them is asked first.
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
  ) -> Contest<Int, Int>.Outcome? {
    settle(field, { RecipeTimes($0.recipe)[field] }, meaning: \.self) { contest in
      contest.keep(.fittingTimes) { $0.member == member }
    }
  }
}

/// The times of a recipe, which may contradict each other.
struct RecipeTimes: Hashable {
  /// The fields, in the order of `RecipeField`.
  static let fields: [RecipeField] = [.prepMinutes, .cookMinutes, .totalMinutes]

  /// Minutes of preparation.
  let prep: Int?
  /// Minutes of cooking.
  let cook: Int?
  /// Minutes from start to end.
  let total: Int?

  /// Makes times of their values.
  init(prep: Int?, cook: Int?, total: Int?) {
    self.prep = prep
    self.cook = cook
    self.total = total
  }

  /// The times of a recipe.
  init(_ recipe: Recipe) {
    self.init(prep: recipe.prepMinutes, cook: recipe.cookMinutes, total: recipe.totalMinutes)
  }

  /// The time of a field; `nil` for other fields.
  subscript(field: RecipeField) -> Int? {
    switch field {
    case .prepMinutes: prep
    case .cookMinutes: cook
    case .totalMinutes: total
    default: nil
    }
  }

  /// How many are known.
  var count: Int { known.count }

  /// Whether one is 0, which may stand for "not known".
  var hasZero: Bool { known.contains(0) }

  /// Whether the whole is no shorter than its parts; it may be longer, as dough rests.
  var isConsistent: Bool {
    guard let total else { return true }
    let (sum, isTooLong) = (prep ?? 0).addingReportingOverflow(cook ?? 0)
    return !isTooLong && sum <= total
  }

  /// These times, with those of `others` that are known in their place.
  func replaced(by others: RecipeTimes) -> RecipeTimes {
    RecipeTimes(
      prep: others.prep ?? prep, cook: others.cook ?? cook, total: others.total ?? total)
  }

  private var known: [Int] { [prep, cook, total].compactMap(\.self) }
}
