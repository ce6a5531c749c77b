/// The factor at which the amounts of two recipes are compared, and the ground for it.
package struct AmountScale: Sendable, Hashable {
  /// The ground on which amounts are compared.
  package enum Basis: String, Sendable {
    /// Both recipes make the same: amounts are compared as written.
    case equal
    /// The recipes make more and less of the same: amounts are compared at one yield.
    case scaled
    /// The recipes say that they make more and less, and take the same: amounts are compared as
    /// written.
    case asWritten = "as_written"
    /// One does not say in numbers what it makes.
    case unknown
    /// One makes loaves, the other servings.
    case unlike
  }

  /// The number of amounts that must all be larger by one factor where no yield tells it.
  private static let amountsOfFactor = 5

  /// The ground.
  package let basis: Basis
  /// The factor by which the right recipe's amounts are larger.
  ///
  /// 1 as written. Where the yields tell nothing, it is the factor by which all of many amounts are
  /// larger.
  package let factor: Double

  /// Creates a scale from its parts.
  init(_ basis: Basis, _ factor: Double) {
    self.basis = basis
    self.factor = factor
  }

  /// Finds the scale of two recipes.
  ///
  /// A recipe that states another yield may still take the same amounts, so the amounts have the
  /// last word: as written or at one yield, whichever makes more of them equal.
  ///
  /// - Parameters:
  ///   - yields: What the recipes make.
  ///   - amounts: The amounts of the foods that both have.
  package init(_ yields: YieldComparison, _ amounts: [AmountComparison]) {
    if let ratio = yields.ratio {
      let (scaled, asWritten) = (
        amounts.countOfEqual(at: ratio), amounts.countOfEqual(at: 1)
      )
      if scaled > asWritten || asWritten == 0 && yields.relation == .different {
        self.init(.scaled, ratio)
        return
      }
    }
    switch yields.relation {
    case .equal: self.init(.equal, 1)
    case .different: self.init(.asWritten, 1)
    case .unlike: self.init(.unlike, Self.commonFactor(of: amounts))
    case .unknown: self.init(.unknown, Self.commonFactor(of: amounts))
    }
  }

  /// The factor by which all of many amounts are larger; else 1.
  private static func commonFactor(of amounts: [AmountComparison]) -> Double {
    guard amounts.count >= amountsOfFactor else { return 1 }
    let values = amounts.map(\.ratio).sorted()
    // Of the two in the middle the one nearer to 1, so that the recipes may change places.
    let (low, high) = (values[(values.count - 1) / 2], values[values.count / 2])
    let factor = low * high > 1 ? low : high
    return amounts.countOfEqual(at: factor) == amounts.count ? factor : 1
  }

  /// The factor from right amounts to those of the left recipe: a fraction of small
  /// numbers, or the nearest thing to one.
  package var rightFactor: Rational { Rational(nearest: 1 / factor) }
}

extension [AmountComparison] {
  /// The number of equal amounts at a scale.
  fileprivate func countOfEqual(at scale: Double) -> Int {
    count { $0.isEqual(at: scale) }
  }
}
