import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct TitleWordsTests {
  @Test(
    "titles of the same telling words have one key, in any order",
    arguments: [
      ("Leek and Potato Soup", "Potato Leek Soup"),
      ("The Best Easy Leek Soup Recipe!", "leek soup"),
      ("Grandma's Old-Fashioned Leek Soup", "Leek Soup"), ("Pancakes", "Pancake"),
      ("30-Minute Leek Soup", "Leek Soup"), ("Instant Pot Leek Soup", "Leek Soup"),
      ("5-Ingredient Leek Soup", "Leek Soup"), ("Leek Soup w/ Bacon", "Leek Soup with Bacon"),
      ("Courgette Soup", "Zucchini Soup"), ("Mac 'n' Cheese", "Macaroni and Cheese"),
      ("Mac & Cheese", "Macaroni Cheese"), ("BBQ Ribs", "Barbecue Ribs"),
      ("麻婆豆腐", "麻婆 豆腐"), ("麻婆豆腐の作り方", "麻婆豆腐"), ("Μουσακάς", "μουσακας"),
      ("ЩИ ЗЕЛЁНЫЕ", "щи зеленые"), ("Ｌｅｅｋ　Soup", "leek soup"),
      ("Bœuf bourguignon", "Boeuf Bourguignon"),
      ("Rezept für Käsespätzle", "Kasespatzle"), ("Vegan Leek Soup", "Leek Soup"),
      ("Leek Soup (Part 2)", "Leek Soup"),
    ])
  func sameKey(left: String, right: String) {
    #expect(TitleWords(title: left).key == TitleWords(title: right).key)
    #expect(TitleWords(title: left).key != nil)
  }

  @Test(
    "titles of different dishes differ",
    arguments: [
      ("Buttermilk Pancakes", "Buttermilk Waffles"), ("Leek Soup", "Leek Stew"),
      ("Butter Bean Soup", "Butter Soup"), ("麻婆豆腐", "麻婆茄子"), ("김치찌개", "김치전"),
      ("7 Layer Dip", "5 Layer Dip"), ("Борщ", "Щи"),
    ])
  func otherKey(left: String, right: String) {
    #expect(TitleWords(title: left).key != TitleWords(title: right).key)
    #expect(TitleWords(title: left).likeness(to: TitleWords(title: right)) < 1)
  }

  @Test(
    "diets are marks by one name",
    arguments: [
      ("GF Brownies", ["gluten free"]), ("Gluten-Free Brownies", ["gluten free"]),
      ("Glutenfreie Brownies", ["gluten free"]), ("Brownies sans gluten", ["gluten free"]),
      ("Plant-Based Chili", ["vegan"]), ("Vegane Lasagne", ["vegan"]),
      ("Eggless Cake", ["eggless"]),
      ("Egg-Free Cake", ["eggless"]), ("Keto Bread", ["keto"]), ("Low-Carb Bread", ["low carb"]),
      ("Sugar-Free Jam", ["sugar free"]), ("Healthier Muffins", ["lighter"]),
      ("Lightened-Up Muffins", ["lighter"]), ("Skinny Muffins", ["lighter"]),
      ("No-Bake Cheesecake", ["no bake"]), ("Vegan GF Cake", ["gluten free", "vegan"]),
    ])
  func marks(title: String, marks: [String]) {
    #expect(TitleWords(title: title).marks == marks)
  }

  @Test(
    "parts are numbers, however they are written",
    arguments: [
      ("Chili Part 2", [2]), ("Chili, Part Two", [2]), ("Chili: Part II", [2]), ("Chili #2", [2]),
      ("Chili II", [2]), ("Chili (2)", [2]), ("Chili No. 2", [2]), ("Chili Teil 2", [2]),
      ("Chili partie 2", [2]), ("Day 2: Chili", [2]), ("Chili, Part 2 of 3", [2]),
      ("Chili (Part 1/2)", [1]), ("Борщ, часть 2", [2]), ("Chili I", [1]), ("Vegan Chili III", [3]),
    ])
  func parts(title: String, parts: [Int]) {
    #expect(TitleWords(title: title).parts == parts)
  }

  @Test(
    "numbers that are no parts' are words",
    arguments: [
      "7 Layer Dip", "Chicken 65", "Cookies 101", "Dinner for Two", "Stew for 2", "30 Minute Chili",
      "Three Bean Salad", "Father's Day Cake", "2", "Half-Pint Jam", "Gluten", "Free Range Chicken",
    ])
  func noMarks(title: String) {
    #expect(TitleWords(title: title).marks.isEmpty && TitleWords(title: title).parts.isEmpty)
    #expect(!TitleWords(title: title).words.isEmpty)
  }

  @Test(
    "words know what they do in a title",
    arguments: [
      ("Grandma's Moist Banana Bread", ["soft", "soft", "telling", "dish"]),
      ("30 Minute Leek Soup", ["soft", "soft", "telling", "dish"]),
      ("7 Layer Dip", ["number", "telling", "dish"]), ("Vegan Pancakes", ["dish"]),
      ("The Best Recipe Ever", ["telling", "telling", "telling", "telling"]),
    ])
  func kinds(title: String, kinds: [String]) {
    #expect(TitleWords(title: title).words.map { "\($0.kind)" } == kinds)
  }

  @Test("words are found in the folded title, plurals included")
  func places() {
    let title = TitleWords(title: "Cherry Pancakes & Courgettes")
    #expect(title.text(of: [0, 1]) == "cherry pancakes")
    #expect(title.text(of: [2]) == "zucchini")
  }

  @Test(
    "a misspelt word of praise is known",
    arguments: [("delicous", true), ("recipie", true), ("leeks", false)])
  func misspelt(word: String, isFiller: Bool) {
    #expect(TitleVocabulary.shared.isMisspeltFiller(Array(word.utf8)[...]) == isFiller)
  }
}
