import Ingredients
import Text

/// The vocabulary of ingredient lines in many languages, by stems of `Plural`.
struct FoodLexicon: Sendable {
  /// The meaning of a word.
  enum Word: Sendable {
    /// A unit, number, preparation or quality, not a food.
    case nothing
    /// A food only in a line without another one: the cloves of "1 tsp ground cloves".
    case foodWhenAlone
    /// A food that is less distinctive than others.
    case food(FoodToken.Tier)
  }

  /// All words.
  static let shared = FoodLexicon()

  private let words: HashTable<Word>

  /// The meaning of the word with a hash, or `nil` for all others, which are distinctive foods.
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
    self.words = words.words
  }

  /// Terms of one or several words that are units, numbers and the like, separated by commas.
  static let termLists: [String] =
    LineVocabulary.units.map(\.1) + LineVocabulary.numbers.map(\.1)
    + LineVocabulary.roles.filter { $0.0.isDisjoint(with: [.leadIn, .serving]) }.map(\.1)
}

/// The words of a lexicon; of several meanings the last one counts.
private struct LexiconWords {
  private(set) var words = HashTable<FoodLexicon.Word>(minimumCapacity: 4_096)
  private var folded: [UInt8] = []
  private var stems: [WordStem] = []

  /// Adds words separated by spaces.
  mutating func add(_ list: String, _ word: FoodLexicon.Word) {
    var list = list
    list.withUTF8 { add($0, word) }
  }

  /// Adds those of the terms separated by commas that are a single word.
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
    for stem in stems { words.update(stem.hash, default: word) { $0 = word } }
  }
}
