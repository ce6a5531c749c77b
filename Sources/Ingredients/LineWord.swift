/// What a word, or a few words, can mean in an ingredient line.
package struct LineWord: Sendable, Hashable {
  /// The parts a word can play; "a" is an article in English and stands in ranges in Spanish.
  package struct Roles: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    /// Makes a value of its parts.
    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A number that is only one before a unit or a thing: "a", "ein", "une".
    static let article = Roles(rawValue: 1 << 0)
    /// "half": its number may follow an article or be followed by one.
    static let half = Roles(rawValue: 1 << 1)
    /// "dozen": it multiplies by twelve.
    static let dozen = Roles(rawValue: 1 << 2)
    /// "about", "ca.".
    static let approximation = Roles(rawValue: 1 << 3)
    /// Belongs to the unit behind it: "heaped", "large".
    static let modifier = Roles(rawValue: 1 << 4)
    /// Joins unit and food: "of", "de".
    static let filler = Roles(rawValue: 1 << 5)
    /// Stands between the ends of a range: "to", "bis".
    static let range = Roles(rawValue: 1 << 6)
    /// Joins the parts of a sum: "and", "plus".
    static let plus = Roles(rawValue: 1 << 7)
    /// Says that the ingredient may be left out.
    static let optional = Roles(rawValue: 1 << 8)
    /// Makes an article no number: "a little", "ein wenig".
    static let vague = Roles(rawValue: 1 << 9)
    /// "x" of "2 x 400 g".
    static let times = Roles(rawValue: 1 << 10)
    /// Says that an amount in parentheses is that of one piece.
    static let each = Roles(rawValue: 1 << 11)
    /// Says that an amount in parentheses is all of it.
    static let total = Roles(rawValue: 1 << 15)
    /// People or portions of a yield.
    package static let serving = Roles(rawValue: 1 << 16)
    /// Begins a line whose amount follows later: "juice of 1 lemon".
    package static let leadIn = Roles(rawValue: 1 << 12)
    /// Longer terms begin with it.
    static let continues = Roles(rawValue: 1 << 13)
    /// A number only right before a unit: "en" is "one" in Danish, 五花肉 is no five of anything.
    static let needsUnit = Roles(rawValue: 1 << 14)
  }

  /// The parts it can play.
  var roles: Roles = []
  /// The unit it names.
  var unit: MeasureUnit?
  /// The number it names, at most 12, or the number above the line of a half.
  var numerator: UInt8 = 0
  /// What is below the line of its number: 1 or 2.
  var denominator: UInt8 = 1

  /// The number it names.
  var number: Rational? {
    numerator == 0 ? nil : Rational(Int64(numerator), over: Int64(denominator))
  }

  /// This and another meaning of the same word.
  func merged(with other: LineWord) -> LineWord {
    LineWord(
      roles: roles.union(other.roles), unit: unit ?? other.unit,
      numerator: numerator == 0 ? other.numerator : numerator,
      denominator: numerator == 0 ? other.denominator : denominator)
  }
}
