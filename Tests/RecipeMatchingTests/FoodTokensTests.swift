import TestSupport
import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct FoodTokensTests {
  @Test(
    "amounts, units, preparation, qualities and notes are no food",
    arguments: [
      ("brandy", "brandies"), ("2 cups (250 g) all-purpose flour, sifted", "flour"),
      ("200g finely chopped onions", "1 onion"),
      ("1,5 kg Kartoffeln, geschält", "kartoffeln"), ("½ tsp. salt", "Salt"),
      ("1 (14.5-ounce) can tomatoes", "2 cans tomato"), ("cherries", "a cherry"),
      ("1 (14 oz can tomatoes, drained", "tomato"), ("leeks)", "(big) leek"),
      ("3 leeks (big (white), sliced (thin", "leeks white"), ("1&frac12; cups milk", "milk"),
      ("boneless, skinless chicken thighs, diced", "chicken thigh"), ("豆腐（絹）", "豆腐"),
      ("2 cuillères à café de sel", "sel"), ("1 cucharadita de sal", "sal"),
      ("2 Esslöffel gehackte Petersilie", "petersilie"), ("2 el olijfolie", "olijfolie"),
      ("200 г муки", "муки"), ("2 ст. ложки муки", "муки"), ("½ כפית מלח", "מלח"),
      ("2 ملعقة كبيرة سكر", "سكر"), ("extra-virgin olive oil", "olive oil"),
      ("large eggs", "1 egg"), ("unsalted butter, at room temperature", "butter"),
      ("good quality low-sodium tamari", "tamari"),
    ])
  func foodsAreEqual(left: String, right: String) {
    #expect(foods(left) == foods(right))
    #expect(!foods(left).isEmpty)
  }

  @Test(
    "different foods differ",
    arguments: [
      ("leek", "leeks garlic"), ("rice", "ice"), ("almond milk", "milk"),
      ("butter beans", "butter"),
      ("peanut butter", "butter"), ("vegan butter", "butter"), ("gluten-free flour", "flour"),
      ("coconut milk", "milk"), ("corn flour", "cornflour"), ("chicken stock", "chicken"),
      ("sweet potato", "potato"), ("red bell pepper", "red pepper"), ("red onion", "onion"),
      ("ground coriander", "fresh coriander"), ("caster sugar", "icing sugar"),
      ("豚肉", "鶏肉"), ("self-raising flour", "plain flour"),
    ])
  func foodsDiffer(left: String, right: String) {
    #expect(foods(left) != foods(right))
  }

  @Test(
    "a unit that is a food too is one in a line that names no other",
    arguments: [("1 tsp ground cloves", ["clove"]), ("2 cloves garlic", ["garlic"]), ("1 cup", [])])
  func unitsThatAreFoods(line: String, expected: [String]) {
    #expect(foods(line) == expected)
  }

  @Test(
    "text without spaces is told by pairs of letters",
    arguments: [
      ("3個卵", ["卵"]), ("500克豬肉", ["豬肉"]), ("豬肉500克", ["豬肉"]), ("大さじ2 片栗粉", ["栗粉", "片栗"]),
      ("麻婆豆腐の素", ["の素", "婆豆", "腐の", "豆腐", "麻婆"]),
      ("ต้มข่า", ["ต\u{E49}", "\u{E49}ม", "มข", "ข\u{E48}", "\u{E48}า"]),
      ("김치 200g", ["김치"]),
    ])
  func wideText(line: String, expected: [String]) {
    #expect(foods(line) == expected.sorted())
  }

  @Test(
    "what every kitchen has weighs less than what few have",
    arguments: [
      ["salt", "chicken", "sumac"], ["Salz", "Zitrone", "Topinambur"],
      ["sel", "persil", "topinambour"],
      ["cipolla", "pomodoro", "radicchio"], ["cebolla", "pollo", "nopales"],
      ["açúcar", "leite", "jabuticaba"], ["zout", "melk", "rammenas"], ["lök", "grädde", "lingon"],
      ["jajko", "śmietana", "kasza"], ["соль", "сметана", "гречка"], ["αλάτι", "φέτα", "μαστίχα"],
      ["מלח", "לימון", "סומק"], ["ملح", "ليمون", "سماق"], ["盐", "牛奶", "莲藕"], ["塩", "牛乳", "昆布"],
      ["소금", "우유", "미역"],
    ])
  func weights(lines: [String]) {
    let weights = lines.map { FoodTokens([$0], synonyms: .builtIn).weight }
    #expect(weights == [0.25, 0.5, 1])
  }

  @Test("tokens are in order, once each, with their first line and their text")
  func order() throws {
    let tokens = FoodTokens(["1 sumac", "leeks and sumac", "salt"], synonyms: .builtIn)
    #expect(tokens.tokens.map(\.hash) == tokens.tokens.map(\.hash).sorted())
    #expect(tokens.tokens.count == 3)
    let lines = Dictionary(
      uniqueKeysWithValues: tokens.tokens.map { (tokens.text(of: $0), $0.line) })
    #expect(lines == ["sumac": 0, "leek": 1, "salt": 2])
    #expect(tokens.weight == 2.25)
  }

  @Test(
    "for people a food is a word with its plural, or a run without the unit before it",
    arguments: [
      ("2 strawberries", ["strawberries"]), ("2 cups celery", ["celery"]), ("3個卵", ["卵"]),
      ("500克豬肉", ["豬肉"]), ("大さじ2 片栗粉", ["片栗粉", "片栗粉"]), ("2 courgettes", ["zucchini"]),
      ("sour cream", ["sour cream"]),
    ])
  func texts(line: String, texts: [String]) {
    let tokens = FoodTokens(["1 leek", line], synonyms: .builtIn)
    #expect(tokens.tokens.filter { $0.line == 1 }.map(tokens.text) == texts)
  }

  @Test("no text traps, whatever its length")
  func survivesNoise() {
    var random = SeededGenerator(seed: 5)
    var tokenizer = FoodTokenizer(synonyms: .builtIn)
    let parts = ["(", ")", ",", "（", "個", "3", "butter", " bean", "spring", "ß", "麻", "ต้", "é"]
    for _ in 0..<500 {
      let line = (0..<12).map { _ in
        Bool.random(using: &random)
          ? parts.randomElement(using: &random) ?? "" : random.text(length: 2)
      }.joined()
      let tokens = tokenizer.tokens(of: [line, line])
      #expect(tokens.tokens.allSatisfy { $0.range.upperBound <= tokens.bytes.count })
      #expect(tokens.tokens.allSatisfy { $0.line == 0 })
      #expect(tokens.tokens.allSatisfy { !tokens.text(of: $0).isEmpty })
    }
    let long = String(repeating: "(leek ", count: 2000)
    #expect(tokenizer.tokens(of: Array(repeating: long, count: 300)).tokens.count <= 2)
  }

  private func foods(_ line: String) -> [String] {
    let tokens = FoodTokens([line], synonyms: .builtIn)
    return tokens.tokens.map { String(decoding: tokens.bytes(of: $0), as: UTF8.self) }.sorted()
  }
}
