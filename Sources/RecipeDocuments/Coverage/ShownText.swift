import RecipeCore
import Text

/// The words, numbers and times in the fields of recipes that people see.
struct ShownText: RecipeVisitor {
  /// The words and numbers of an ingredient.
  struct Line {
    /// The hashes of the words.
    let words: Set<UInt64>
    /// The classes of equal numbers.
    let numbers: Set<Int>
  }

  /// The ingredients.
  private(set) var lines: [Line] = []
  /// The number of each word.
  private(set) var counts: [UInt64: Int] = [:]
  /// The words that follow each other.
  private(set) var pairs: Set<UInt64> = []
  /// The number of each number.
  private(set) var numbers: [Int: Int] = [:]
  /// The number of each number in other fields than the directions.
  private(set) var numbersBesideSteps: [Int: Int] = [:]
  /// The number of each word in other fields than the directions.
  private(set) var countsBesideSteps: [UInt64: Int] = [:]
  /// The minutes.
  private(set) var minutes: Set<Int> = []

  /// The names of extra fields with one text or number, which are not shown.
  private(set) var extras: Set<String> = []

  private var words = CoverageWords()
  private var wordsOfSteps: [Range<Int>] = []

  /// The maximum number of words.
  private static let maximumWordCount = 1 << 17

  /// Collects the text of recipes.
  init(of recipes: some Sequence<Recipe>) {
    for recipe in recipes where words.count < Self.maximumWordCount { recipe.visit(&self) }
    for index in words.hashes.indices {
      counts[words.hashes[index], default: 0] += 1
      countsBesideSteps[words.hashes[index], default: 0] += 1
      if index > 0 { pairs.insert(Self.pair(words.hashes[index - 1], words.hashes[index])) }
    }
    for range in wordsOfSteps {
      for index in range { countsBesideSteps[words.hashes[index], default: 0] -= 1 }
    }
  }

  /// True if a value is an extra field, whatever else the recipe shows.
  func isExtra(_ name: String) -> Bool {
    guard !extras.isEmpty else { return false }
    if extras.contains(name) { return true }
    // "recipes.kelesztés", but not "steps.kelesztés"
    guard let dot = name.lastIndex(of: "."),
      extras.contains(String(name[name.index(after: dot)...]))
    else { return false }
    return name[..<dot].split(separator: ".").allSatisfy { key in
      RecipeKey(ofObject: String(key)) == nil || key == "recipes" || key == "recipe"
    }
  }

  /// Returns the number of times that a word of an ingredient, or of something else, is shown.
  ///
  /// A food that the steps mention is not for that reason among the ingredients.
  func count(of word: UInt64, isIngredient: Bool) -> Int {
    (isIngredient ? countsBesideSteps : counts)[word, default: 0]
  }

  /// Returns the number of times that a number of an ingredient, or of something else, is shown.
  func count(ofNumber number: Int, isIngredient: Bool) -> Int {
    (isIngredient ? numbersBesideSteps : numbers)[number, default: 0]
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
    if field == .ingredients { return texts.forEach { addLine($0) } }
    guard field == .directions else { return texts.forEach { add($0) } }
    let start = words.count
    let before = numbersBesideSteps
    for text in texts { add(text) }
    wordsOfSteps.append(start..<words.count)
    numbersBesideSteps = before
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

  /// Extra fields are not shown; those of objects may be in part.
  mutating func visit(_ field: RecipeField, _ extras: [ExtraField]) {
    for extra in extras where extra.json.first != "{" && extra.json.first != "[" {
      self.extras.insert(extra.name)
    }
  }

  private mutating func addLine(_ text: String) {
    let start = words.count
    add(text)
    lines.append(
      Line(
        words: Set(words.hashes[start...]),
        numbers: Set(TextNumbers(text).values.compactMap(Self.key))))
  }

  private mutating func add(_ text: String) {
    words.append(text)
    for number in TextNumbers(text).values { add(number) }
  }

  private mutating func add(_ number: Double) {
    guard let key = Self.key(number) else { return }
    numbers[key, default: 0] += 1
    numbersBesideSteps[key, default: 0] += 1
  }
}
