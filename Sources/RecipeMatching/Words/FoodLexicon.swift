import Ingredients
import Text

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
    var words = LexiconWords()
    for terms in Self.termLists { words.addSingleWords(of: terms, .nothing) }
    for list in Self.preparations + Self.qualities { words.add(list, .nothing) }
    for list in Self.commonFoods { words.add(list, .food(.common)) }
    for list in Self.staples { words.add(list, .food(.staple)) }
    words.add(Self.tellingFoods, .food(.telling))
    words.add(Self.foodsWhenAlone, .foodWhenAlone)
    self.words = WordTable(words.words)
  }

  /// Terms between commas that are units, numbers and such, of one or several words.
  static let termLists: [String] =
    LineVocabulary.units.map(\.1) + LineVocabulary.numbers.map(\.1)
    + LineVocabulary.roles.filter { $0.0.isDisjoint(with: [.leadIn, .serving]) }.map(\.1)
}

/// Collects the words of a lexicon; of several meanings the last one counts.
private struct LexiconWords {
  private(set) var words: [UInt64: FoodLexicon.Word] = [:]
  private var folded: [UInt8] = []
  private var stems: [WordStem] = []

  init() {
    words.reserveCapacity(4096)
  }

  /// Adds words between spaces.
  mutating func add(_ list: String, _ word: FoodLexicon.Word) {
    var list = list
    list.withUTF8 { add($0, word) }
  }

  /// Adds terms between commas that have one word.
  mutating func addSingleWords(of terms: String, _ word: FoodLexicon.Word) {
    FoodName.forEachTerm(of: terms) { term in
      if !term.contains(0x20) { add(term, word) }
    }
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ word: FoodLexicon.Word) {
    folded.removeAll(keepingCapacity: true)
    stems.removeAll(keepingCapacity: true)
    TextFolding.append(text, to: &folded)
    WordStem.append(in: folded.indices, of: folded, to: &stems)
    for stem in stems { words[stem.hash] = word }
  }
}
