/// The time that a recipe takes from start to end, as far as its times tell.
package struct RecipeTime: Sendable, Hashable {
  /// The minutes.
  package let minutes: Int
  /// True if it takes at least that long: the time of preparation or of cooking is not known.
  package let isLowerBound: Bool

  /// Creates the time from the total, or else from its parts; `nil` if none of them is known.
  ///
  /// Preparation and cooking make up the whole time, with the waiting that is known.
  package init?(prep: Int?, cook: Int?, wait: Int?, total: Int?) {
    if let total {
      self.init(minutes: total, isLowerBound: false)
      return
    }
    let parts = [prep, cook, wait].compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    self.init(
      minutes: parts.reduce(0) { $0.addingReportingOverflow($1).partialValue },
      isLowerBound: prep == nil || cook == nil)
  }

  private init(minutes: Int, isLowerBound: Bool) {
    self.minutes = minutes
    self.isLowerBound = isLowerBound
  }
}

extension Recipe {
  /// The time that it takes, or `nil` if no time is known.
  package var time: RecipeTime? {
    RecipeTime(prep: prepMinutes, cook: cookMinutes, wait: waitMinutes, total: totalMinutes)
  }
}
