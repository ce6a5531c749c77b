import TestSupport

/// Small recipes of few words, so that many of them are alike.
struct RandomDishes {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Two dishes; half of them are one with slips, other amounts and lines left out.
  mutating func pair() -> (Dish, Dish) {
    let one = dish()
    return Bool.random(using: &random) ? (one, dish()) : (one, changed(one))
  }

  /// Any dish.
  mutating func dish() -> Dish {
    let words = (0..<Int.random(in: 0...4, using: &random)).map { _ in pick(Self.titleWords) }
    let lines = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      "\(pick(Self.amounts)) \(pick(Self.foods))"
    }
    return Dish(
      words.joined(separator: " "), lines, steps: steps(), yield: pick(Self.yields),
      url: pick(Self.pages), publisher: pick(["Leek House", nil]), image: pick(Self.images))
  }

  private mutating func changed(_ dish: Dish) -> Dish {
    var lines = dish.lines
    for index in lines.indices where Int.random(in: 0..<4, using: &random) == 0 {
      lines[index] =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: "\(pick(Self.amounts)) \(pick(Self.foods))"
        case 1: ""
        default: slipped(lines[index])
        }
    }
    let title = Bool.random(using: &random) ? slipped(dish.title) : dish.title
    return Dish(
      title, lines.filter { !$0.isEmpty }.shuffled(using: &random),
      steps: Bool.random(using: &random) ? dish.steps : steps(), yield: pick(Self.yields),
      url: pick([dish.url, pick(Self.pages)]), publisher: dish.publisher, image: dish.image)
  }

  private mutating func steps() -> [String] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in pick(Self.steps) }
  }

  /// The text with a slip of the finger somewhere.
  private mutating func slipped(_ text: String) -> String {
    var letters = Array(text)
    guard letters.count > 2 else { return text }
    let place = Int.random(in: 1..<letters.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: letters.remove(at: place)
    case 1: letters.swapAt(place, place - 1)
    default: letters.insert(letters[place], at: place)
    }
    return String(letters)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private static let titleWords = [
    "Leek", "Leeks", "Soup", "Potato", "Vegan", "Easy", "Creamy", "Beef", "Chicken", "Dumplings",
    "Dumpling", "Zucchini", "Courgette", "Casserole", "Casseroles", "Part 2", "II", "with", "Pie",
    "麻婆豆腐", "Борщ", "Meat Balls", "Meatballs", "Zuchini",
  ]
  private static let foods = [
    "leeks", "butter", "buter", "zucchini", "zuchini", "courgettes", "ground beef", "chicken broth",
    "potatoes", "cream", "flour", "peanut butter", "salt", "saffron", "chickpeas", "豆腐", "свекла",
    "chicken thighs", "carrots", "carots",
  ]
  private static let amounts = [
    "1", "2", "3 cups", "1 cup", "100 g", "112 g", "200 g", "2 tbsp", "1-2", "", "1/2 tsp", "28 g",
    "25 g", "0.5 kg",
  ]
  private static let steps = [
    "Bake at 350 degrees F for 30 minutes.", "Im Ofen bei 180 Grad backen, etwa 1 Stunde.",
    "Cook in the slow cooker on low for 6 to 8 hours.",
    "Simmer the leeks gently until tender, 20 min.",
    "Grill over hot coals, turning once, until brown on both sides.", "Chill.",
  ]
  private static let yields: [String?] = [nil, "4 servings", "8 servings", "12 pieces", "0", "4-6"]
  private static let pages: [String?] = [
    nil, nil, "http://a.example/1", "http://a.example/2", "http://b.example/1",
  ]
  private static let images: [String?] = [
    nil, "http://a.example/leek-soup.jpg", "http://a.example/pie-x.png",
  ]
}
