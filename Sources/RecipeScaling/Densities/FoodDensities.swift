package import Ingredients
import Text

/// The weights of a cup of common foods, for those who ask for weights instead of volumes.
///
/// Source: portion weights ("cup") of USDA FoodData Central, SR Legacy (April 2018), which is in the public
/// domain. A cup there is 236.6 ml, so that a cup of 240 ml weighs a little more.
package enum FoodDensities {
  /// The source of the weights, for people.
  package static let source = "USDA FoodData Central, SR Legacy"

  /// Returns the density of a food in grams a millilitre.
  ///
  /// - Parameter food: The food of an ingredient line: "all-purpose flour".
  /// - Returns: `nil` if the table does not have it.
  package static func density(of food: String) -> Rational? {
    let last = words(of: String(food.prefix { $0 != "," && $0 != "(" })).last
    let all = Set(words(of: food))
    let found = table.filter { entry in
      entry.words.last == last && all.isSuperset(of: entry.words)
        && all.isDisjoint(with: entry.unlike)
    }
    return found.max { $0.words.count < $1.words.count }
      .flatMap { Rational($0.grams * 10, over: 2366) }
  }

  /// The words of a name in the singular; the last one says what it is.
  private static func words(of name: String) -> [String] {
    TextFolding.foldedString(name).split(separator: " ").map { word in
      word.count > 3 && word.last == "s" ? String(word.dropLast()) : String(word)
    }
  }

  private struct Entry {
    let words: [String]
    let unlike: Set<String>
    /// The weight of a cup, in grams.
    let grams: Int64

    init(_ words: String, _ grams: Int64, unlike: String = "") {
      self.words = FoodDensities.words(of: words)
      self.unlike = Set(FoodDensities.words(of: unlike))
      self.grams = grams
    }
  }

  /// "Almond flour" is not flour, and "rice vinegar" not rice: words that make it another food.
  private static let table = [
    Entry(
      "flour", 125,
      unlike: "almond coconut rice corn rye oat chickpea gram buckwheat tapioca potato spelt soy"),
    Entry("whole wheat flour", 120), Entry("bread flour", 137), Entry("cake flour", 137),
    Entry("rye flour", 102), Entry("rice flour", 158), Entry("corn flour", 117),
    Entry("cornmeal", 122), Entry("cornstarch", 128), Entry("corn starch", 128),
    Entry("sugar", 200, unlike: "snap pea cane palm syrup vanilla"),
    Entry("brown sugar", 220), Entry("powdered sugar", 120), Entry("icing sugar", 120),
    Entry("confectioner sugar", 120), Entry("cocoa", 86, unlike: "butter nib"),
    Entry("butter", 227, unlike: "peanut almond nut cookie bean lettuce cocoa apple"),
    Entry("peanut butter", 258), Entry("almond butter", 250), Entry("margarine", 230),
    Entry("shortening", 205), Entry("oil", 218), Entry("olive oil", 216),
    Entry("milk", 244, unlike: "powder chocolate condensed coconut dry"),
    Entry("condensed milk", 306), Entry("evaporated milk", 252), Entry("coconut milk", 226),
    Entry("buttermilk", 245), Entry("heavy cream", 238), Entry("whipping cream", 238),
    Entry("double cream", 238), Entry("sour cream", 230), Entry("cream cheese", 232),
    Entry("yogurt", 245), Entry("yoghurt", 245), Entry("water", 237, unlike: "chestnut melon"),
    Entry("honey", 339, unlike: "dew mustard"), Entry("maple syrup", 315), Entry("molasses", 337),
    Entry("corn syrup", 341), Entry("mayonnaise", 220), Entry("ketchup", 272),
    Entry("oat", 81, unlike: "milk flour bran"), Entry("rolled oat", 81),
    Entry("rice", 185, unlike: "vinegar wine flour noodle cooked paper krispie cauliflower wild"),
    Entry("quinoa", 170, unlike: "cooked"), Entry("couscous", 173, unlike: "cooked"),
    Entry("lentil", 192, unlike: "cooked"), Entry("bread crumb", 108), Entry("breadcrumb", 108),
    Entry("panko", 60), Entry("almond", 143, unlike: "flour milk extract butter meal"),
    Entry("sliced almond", 92), Entry("walnut", 117, unlike: "oil"),
    Entry("pecan", 109), Entry("cashew", 137), Entry("raisin", 145),
    Entry("chocolate chip", 168), Entry("shredded coconut", 93),
    Entry("parmesan", 100), Entry("cheddar", 113), Entry("mozzarella", 112),
    Entry("parmesan cheese", 100), Entry("cheddar cheese", 113), Entry("mozzarella cheese", 112),
    Entry("soy sauce", 255), Entry("lemon juice", 244), Entry("orange juice", 248),
    Entry("vinegar", 238, unlike: "balsamic"), Entry("cider vinegar", 239),
    Entry("balsamic vinegar", 255), Entry("yellow mustard", 249),
    Entry("mustard", 249, unlike: "dry dried ground powder seed honey green"),
    Entry("miso", 275), Entry("chili powder", 128), Entry("chile powder", 128),
    Entry("paprika", 109),
    Entry("brandy", 222), Entry("rum", 222), Entry("vodka", 222), Entry("gin", 222),
    Entry("whiskey", 222),
    Entry("salt", 292, unlike: "kosher flaky butter unsalted"), Entry("baking powder", 221),
    Entry("baking soda", 221), Entry("tomato paste", 262), Entry("applesauce", 244),
    Entry("pumpkin puree", 245),
  ]
}
