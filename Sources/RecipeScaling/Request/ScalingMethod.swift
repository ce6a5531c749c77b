package import Ingredients

/// The way the lines of a recipe are written: for how much, and in which units.
package struct ScalingMethod: Sendable, Hashable {
  /// The factor of every amount.
  package let factor: Rational
  /// The units; `nil` for those that the recipe has.
  package let units: UnitSystem?
  /// True if volumes are written as weights, of foods whose density is known.
  package let isByWeight: Bool
  /// The BCP 47 tag of the recipe's language, if known.
  package let language: String?
  /// The decimal mark of numbers that have none yet.
  package let decimalMark: Character

  /// Creates a method from its parts.
  package init(
    factor: Rational = Rational(1), units: UnitSystem? = nil, isByWeight: Bool = false,
    language: String? = nil, decimalMark: Character? = nil
  ) {
    self.factor = factor
    self.units = units
    self.isByWeight = isByWeight
    self.language = LanguageTag(language)?.text
    self.decimalMark = decimalMark ?? Self.decimalMark(of: self.language)
  }

  /// True if every line stays as it is.
  var isIdentity: Bool { factor == Rational(1) && units == nil && !isByWeight }

  /// Returns the same method with another factor.
  func times(_ factor: Rational) -> ScalingMethod {
    ScalingMethod(
      factor: factor, units: units, isByWeight: isByWeight, language: language,
      decimalMark: decimalMark)
  }

  /// True if a measured unit is to be converted.
  func converts(_ unit: MeasureUnit) -> Bool {
    guard unit.kind != .count else { return false }
    if isByWeight, unit.kind == .volume { return true }
    return units.map { !$0.has(unit) } ?? false
  }

  /// Returns the size of a unit in grams, millilitres or millimetres; pints and what goes with them are
  /// larger in British recipes.
  package func size(of unit: MeasureUnit) -> Rational? {
    guard let language, Self.languagesWithImperialPints.contains(language) else {
      return unit.factor
    }
    switch unit {
    case .fluidOunce: return Self.pint?.divided(by: Rational(20))
    case .pint: return Self.pint
    case .quart: return Self.pint?.multiplied(by: Rational(2))
    case .gallon: return Self.pint?.multiplied(by: Rational(8))
    default: return unit.factor
    }
  }

  /// The millilitres of an imperial pint.
  private static let pint = Rational(56_826, over: 100)

  private static let languagesWithImperialPints: Set<String> = [
    "en-gb", "en-ie", "en-au", "en-nz", "en_gb", "en_ie", "en_au", "en_nz",
  ]

  /// Returns the decimal mark of a language.
  private static func decimalMark(of language: String?) -> Character {
    guard let name = language?.prefix(2).lowercased() else { return "." }
    return languagesWithComma.contains(name) ? "," : "."
  }

  private static let languagesWithComma: Set<String> = [
    "bg", "ca", "cs", "da", "de", "el", "es", "et", "fi", "fr", "hr", "hu", "id", "it", "lt", "lv",
    "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "tr", "uk", "vi",
  ]
}
