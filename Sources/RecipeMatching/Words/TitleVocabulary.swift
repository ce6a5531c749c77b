/// The words of titles with a fixed meaning, in many languages.
struct TitleVocabulary: Sendable {
  /// The meaning of a term in a title.
  enum Meaning: Sendable {
    /// A word that does not describe the dish.
    case filler
    /// See `TitleWord.Kind.soft`.
    case soft
    /// See `TitleWord.Kind.dish`.
    case dish
    /// A property that makes a different recipe, by its index in `markNames`.
    case mark(Int)
    /// "Part", "day", "number": the number of a part follows.
    case part
    /// A word for how many a dish serves, or a preposition: a number after it is not a part's.
    case beforeAmount
    /// Minutes or ingredients: a number before it is soft, too.
    case counted
    /// A number.
    case number(Int)
    /// Other words with the same meaning, by their index in `rewordings`.
    case reworded(Int)
  }

  /// All words.
  static let shared = TitleVocabulary()

  /// The name of each kind of mark: "gluten free".
  let markNames: [String]
  /// The names that replace other words.
  let rewordings: [[FoodName]]
  private let phrases: PhraseTable<Meaning>
  private let longFillers: [[UInt8]]

  /// Returns the longest term that begins at an index of stems, or `nil`.
  @inline(__always)
  func longestTerm(at index: Int, of stems: [WordStem]) -> PhraseTable<Meaning>.Match? {
    phrases.longestName(at: index, of: stems)
  }

  /// True if a folded word is one typing error away from a filler.
  func isMisspeltFiller(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    let sketch = (first, UInt8(clamping: word.count))
    return longFillers.contains { filler in
      WordLikeness.mayBeAlike((filler[0], UInt8(clamping: filler.count)), sketch)
        && WordLikeness.areAlike(filler[...], word)
    }
  }

  private init() {
    var longFillers: [[UInt8]] = []
    FoodName.forEachTerm(of: Self.praise) { if !$0.isEmpty { longFillers.append(Array($0)) } }
    self.longFillers = longFillers
    let marks = FoodName.groups(of: Self.marks)
    let rewordings = FoodName.groups(of: Self.dishNames) + FoodName.groups(of: Self.rewordings)
    markNames = marks.map { $0.first.map { String(decoding: $0.folded, as: UTF8.self) } ?? "" }
    self.rewordings = rewordings.map { $0.first.map(Self.words) ?? [] }
    phrases = PhraseTable { table in
      for (meaning, terms) in Self.terms {
        FoodName.forEachTerm(of: terms) { term in
          if let name = FoodName(term) { table.add(name, meaning) }
        }
      }
      for (number, names) in Self.numbers {
        for name in FoodName.groups(of: names).joined() { table.add(name, .number(number)) }
      }
      for (index, names) in marks.enumerated() {
        for name in names { table.add(name, .mark(index)) }
      }
      for (index, names) in rewordings.enumerated() {
        for name in names.dropFirst() { table.add(name, .reworded(index)) }
      }
    }
  }

  private static func words(of name: FoodName) -> [FoodName] {
    name.stems.compactMap { FoodName(String(decoding: name.folded[$0.range], as: UTF8.self)) }
  }
}
