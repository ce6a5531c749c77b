import Foundation

/// The comparison of two recipes ingredient by ingredient: what is equal, and the greatest difference.
package struct LineComparison: Sendable, Hashable {
  /// The measure of the size of differences.
  private enum Limit {
    /// The size of a swap of two foods of one kind, where a missing ingredient is 1.
    static let swap = 0.77
    /// The base-2 logarithm of the factor between amounts that counts as much as a missing ingredient.
    static let farthest = 1.0
    /// The factor of an ingredient that a title names.
    static let ofTitle = 1.5
  }

  /// The sum of the weights of the ingredients with equal amounts.
  package let equal: Double
  /// Their share of the weight of all ingredients of both, from 0 to 1.
  package let share: Double
  /// The greatest difference, or `nil` if there is none.
  package let greatest: LineDifference?

  /// Creates a comparison from its parts.
  package init(equal: Double, share: Double, greatest: LineDifference?) {
    self.equal = equal
    self.share = share
    self.greatest = greatest
  }

  /// Compares two records.
  init(_ left: ComparedRecord, _ right: ComparedRecord, _ amounts: ComparedAmounts) {
    var equal = 0.0
    var greatest: (size: Double, place: Place)?
    func note(_ size: Double, _ place: @autoclosure () -> Place) {
      guard size > greatest?.size ?? 0 else { return }
      greatest = (size, place())
    }
    for line in amounts.lines {
      let pair = line.pair
      let weight = min(left.weight(ofLine: pair.left), right.weight(ofLine: pair.right))
      let isOfTitle =
        left.titleNamesFood(ofLine: pair.left) || right.titleNamesFood(ofLine: pair.right)
      let importance = weight * (isOfTitle ? Limit.ofTitle : 1)
      if pair.relation == .swapped { note(importance * Limit.swap, .pair(line)) }
      switch line.result {
      case .equal: equal += weight
      case .unstated, .incomparable: break
      case .unequal(let times): note(importance * Self.size(ofFactor: times), .pair(line))
      }
    }
    // A record without ingredients is incomplete: it lacks none in particular.
    let haveFoods = left.totalWeight > 0 && right.totalWeight > 0
    for (record, lines) in [(left, amounts.onlyLeft), (right, amounts.onlyRight)] where haveFoods {
      for line in lines {
        let isOfTitle = record.titleNamesFood(ofLine: line)
        note(record.weight(ofLine: line) * (isOfTitle ? Limit.ofTitle : 1), .line(record, line))
      }
    }
    self.equal = Self.rounded(equal)
    let total = left.totalWeight + right.totalWeight
    share = total > 0 ? min(1, Self.rounded(2 * self.equal / total)) : 0
    self.greatest = greatest.map { LineDifference($0.place.kind(left, right), size: $0.size) }
  }

  /// Returns how far two amounts are apart, from 0 to 1.
  private static func size(ofFactor times: Double) -> Double {
    rounded(min(1, log2(times) / Limit.farthest))
  }

  /// Rounds what was computed in an order that depends on which record is the left one, so that both
  /// orders give one score.
  private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

  private enum Place {
    case pair(ComparedAmounts.Line)
    case line(ComparedRecord, Int)

    func kind(_ left: ComparedRecord, _ right: ComparedRecord) -> LineDifference.Kind {
      switch self {
      case .line(let record, let line): .onlyOne(record.text(ofLine: line))
      case .pair(let line):
        switch line.result {
        case .unequal(let times) where line.pair.relation == .same:
          .amount(left.text(ofLine: line.pair.left), times: times)
        default:
          .swapped(left.text(ofLine: line.pair.left), right.text(ofLine: line.pair.right))
        }
      }
    }
  }
}
