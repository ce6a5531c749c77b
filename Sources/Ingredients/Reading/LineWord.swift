/// The meaning of a word, or of a term of a few words, in an ingredient line.
package struct LineWord: Sendable, Hashable {
  /// The roles a word can have; "a" is an article in English and joins ranges in Spanish.
  package struct Roles: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    /// Creates a set from its raw value.
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
    /// A modifier of the unit after it: "heaped", "large".
    static let modifier = Roles(rawValue: 1 << 4)
    /// A word that joins unit and food: "of", "de".
    static let filler = Roles(rawValue: 1 << 5)
    /// A word between the ends of a range: "to", "bis".
    static let range = Roles(rawValue: 1 << 6)
    /// A word that joins the parts of a sum: "and", "plus".
    static let plus = Roles(rawValue: 1 << 7)
    /// A word that makes an ingredient optional.
    static let optional = Roles(rawValue: 1 << 8)
    /// A word that makes the article before it no number, "a little", "ein wenig", or a name that begins with a
    /// number: "five spice".
    static let vague = Roles(rawValue: 1 << 9)
    /// "x" of "2 x 400 g".
    static let times = Roles(rawValue: 1 << 10)
    /// A word that makes an amount in parentheses that of one piece.
    static let each = Roles(rawValue: 1 << 11)
    /// A word that makes an amount in parentheses that of all pieces.
    static let total = Roles(rawValue: 1 << 15)
    /// People or portions of a yield.
    package static let serving = Roles(rawValue: 1 << 16)
    /// A word that begins a line whose amount follows later: "juice of 1 lemon".
    package static let leadIn = Roles(rawValue: 1 << 12)
    /// A word that only describes a food: "boneless, skinless chicken".
    static let description = Roles(rawValue: 1 << 17)
    /// A word before a number that is a name: "type 405".
    static let label = Roles(rawValue: 1 << 18)
    /// A word that gives each of several foods the amount: "1 tsp each cumin and coriander".
    static let distribution = Roles(rawValue: 1 << 19)
    /// A term that begins a remark behind a food: "salt to taste", "oil for frying".
    static let remark = Roles(rawValue: 1 << 20)
    /// A term between a food and what it is mixed with: "cornstarch mixed with 2 tbsp water".
    static let mixing = Roles(rawValue: 1 << 21)
    /// A half that is added to the number before it: the Turkish "buçuk".
    static let added = Roles(rawValue: 1 << 22)
    /// A word before the ends of a range that "and" joins.
    static let between = Roles(rawValue: 1 << 23)
    /// A word between ends of a range that may also stand between two things of which either will do: "or".
    static let choice = Roles(rawValue: 1 << 24)
    /// A word before the amount of one of several things: "à 400 g", "weighing 200 g".
    static let portion = Roles(rawValue: 1 << 25)
    /// A word between an amount and the thing of which it is that of one: "per", "pro".
    static let per = Roles(rawValue: 1 << 26)
    /// A word that makes the number before it a grade: "count" of "16-20 count shrimp".
    static let grade = Roles(rawValue: 1 << 27)
    /// A word behind a length that makes it the size of one thing: "thick".
    static let dimension = Roles(rawValue: 1 << 28)
    /// A thing that is counted and has a size, which is not the amount of it: "pie shell", "cake tin".
    static let sized = Roles(rawValue: 1 << 29)
    /// Eggs, whose sizes have the letters of units: "2 L eggs".
    static let egg = Roles(rawValue: 1 << 30)
    /// Vegetables and fruits that are counted, and may be large: "große Zwiebeln".
    static let counted = Roles(rawValue: 1 << 31)
    /// The beginning of longer terms.
    static let continues = Roles(rawValue: 1 << 13)
    /// A number only right before a unit: "en" is "one" in Danish, and 五花肉 is not five of anything.
    static let needsUnit = Roles(rawValue: 1 << 14)
  }

  /// The roles the word can have.
  var roles: Roles = []
  /// The unit the word names.
  var unit: MeasureUnit?
  /// The numerator of the number the word names, at most 12, or 0 if it names none.
  var numerator: UInt8 = 0
  /// The denominator of that number, at most 4.
  var denominator: UInt8 = 1

  /// The number the word names.
  var number: Rational? {
    numerator == 0 ? nil : Rational(Int64(numerator), over: Int64(denominator))
  }

  /// Returns this meaning combined with another meaning of the same word.
  func merged(with other: LineWord) -> LineWord {
    LineWord(
      roles: roles.union(other.roles), unit: unit ?? other.unit,
      numerator: numerator == 0 ? other.numerator : numerator,
      denominator: numerator == 0 ? other.denominator : denominator)
  }
}
