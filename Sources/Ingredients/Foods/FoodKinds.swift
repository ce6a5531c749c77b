/// The words that tell the kind of a food and are none of their own where that food follows: "black" of
/// "black and pinto beans", "onion" of "onion and garlic powder".
enum FoodKinds {
  /// True if a name is a word for a kind, whatever the food.
  static func has(_ name: String) -> Bool { words.contains(name.lowercased()) }

  /// Returns the last word of a food if the food made of another name has it, too: "powder" for "onion".
  static func head(of food: String, for name: String) -> String? {
    let words = food.split(separator: " ")
    guard words.count > 1, let head = words.last.map(String.init),
      let last = name.split(separator: " ").last,
      names[head.lowercased()]?.contains(last.lowercased()) == true
    else { return nil }
    return head
  }

  private static let words: Set<String> = [
    "black", "white", "dark", "light", "golden", "purple", "pink", "blue", "ground", "sweet",
    "wild", "pinto", "kidney", "navy", "cannellini", "garbanzo", "lima", "fava", "basmati",
    "jasmine", "russet", "spanish", "italian", "greek", "plain", "all-purpose", "wholemeal",
    "coarse", "fine", "granulated", "powdered", "heavy", "sour", "self-raising", "caster",
    "icing", "cane", "spicy", "mild", "regular", "bittersweet", "semisweet", "gold", "silver",
    "creamy", "crunchy", "chunky", "smooth", "kosher", "salted", "unsalted",
    "curly", "flat-leaf", "weiße", "weißer", "schwarze", "schwarzer", "dunkle",
    "dunkler", "helle", "heller", "rote", "roter", "grüne", "grüner", "gelbe", "gelber",
  ]

  private static let stocks: Set<String> = ["chicken", "beef", "vegetable", "veal"]
  private static let tomatoes: Set<String> = ["cherry", "plum", "grape"]
  private static let peppers: Set<String> = ["orange", "bell"]
  private static let citrus: Set<String> = [
    "lemon", "lime", "orange", "grapefruit", "tangerine", "mandarin", "clementine", "yuzu",
  ]

  /// Names by the last word of the foods that they make, without those that are bought by themselves
  /// beside one of them: "salt and garlic powder".
  private static let names: [String: Set<String>] = [
    "powder": ["onion", "garlic", "chili", "chile", "chilli", "curry", "cocoa", "baking"],
    "zest": citrus, "rind": citrus, "peel": citrus,
    "juice": citrus.union(["tomato", "pineapple", "apple", "cranberry", "pomegranate"]),
    "salt": ["garlic", "onion", "celery", "sea", "kosher", "table"],
    "sauce": ["soy", "fish", "oyster", "hoisin", "worcestershire", "teriyaki"],
    "oil": [
      "olive", "canola", "vegetable", "sunflower", "rapeseed", "grapeseed", "peanut", "corn",
      "avocado",
      "coconut", "sesame", "walnut",
    ],
    "vinegar": ["balsamic", "cider", "sherry"], "pepper": peppers, "peppers": peppers,
    "stock": stocks, "broth": stocks, "tomato": tomatoes, "tomatoes": tomatoes,
    "flour": ["rye", "spelt", "wheat", "buckwheat", "bread", "cake"],
    "tortillas": ["corn", "flour"],
    "tortilla": ["corn", "flour"], "beans": ["green"], "cheese": ["swiss", "goat"],
  ]
}
