import Ingredients

/// A measure in the units of a kitchen: one, or two for "1 lb 2 oz".
struct ConvertedMeasure: Sendable, Hashable {
  /// A number of one unit.
  struct Part: Sendable, Hashable {
    /// The number, rounded as it is written.
    let number: Rational
    /// The unit.
    let unit: KitchenUnit

    /// Returns the name of the unit for this number.
    var unitName: String { number > Rational(1) ? unit.plural : unit.name }

    /// Returns the number and the name of the unit.
    func text(mark: Character) -> String { "\(unit.text(number, mark: mark)) \(unitName)" }
  }

  /// The parts, the largest unit first; at least one.
  let parts: [Part]

  /// The share by which a number in one unit may be off where two units could say it better.
  private static let tolerance = 0.03

  /// The share by which a number may be off where a unit in decimals could say it better.
  private static let greatTolerance = 0.06

  /// The number of a smaller unit from which on a part of it is written in the larger.
  private static let maximumOfSmallerUnit = Rational(8)

  /// Converts an amount.
  ///
  /// - Parameters:
  ///   - size: The amount in grams, millilitres or millimetres, more than 0.
  ///   - kind: The kind of quantity.
  /// - Returns: `nil` if the kind is counted or the numbers do not fit.
  init?(_ size: Rational, _ kind: MeasureUnit.Kind, to system: UnitSystem) {
    let units = system.units(of: kind)
    guard let place = Self.place(of: size, in: units), let one = Self.part(size, units[place])
    else { return nil }
    let smaller = units.dropFirst(place + 1).first { $0.notation.isInFractions }
    guard one.deviation > Self.tolerance else {
      parts = [one.part]
      return
    }
    let others =
      smaller.map { Self.parts(size, one, in: units[place], and: $0) }
      ?? Self.inDecimals(size, one, in: units.dropFirst(place + 1))
    parts = others ?? [one.part]
  }

  /// Returns an amount in two units, or in the smaller one alone where that is little of it.
  private static func parts(
    _ size: Rational, _ one: (number: Rational, part: Part, deviation: Double),
    in large: KitchenUnit, and small: KitchenUnit
  ) -> [Part]? {
    guard let inSmall = part(size, small) else { return nil }
    let isMany = one.number > Rational(1) || inSmall.number > maximumOfSmallerUnit && large == .cup
    return isMany ? parts(size, large, small) : [inSmall.part]
  }

  /// Returns an amount in a smaller unit with decimals if it would be changed much: 25 g, not 1 oz.
  private static func inDecimals(
    _ size: Rational, _ one: (number: Rational, part: Part, deviation: Double),
    in units: ArraySlice<KitchenUnit>
  ) -> [Part]? {
    guard one.deviation > greatTolerance, let unit = units.first else { return nil }
    return part(size, unit).map { [$0.part] }
  }

  /// Returns the number of a unit, before and after rounding.
  private static func part(
    _ size: Rational, _ unit: KitchenUnit
  ) -> (number: Rational, part: Part, deviation: Double)? {
    guard let number = size.divided(by: unit.size) else { return nil }
    let rounded = unit.rounded(number)
    return (number, Part(number: rounded, unit: unit), number.deviation(of: rounded))
  }

  /// Returns the text of all parts, in order.
  func text(mark: Character) -> String {
    let isSpoons = parts.last?.unit == .tablespoon || parts.last?.unit == .teaspoon
    let joint = isSpoons ? " plus " : " "
    return parts.map { $0.text(mark: mark) }.joined(separator: joint)
  }

  /// Returns the place of the largest unit that the amount has enough of, else of the smallest.
  private static func place(of size: Rational, in units: [KitchenUnit]) -> Int? {
    guard !units.isEmpty else { return nil }
    return units.firstIndex { unit in
      guard let least = unit.least.multiplied(by: unit.size) else { return false }
      return size >= least
    } ?? units.count - 1
  }

  /// Returns whole numbers of a large unit, of cups quarters, and what is left in a smaller one.
  private static func parts(
    _ size: Rational, _ large: KitchenUnit, _ small: KitchenUnit
  ) -> [Part]? {
    guard let inSmall = size.divided(by: small.size)?.rounded(toMultipleOf: Rational(1)),
      let ratio = large.size.divided(by: small.size), ratio.isWhole,
      let share = inSmall.divided(by: ratio)
    else { return nil }
    let step = large == .cup ? Rational(1, over: 4) : Rational(1)
    guard let step, let steps = share.divided(by: step),
      let whole = Rational(steps.floor).multiplied(by: step)
    else { return nil }
    guard whole.isPositive, let taken = whole.multiplied(by: ratio),
      let rest = inSmall.subtracting(taken)
    else { return nil }
    let first = Part(number: whole, unit: large)
    return rest.isPositive ? [first, Part(number: rest, unit: small)] : [first]
  }
}
