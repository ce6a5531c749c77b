/// What is known of the words of ingredient lines, as stems of `Plural`, in many languages.
struct FoodLexicon: Sendable {
  /// What a word is.
  enum Word: Sendable {
    /// A unit, a number, a preparation or a quality: no food.
    case nothing
    /// A food only in a line that names no other: the cloves of "1 tsp ground cloves".
    case foodWhenAlone
    /// A food that says less than others.
    case food(FoodToken.Tier)
  }

  /// All words.
  static let shared = FoodLexicon()

  private let words: WordTable<Word>

  /// What the word of that hash is; `nil` for all others, which are telling foods.
  @inline(__always)
  subscript(hash: UInt64) -> Word? { words[hash] }

  private init() {
    var words: [UInt64: Word] = [:]
    for list in Self.termLists { Self.add(Self.singleWords(of: list), .nothing, to: &words) }
    for list in Self.preparations + Self.qualities { Self.add(list, .nothing, to: &words) }
    for list in Self.commonFoods { Self.add(list, .food(.common), to: &words) }
    for list in Self.staples { Self.add(list, .food(.staple), to: &words) }
    Self.add(Self.tellingFoods, .food(.telling), to: &words)
    Self.add(Self.foodsWhenAlone, .foodWhenAlone, to: &words)
    self.words = WordTable(words)
  }

  /// Terms between commas that are units, numbers and such, of one or several words.
  static let termLists: [String] =
    LineVocabulary.units.map(\.1) + LineVocabulary.numbers.map(\.1)
    + LineVocabulary.roles.filter { $0.0.isDisjoint(with: [.leadIn, .serving]) }.map(\.1)

  private static func singleWords(of terms: String) -> String {
    terms.split(separator: ",").filter { !$0.contains(" ") }.joined(separator: " ")
  }

  /// Adds words between spaces.
  private static func add(_ list: String, _ word: Word, to words: inout [UInt64: Word]) {
    for stem in stems(of: list).stems { words[stem.hash] = word }
  }

  /// The stems of a text, and the folded text they are parts of.
  static func stems(of text: String) -> (stems: [FoodStem], folded: [UInt8]) {
    let folded = TextFolding.fold(text)
    var stems: [FoodStem] = []
    FoodStem.append(in: folded.indices, of: folded, to: &stems)
    return (stems, folded)
  }
}
