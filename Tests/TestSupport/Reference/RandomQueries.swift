package import RecipeCore

/// A generator of queries and recipes from a few words, so that many queries match.
package struct RandomQueries {
  /// Every word that occurs.
  package static let words = [
    "leek", "leeks", "potato", "potatoes", "cherry", "cherries", "radish", "radishes", "boxes",
    "glass", "glasses", "asparagus", "egg", "eggs", "soup", "olive", "oil", "one-pot", "Pies",
    "Brühe", "bru\u{308}he", "Bruehe", "bruhe", "Käse", "KÄSE", "Kaesekuchen", "Öl", "ragù",
    "crème", "brûlée", "jalapeño", "Weißwein", "Grandma's", "Grandmas", "борщ", "Борщи", "豆腐",
    "麻婆豆腐", "番茄炒蛋", "番茄", "5", "500g",
  ]
  private static let fields = [
    "title", "ingredient", "tag", "publisher", "author", "description", "directions", "note",
    "tool", "source",
    "language",
  ]

  private var random: SeededGenerator

  /// Creates a generator whose results a seed determines.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns a number from 0 to below a bound.
  package mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }

  /// Returns a query and its text.
  package mutating func query() -> (query: ReferenceQuery, text: String) {
    let query = node(depth: number(below: 4))
    return (query, query.text(&random))
  }

  /// Returns a recipe of one record.
  package mutating func recipe() -> Recipe {
    let rating = ExactNumber(Double(number(below: 11))).flatMap { value in
      ExactNumber(10).map { Rating(value: value, best: $0) }
    }
    return Recipe(
      title: line(3), publisher: maybe { $0.line(2) }, imageURL: maybe { _ in "i.jpg" },
      socialRank: maybe { ExactNumber(Double($0.number(below: 200)) / 2) } ?? nil,
      ingredients: lines(4), directions: lines(2), description: maybe { $0.line(2) },
      tags: lines(2), notes: lines(2), tools: lines(2),
      prepMinutes: maybe { $0.minutes(below: 6) },
      cookMinutes: maybe { $0.minutes(below: 6) },
      totalMinutes: maybe { $0.minutes(below: 12) }, rating: maybe { _ in rating } ?? nil,
      author: maybe { $0.word() }, language: maybe { $0.number(below: 2) == 0 ? "de-AT" : "en" },
      published: maybe { "\(2015 + $0.number(below: 6))-0\(1 + $0.number(below: 9))-01" })
  }

  /// Returns a number of minutes, or a range of them.
  private mutating func minutes(below limit: Int) -> MinuteRange {
    let minutes = number(below: limit) * 10
    return number(below: 3) == 0 ? MinuteRange(minutes, minutes + 10) : MinuteRange(minutes)
  }

  // MARK: Queries

  private mutating func node(depth: Int, isInField: Bool = false) -> ReferenceQuery {
    guard depth > 0 else { return leaf(isInField: isInField) }
    switch number(below: isInField ? 6 : 8) {
    case 0, 1: return .not(node(depth: depth - 1, isInField: isInField))
    case 2, 3: return .and(operands(depth, isInField))
    case 4, 5: return .or(operands(depth, isInField))
    case 6: return .inField(field(), node(depth: depth - 1, isInField: true))
    default: return leaf(isInField: isInField)
    }
  }

  private mutating func operands(_ depth: Int, _ isInField: Bool) -> [ReferenceQuery] {
    (0...1 + number(below: 2)).map { _ in node(depth: depth - 1, isInField: isInField) }
  }

  private mutating func leaf(isInField: Bool) -> ReferenceQuery {
    switch isInField ? 0 : number(below: 12) {
    case 8: return .number(numberName(), comparison: comparison(), value: value())
    case 9:
      let low = value()
      return .range(numberName(), maybe { _ in low }, low + Double(number(below: 40)))
    case 10: return .year(comparison: comparison(), 2014 + number(below: 8))
    case 11:
      let names = [
        "image", "directions", "tags", "time", "rank", "author", "description", "published",
      ]
      return .has(names[number(below: names.count)], isThere: number(below: 2) == 0)
    default: return words(isInField: isInField)
    }
  }

  private mutating func words(isInField: Bool) -> ReferenceQuery {
    let isPhrase = number(below: 4) == 0
    let isPrefix = number(below: 5) == 0
    var text = isPhrase ? line(2) : word()
    if isPrefix, text.unicodeScalars.allSatisfy(\.isASCII), text.count > 3 { text.removeLast() }
    let field = isInField || number(below: 2) == 0 ? nil : field()
    return .words(text, field: field, isPhrase: isPhrase, isPrefix: isPrefix)
  }

  private mutating func field() -> String { Self.fields[number(below: Self.fields.count)] }

  private mutating func numberName() -> String {
    ["time", "prep", "rank", "rating", "ingredients", "steps"][number(below: 6)]
  }

  private mutating func comparison() -> String {
    ["<", "<=", ">", ">=", "="][number(below: 5)]
  }

  private mutating func value() -> Double {
    number(below: 2) == 0 ? Double(number(below: 6)) : Double(number(below: 120)) / 2
  }

  // MARK: Texts

  private mutating func word() -> String { Self.words[number(below: Self.words.count)] }

  private mutating func line(_ most: Int) -> String {
    (0...number(below: most)).map { _ in word() }.joined(separator: " ")
  }

  private mutating func lines(_ most: Int) -> [String] {
    (0..<number(below: most + 1)).map { _ in line(3) }
  }

  private mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? {
    number(below: 2) == 0 ? nil : value(&self)
  }
}
