import Ingredients
import RecipeMatching

/// The needs of lines, put together by food.
struct FoodBasket {
  /// The amounts needed of a food.
  struct Purchase {
    /// The place of its aisle.
    let aisle: Int
    /// The word that foods of its kind share: "cream" of "double cream".
    let kind: String
    var needs: [NeededLine] = []
    /// The lines that need it, each once.
    var lines: [ShoppingLine] = []
  }

  /// The purchases, in the order in which the lines need them.
  private(set) var purchases: [Purchase] = []
  /// The lines that name nothing to buy, such as "Serves 4".
  private(set) var leftOut: [ShoppingLine] = []

  private var places: [FoodKey: Int] = [:]
  private var reader: FoodReader
  private let senses: FoodSenses
  private let aisles: Aisles

  /// Creates an empty basket.
  init(_ aisles: Aisles, _ synonyms: FoodSynonyms) {
    reader = FoodReader(synonyms: synonyms)
    senses = FoodSenses(&reader)
    self.aisles = aisles
  }

  /// Adds what a line needs.
  mutating func add(_ line: ShoppingLine) {
    var added: Set<Int> = []
    let needs = FoodNeeds(of: line.text).all
    if needs.allSatisfy({ namesNothing($0, in: line) }) {
      leftOut.append(line)
      return
    }
    for need in (abutting(needs, in: line) ?? needs).flatMap({ listed($0) ?? [$0] }) {
      let place = place(of: need, in: line)
      let food = self.food(of: need)
      purchases[place].needs.append(
        NeededLine(line: line, need: need, isGarlic: food.words.last?.text == Self.garlic))
      if added.insert(place).inserted { purchases[place].lines.append(line) }
    }
  }

  /// Returns the place of the purchase of a need, which is a new one for a new food.
  private mutating func place(of need: FoodNeed, in line: ShoppingLine) -> Int {
    let amount = need.parsed.amount
    let food = senses.food(self.food(of: need), amount)
    let (key, aisle) = aisles.place(of: food, inCans: amount?.unit == .can)
    let place = places[key] ?? purchases.count
    if place == purchases.count {
      places[key] = place
      purchases.append(
        Purchase(aisle: Self.isRemark(need) ? aisles.other : aisle, kind: food.kind))
    }
    return place
  }

  /// The canonical name of garlic, whose cloves some languages write as one word.
  private static let garlic = "garlic"

  /// Returns the food of a need; the first of several is completed if it is no food by itself: the "Meyer"
  /// of "Meyer or regular lemon".
  private mutating func food(of need: FoodNeed) -> NamedFood {
    let food = food(named: need.plainFood)
    guard aisles.place(of: food, inCans: false).aisle == aisles.other,
      let name = need.firstWithSharedWord
    else { return food }
    let completed = self.food(named: name)
    return aisles.place(of: completed, inCans: false).aisle == aisles.other ? food : completed
  }

  private mutating func food(named name: String) -> NamedFood {
    reader.food(named: name) { aisles.knows($0) }
  }

  /// True if two names, without what is told by amounts, are those of one food.
  mutating func areSame(_ left: String, _ right: String) -> Bool {
    let names = [left, right].map { name in
      Set(food(named: FoodList.firstChoice(in: name)).words.map(\.hash))
    }
    return names[0] == names[1]
  }

  /// Returns the foods of a list without amounts: "salt and pepper", "Salz, Pfeffer, Muskat".
  ///
  /// A pinch of several foods that are in every kitchen is a list, too.
  ///
  /// - Returns: `nil` unless there are several, of which without a comma one must be in every kitchen, so
  ///   that "macaroni and cheese" is one.
  private mutating func listed(_ need: FoodNeed) -> [FoodNeed]? {
    let unit = need.parsed.amount?.unit
    guard need.parsed.amount == nil || unit == .pinch else { return nil }
    var (parts, clauses, basics): ([FoodNeed], Int, Int) = ([], 0, 0)
    for clause in need.parsed.food.split(whereSeparator: { $0 == "," || $0 == "、" }) {
      let found = FoodList.names(in: clause).flatMap { FoodNeeds(of: $0).all }
      let foods = found.map { food(named: $0.plainFood) }
      // What follows the foods is a preparation or remark.
      guard !foods.isEmpty, foods.allSatisfy({ $0.words.contains(where: aisles.knows) }),
        !found.contains(where: Self.isRemark)
      else { break }
      parts += found
      clauses += 1
      basics += foods.count { aisles.isBasic(aisles.place(of: $0, inCans: false).aisle) }
    }
    if parts.count == 1, unit == nil { return basicsInARow(need) }
    guard parts.count > 1, parts.count <= Self.maximumPartCount else { return nil }
    let isList = unit == nil ? clauses > 1 || basics > 0 : basics == parts.count
    return isList ? parts : nil
  }

  private static let maximumPartCount = 8

  /// Returns the foods of "salt pepper", each of which every kitchen has; `nil` if they are something else.
  private mutating func basicsInARow(_ need: FoodNeed) -> [FoodNeed]? {
    let words = need.parsed.food.split(separator: " ").map(String.init)
    guard (2...3).contains(words.count), Set(words.map { $0.lowercased() }).count == words.count
    else { return nil }
    let foods = words.map { food(named: $0) }
    guard foods.allSatisfy({ isKnown($0) && aisles.isBasic(aisle(of: $0)) }) else { return nil }
    return words.flatMap { FoodNeeds(of: $0).all }
  }

  /// Returns the needs of a line with a second amount and food behind the first: "1 cup flour 2 eggs"; `nil`
  /// if it has none.
  private mutating func abutting(_ needs: [FoodNeed], in line: ShoppingLine) -> [FoodNeed]? {
    guard needs.count == 1, needs[0].parsed.amount != nil else { return nil }
    let text = line.text
    for space in text.indices where text[space] == " " {
      let (head, tail) = (text[..<space], text[text.index(after: space)...])
      guard tail.first?.isNumber == true, !head.contains("("), endsWithFood(head),
        let first = knownNeed(String(head)), let second = knownNeed(String(tail)),
        self.food(of: first).words.map(\.hash) != self.food(of: second).words.map(\.hash)
      else { continue }
      return FoodNeeds(of: String(head)).all + FoodNeeds(of: String(tail)).all
    }
    return nil
  }

  /// True if the last word of a text is a food, and no word that joins what follows: "1 lemon or".
  private mutating func endsWithFood(_ text: Substring) -> Bool {
    guard let word = text.split(separator: " ").last else { return false }
    let name = word.last.map { ",;".contains($0) } ?? false ? word.dropLast() : word
    return isKnown(food(named: String(name)))
  }

  /// Returns the only need of a text that has an amount before a food of the tables.
  private mutating func knownNeed(_ text: String) -> FoodNeed? {
    let needs = FoodNeeds(of: text).all
    guard needs.count == 1, let amount = needs[0].parsed.amount,
      amount.range.lowerBound <= needs[0].parsed.foodRange.lowerBound,
      isKnown(food(of: needs[0]))
    else { return nil }
    return needs[0]
  }

  private func isKnown(_ food: NamedFood) -> Bool { food.words.contains(where: aisles.knows) }

  private func aisle(of food: NamedFood) -> Int { aisles.place(of: food, inCans: false).aisle }

  /// True for a line that is a sentence, or tells for how many the recipe is, and no food.
  private mutating func namesNothing(_ need: FoodNeed, in line: ShoppingLine) -> Bool {
    let words = line.text.split(whereSeparator: { $0.isWhitespace || $0 == ":" })
    guard let first = words.first?.lowercased() else { return true }
    if Self.yieldWords.contains(first) { return true }
    guard need.parsed.amount == nil else { return false }
    if Self.sentenceWords.contains(first), words.count > 2 { return true }
    let food = food(of: need)
    // A footnote.
    let isNote = line.text.first == "*" && line.text.dropFirst().first?.isLetter == true
    if isNote, words.count > 2, !isKnown(food) { return true }
    guard !isKnown(food), aisle(of: food) == aisles.other else { return false }
    return Self.isRemark(need) || words.count >= Self.leastSentence
      || words.count > 2 && line.text.last.map { ".!?:".contains($0) } ?? false
  }

  /// The fewest words of a line without a known food that is taken for a sentence.
  private static let leastSentence = 6
  private static let yieldWords: Set<String> = ["serves", "makes", "yields", "yield", "servings"]
  private static let sentenceWords: Set<String> = [
    "see", "note", "notes", "tip", "you", "preheat", "this", "these", "adapted", "hinweis",
    "siehe", "tipp", "voir", "véase", "nota", "preriscalda", "préchauffer", "vorheizen",
  ]

  /// True if a line or a part of it tells what a food is for: "for the pan".
  private static func isRemark(_ need: FoodNeed) -> Bool {
    need.food.split(separator: " ").first.map { purposes.contains($0.lowercased()) } ?? false
  }

  private static let purposes: Set<String> = [
    "for", "to", "if", "für", "zum", "zur", "pour", "para", "voor", "till", "til",
  ]
}
