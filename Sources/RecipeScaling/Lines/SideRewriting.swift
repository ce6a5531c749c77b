import Ingredients

/// The replacements that write the sides of a pan or of what is cut in other units: "20x20-cm" for
/// "8x8-inch".
struct SideRewriting {
  /// The new numbers and units, in place.
  let replacements: [LineEdit.Replacement]

  /// Converts the sides of a line, and the diameter of a pan, unless it has them in the units of the
  /// kitchen, too.
  init(_ line: ParsedIngredient, to system: UnitSystem, mark: Character) {
    let sides = line.sides
    guard !sides.contains(where: { system.has($0.unit) }) else {
      replacements = []
      return
    }
    let rewriting = Rewriting(line: line, system: system, mark: mark)
    let diameter = sides.isEmpty && Cookware.isNamed(by: line) ? Self.diameter(of: line) : nil
    replacements =
      sides.flatMap { rewriting.replacements(of: $0, isPan: false) }
      + (diameter.map { rewriting.replacements(of: $0, isPan: true) } ?? [])
  }

  /// Returns the only length that a line gives of a pan: the "9-inch" of "1 9-inch tin".
  private static func diameter(of line: ParsedIngredient) -> WrittenSides? {
    guard let size = line.packageSize, line.alternativeSize == nil, let unit = size.unit,
      unit.kind == .length, let place = size.unitRange, let number = line.terms(of: size).first,
      number.numbers.count == 1
    else { return nil }
    return WrittenSides(numbers: number.numbers, units: [place], unit: unit)
  }
}

/// The replacements of the sides of one thing.
private struct Rewriting {
  let line: ParsedIngredient
  let system: UnitSystem
  let mark: Character

  /// Converts the sides of one thing.
  ///
  /// - Parameter isPan: True for a pan; sides of some length are those of a pan or a sheet in any case.
  func replacements(of sides: WrittenSides, isPan: Bool) -> [LineEdit.Replacement] {
    guard !system.has(sides.unit), let size = sides.unit.factor,
      let unit = system.units(of: .length).first
    else { return [] }
    let lengths = sides.numbers.compactMap {
      $0.value.multiplied(by: size)?.divided(by: unit.size)
    }
    guard lengths.count == sides.numbers.count else { return [] }
    let isOfPan = isPan || lengths.contains { $0 >= leastOfPan }
    let numbers = lengths.map { isOfPan ? rounded($0) : part($0, of: unit) }
    let texts = zip(sides.numbers, numbers).map { written, number in
      LineEdit.Replacement(written.range, unit.text(number, mark: mark))
    }
    let isMany = numbers.contains { $0 > Rational(1) }
    return texts + names(of: unit, isMany: isMany, sides) + brackets(around: sides, numbers)
  }

  /// Returns a side of something small: in tenths of a centimetre, below one.
  private func part(_ length: Rational, of unit: KitchenUnit) -> Rational {
    guard system == .metric, length < Rational(1), let tenth = Rational(1, over: 10),
      let rounded = length.rounded(toMultipleOf: tenth), rounded.isPositive
    else { return unit.rounded(length) }
    return rounded
  }

  /// Returns the replacements of the names of the unit.
  private func names(
    of unit: KitchenUnit, isMany: Bool, _ sides: WrittenSides
  ) -> [LineEdit.Replacement] {
    let name = isMany ? unit.plural : unit.name
    return sides.units.map { place in
      // The marks of 8"x8" become one name at the end: 20x20 cm.
      guard line.substring(place).first?.isLetter == true else {
        return .init(place, place == sides.units.last ? " " + name : "")
      }
      let before = place.lowerBound - 1..<place.lowerBound
      if line.substring(before) == "-" { return .init(place, unit.name) }
      // "a 20 cm tin" and "a 20cm tin" are an 8-inch tin.
      let start = line.substring(before) == " " ? before.lowerBound : place.lowerBound
      if unit == .inch, isBeforeWord(place.upperBound) {
        return .init(start..<place.upperBound, "-inch")
      }
      return .init(place, name)
    }
  }

  private func isBeforeWord(_ offset: Int) -> Bool {
    let rest = line.substring(offset..<line.text.utf8.count)
    return rest.first == " " && rest.dropFirst().first?.isLetter == true
  }

  /// Puts parentheses around a fraction that would be read as a part of the number before it: "1 (9 1/2-inch)
  /// tin".
  private func brackets(
    around sides: WrittenSides, _ numbers: [Rational]
  ) -> [LineEdit.Replacement] {
    let range = sides.range
    guard numbers.first?.isWhole == false, system != .metric, let amount = line.amount,
      amount.quantityRange.upperBound + 1 == range.lowerBound
    else { return [] }
    return [
      .init(range.lowerBound..<range.lowerBound, "("),
      .init(range.upperBound..<range.upperBound, ")"),
    ]
  }

  /// The length from which on something is a pan or a sheet, whose sizes are told in whole numbers.
  private var leastOfPan: Rational { system == .metric ? Rational(10) : Rational(4) }

  /// The part by which a size in whole inches may be off: 26 cm are 10 inches, but 24 cm are 9 1/2.
  private static let tolerance = 0.04

  /// Returns a side of a pan as pans are sold: in whole centimetres or inches, or in halves.
  private func rounded(_ length: Rational) -> Rational {
    let whole = length.rounded(toMultipleOf: Rational(1))
    if let whole, whole.isPositive,
      length.deviation(of: whole) <= Self.tolerance || system == .metric && length > Rational(3)
    {
      return whole
    }
    guard let half = Rational(1, over: 2), let rounded = length.rounded(toMultipleOf: half),
      rounded.isPositive
    else { return length }
    return rounded
  }
}
