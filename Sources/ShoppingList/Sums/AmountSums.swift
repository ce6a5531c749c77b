import Ingredients
import RecipeScaling

/// The sums of what several lines ask for of one food.
struct AmountSums {
  /// The sums as text, in the order in which the lines need them.
  private(set) var texts: [String] = []
  /// The number of things, of a range the greater, if the food is only counted by itself.
  private(set) var count: Rational?

  /// Adds the amounts of lines: weights to weights, volumes to volumes, cans to cans of their size.
  ///
  /// - Parameters:
  ///   - system: The units of sums; `nil` for those of the lines.
  ///   - tellsMore: True if lines without an amount are told beside others.
  init(_ lines: [NeededLine], units system: UnitSystem?, tellsMore: Bool) {
    var groups: [SumGroup] = []
    let units = Set(lines.compactMap { $0.need.parsed.amount?.unit })
    for term in lines.flatMap({ SumTerm.terms(of: $0, amongUnits: units) }) {
      if let place = groups.firstIndex(where: { $0.takes(term) }) {
        groups[place].add(term)
      } else {
        groups.append(SumGroup(term, system))
      }
    }
    texts = groups.flatMap(\.texts)
    let isMore = tellsMore && lines.contains { $0.need.parsed.amount == nil }
    if isMore, !texts.isEmpty { texts.append("some") }
    count = groups.count == 1 && !isMore ? groups.first?.count : nil
  }
}
