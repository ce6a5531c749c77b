/// How far two recipes agree in how much they take of the foods they share.
package struct AmountAgreement: Sendable, Hashable {
  /// How many times more the right recipe takes of a food.
  private struct Ratio {
    let value: Double
    /// The lines that are compared.
    let lines: LinePair

    /// How many times the greater amount is the smaller one, at a scale.
    func deviation(at scale: Double) -> Double {
      max(value, scale) / min(value, scale)
    }
  }

  /// Up to here amounts are the same: 450 g are a pound.
  private static let sameRatio = 1.12
  /// Beyond this amounts cannot be those of one recipe.
  private static let otherRatio = 2.05

  /// How many lines were compared; at least one.
  let count: Int
  /// How many of them have the same amount.
  let agreeing: Int
  /// How many lines have amounts that cannot be compared: a cup here, a handful there.
  let unknown: Int
  /// Whether one of those is of a food that a title names.
  let isMainFar: Bool
  /// Whether any is off by more than twice while both yields are known.
  let isFarAtKnownYield: Bool
  /// How many times more the right recipe takes of everything; 1 unless its yield says so.
  let scale: Double

  /// Makes an agreement of what is known of it.
  init(
    count: Int, agreeing: Int, unknown: Int, isMainFar: Bool, isFarAtKnownYield: Bool,
    scale: Double
  ) {
    self.count = count
    self.agreeing = agreeing
    self.unknown = unknown
    self.isMainFar = isMainFar
    self.isFarAtKnownYield = isFarAtKnownYield
    self.scale = scale
  }

  /// Compares the amounts of lines that name the same foods.
  ///
  /// - Returns: `nil` when no amount can be compared.
  init?(_ left: ComparedRecord, _ right: ComparedRecord, lines: [LinePair]) {
    var unknown = 0
    var ratios: [Ratio] = []
    ratios.reserveCapacity(lines.count)
    for pair in lines where pair.left < left.amounts.count && pair.right < right.amounts.count {
      guard let one = left.amounts[pair.left], let other = right.amounts[pair.right] else {
        continue
      }
      if let ratio = one.ratio(to: other) {
        ratios.append(Ratio(value: ratio, lines: pair))
      } else {
        unknown += 1
      }
    }
    guard !ratios.isEmpty else { return nil }
    let scale = Self.scale(left.yield, right.yield, ratios)
    self.scale = scale
    self.unknown = unknown
    count = ratios.count
    agreeing = Self.agreeing(ratios, at: scale)
    let areYieldsKnown =
      left.yield.flatMap { one in right.yield.flatMap { one.ratio(to: $0) } } != nil
    isFarAtKnownYield =
      areYieldsKnown && ratios.contains { $0.deviation(at: scale) > Self.otherRatio }
    isMainFar = ratios.contains { ratio in
      ratio.deviation(at: scale) > Self.otherRatio
        && (left.names(ratio.lines) || right.names(ratio.lines))
    }
  }

  /// From 0 to 1: the share of lines with the same amount.
  var agreement: Double { Double(agreeing) / Double(count) }

  /// By what the right recipe is larger: by its yield when both are known and more amounts agree so.
  ///
  /// One that states another yield may still take the same amounts.
  private static func scale(
    _ left: YieldSize?, _ right: YieldSize?, _ ratios: [Ratio]
  ) -> Double {
    guard let left, let right else { return commonScale(ratios) }
    guard let scale = left.ratio(to: right), scale != 1 else { return 1 }
    return agreeing(ratios, at: scale) > agreeing(ratios, at: 1) ? scale : 1
  }

  /// By what all of many amounts are larger, when a yield is not known; else 1.
  private static func commonScale(_ ratios: [Ratio]) -> Double {
    let values = ratios.map(\.value).sorted()
    let scale = values[values.count / 2]
    return values.count >= amountsOfScale && agreeing(ratios, at: scale) == values.count ? scale : 1
  }

  /// How many amounts must be larger by the same.
  private static let amountsOfScale = 5

  private static func agreeing(_ ratios: [Ratio], at scale: Double) -> Int {
    ratios.count { $0.deviation(at: scale) <= sameRatio }
  }
}

extension ComparedRecord {
  /// Whether the title names the food of two lines.
  fileprivate func names(_ lines: LinePair) -> Bool {
    title.names(lines.leftFood) || title.names(lines.rightFood)
  }
}
