import Text

/// The foods that are measured by volume, of which an ounce is a fluid ounce: drinks, juices, broths, milk,
/// vinegar.
package enum LiquidFoods {
  /// True if the name of a food is that of a liquid: "gin" and "chicken broth", not "milk powder".
  ///
  /// - Parameter name: The food of an ingredient line, with or without what describes it.
  package static func has(_ name: String) -> Bool {
    let first = name.prefix { $0 != "," && $0 != "(" && $0 != "/" }
    let all = TextFolding.foldedString(String(first)).split(separator: " ").map(String.init)
      .drop { joints.contains($0) }
    let end = all.firstIndex { joints.contains($0) } ?? all.endIndex
    let words = all[..<end]
    guard let last = words.last, words.allSatisfy({ !solids.contains($0) }),
      // Dry wine is a liquid, dry milk is not.
      !words.contains("dry") || !dairy.contains(last)
    else { return false }
    if nouns.contains(last) || last.hasSuffix("s") && nouns.contains(String(last.dropLast())) {
      return true
    }
    return words.count > 1 && phrases.contains(words.suffix(2).joined(separator: " "))
  }

  /// Words behind the food: "orange juice from concentrate", "gin or vodka".
  private static let joints: Set<String> = [
    "or", "and", "from", "for", "to", "with", "of", "at", "plus", "such", "like", "preferably",
    "divided", "chilled", "warmed", "heated", "in",
  ]

  /// Words that make a liquid another food, or one that is sold by weight.
  private static let solids: Set<String> = [
    "dried", "powdered", "powder", "condensed", "frozen", "concentrate", "cube", "cubes",
    "bouillon", "instant", "ground", "bean", "beans", "sour", "clotted", "chocolate", "malted",
    "ice", "whipped", "loose", "leaves",
  ]

  private static let dairy: Set<String> = ["milk", "buttermilk", "cream", "creamer"]

  private static let nouns: Set<String> = [
    "water", "juice", "broth", "stock", "milk", "buttermilk", "cream", "vinegar", "wine", "beer",
    "ale", "lager", "stout", "cider", "champagne", "prosecco", "cava", "sake", "mirin", "sherry",
    "port", "vermouth", "madeira", "marsala", "gin", "vodka", "rum", "tequila", "mezcal", "whiskey",
    "whisky", "bourbon", "scotch", "rye", "brandy", "cognac", "armagnac", "calvados", "grappa",
    "pisco", "cachaca", "absinthe", "liqueur", "schnapps", "cointreau", "curacao", "kahlua",
    "amaretto", "campari", "aperol", "limoncello", "chartreuse", "chambord", "galliano",
    "maraschino", "drambuie", "frangelico", "benedictine", "pernod", "ouzo", "sambuca", "lillet",
    "soda", "cola", "coke", "lemonade", "limeade", "seltzer", "sprite", "kombucha", "kefir", "tea",
    "coffee", "espresso", "nectar", "grenadine", "eggnog", "creamer", "bitters",
  ]

  private static let phrases: Set<String> = [
    "triple sec", "grand marnier", "half half", "simple syrup", "sugar syrup", "sour mix",
    "tonic water", "irish cream",
  ]
}
