import RecipeCore
import Text

/// The words, numbers and times in the fields of recipes that people see.
struct ShownText: RecipeVisitor {
  /// The number of each word.
  private(set) var counts: [UInt64: Int] = [:]
  /// The words that follow each other.
  private(set) var pairs: Set<UInt64> = []
  /// The number of each number.
  private(set) var numbers: [Int: Int] = [:]
  /// The minutes.
  private(set) var minutes: Set<Int> = []

  private var words = CoverageWords()

  /// The maximum number of words.
  private static let wordLimit = 1 << 17

  /// Collects the text of recipes.
  init(of recipes: some Sequence<Recipe>) {
    for recipe in recipes where words.count < Self.wordLimit { recipe.visit(&self) }
    for index in words.hashes.indices {
      counts[words.hashes[index], default: 0] += 1
      if index > 0 { pairs.insert(Self.pair(words.hashes[index - 1], words.hashes[index])) }
    }
  }

  /// Returns the hash of two words in order.
  static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 {
    StableHash.mix(first &* 0x9e37_79b9_7f4a_7c15 ^ second)
  }

  /// Returns the class of equal numbers, which rounding does not tell apart: ⅓ and 0.33.
  static func key(_ number: Double) -> Int? {
    let twentieths = (number * 20).rounded()
    return abs(twentieths) < 1e15 ? Int(twentieths) : nil
  }

  mutating func visit(_ field: RecipeField, _ text: String?) {
    if let text { add(text) }
  }

  mutating func visit(_ field: RecipeField, _ minutes: MinuteRange?) {
    guard let minutes else { return }
    for minutes in minutes.isRange ? [minutes.lower, minutes.upper] : [minutes.upper] {
      self.minutes.insert(minutes)
      // As documents write them: seconds, minutes, hours.
      for number in [Double(minutes), Double(minutes) * 60, Double(minutes) / 60] { add(number) }
    }
  }

  mutating func visit(_ field: RecipeField, _ number: ExactNumber?) {
    if let number { add(number.text) }
  }

  mutating func visit(_ field: RecipeField, _ texts: [String]) {
    for text in texts { add(text) }
  }

  mutating func visit(_ field: RecipeField, _ groups: [RecipeGroup]) {
    for group in groups { add(group.name) }
  }

  mutating func visit(_ field: RecipeField, _ facts: [NutritionFact]) {
    for fact in facts { add(fact.line) }
  }

  mutating func visit(_ field: RecipeField, _ rating: Rating?) {
    guard let rating else { return }
    add(rating.value.text)
    add(rating.best.text)
    if let count = rating.count { add("\(count)") }
  }

  /// Extra fields are not shown.
  mutating func visit(_ field: RecipeField, _ extras: [ExtraField]) {}

  private mutating func add(_ text: String) {
    words.append(text)
    for number in TextNumbers(text).values { add(number) }
  }

  private mutating func add(_ number: Double) {
    if let key = Self.key(number) { numbers[key, default: 0] += 1 }
  }
}
