/// The time that a recipe takes from start to end, as far as its times tell.
package struct RecipeTime: Sendable, Hashable {
  /// The minutes.
  package let range: MinuteRange
  /// True if it takes at least that long: the time of preparation or of cooking is not known, or a
  /// time is a lower bound itself.
  package let isLowerBound: Bool

  /// Creates the time from the total, or else from its parts; `nil` if none of them is known.
  ///
  /// Preparation and cooking make up the whole time, with the waiting that is known.
  package init?(prep: MinuteRange?, cook: MinuteRange?, wait: MinuteRange?, total: MinuteRange?) {
    if let total {
      self.init(range: total, isLowerBound: total.isLowerBound)
      return
    }
    let parts = [prep, cook, wait].compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    let sum = parts.reduce(0, +)
    self.init(range: sum, isLowerBound: prep == nil || cook == nil || sum.isLowerBound)
  }

  private init(range: MinuteRange, isLowerBound: Bool) {
    self.range = range
    self.isLowerBound = isLowerBound
  }

  /// The minutes that it takes at most, as far as they are known.
  package var minutes: Int { range.upper }
}

extension Recipe {
  /// The time that it takes, or `nil` if no time is known.
  package var time: RecipeTime? {
    RecipeTime(prep: prepMinutes, cook: cookMinutes, wait: waitMinutes, total: totalMinutes)
  }

  /// Returns the value of a field of a time; `nil` for other fields.
  package func minutes(of field: RecipeField) -> MinuteRange? {
    switch field {
    case .prepMinutes: prepMinutes
    case .cookMinutes: cookMinutes
    case .waitMinutes: waitMinutes
    case .totalMinutes: totalMinutes
    default: nil
    }
  }

  /// The fields of times that are ranges or lower bounds, in the order of `RecipeField`.
  package var timeRanges: [(field: RecipeField, range: MinuteRange)] {
    RecipeField.allCases.compactMap { field in
      minutes(of: field).flatMap { $0.isRange || $0.isLowerBound ? (field, $0) : nil }
    }
  }
}
