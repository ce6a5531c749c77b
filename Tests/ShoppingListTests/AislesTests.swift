import ShoppingList
import Testing

@Suite("Aisles")
struct AislesTests {
  @Test(
    "Foods are found in many languages",
    arguments: [
      (
        "Vegetables and fruit",
        [
          "200 g Kartoffeln", "3 Möhren", "1/2 Spitzkohl", "4 Feigen", "2 rote Zwiebeln",
          "1 brin thym",
          "gurka", "persilja", "1 bunch coriander", "土豆", "胡萝卜", "去皮土豆", "500 g pommes de terre",
          "2 cebollas", "1 rote Paprika", "2 paprika's", "fresh oregano", "Friséesalat",
          "2 cups vegetables", "mixed baby greens, washed and dried",
        ]
      ),
      (
        "Meat and fish",
        [
          "Lachsfilet", "cuisse de canard", "filetti di acciughe sotto sale", "肋排", "鸡",
          "500 g Rindshackfleisch", "orange roughy fillets", "1 flat-cut brisket",
        ]
      ),
      ("Dairy and eggs", ["鸡蛋", "jaune d'œuf", "3 æggeblommer", "śmietana", "queijo parmesão"]),
      ("Pasta, rice and pulses", ["Risottoreis", "tagliatelles", "egg noodles", "Kichererbsen"]),
      (
        "Baking",
        [
          "potato starch", "cream of tartar", "amido de milho dissolvido em água fria", "水淀粉",
          "dried apricots",
        ]
      ),
      (
        "Spices",
        [
          "noix de muscade", "Ground Thyme", "Origan", "romarin séché", "dried parsley",
          "ground ginger",
          "1 tsp coriander", "red chilie powder", "biryani masala",
        ]
      ),
      (
        "Oil, vinegar and sauces",
        [
          "rice vinegar", "huile d'olive", "extra virgin olive oil",
          "4 cups low sodium vegetable or chicken broth",
        ]
      ),
      (
        "Cans and jars",
        [
          "1 (14.5 ounce) can crushed tomatoes", "1 can chickpeas", "Tomatenpüree",
          "getrocknete Tomaten", "unsweetened coconut milk", "1 can cream of shrimp soup",
        ]
      ),
      (
        "Frozen",
        ["frozen peas", "Blätterteig", "lime sherbet", "vegetarian burger patties"]
      ),
      (
        "Drinks",
        [
          "Apple Cider", "ginger ale", "orange curaçao", "peppermint schnapps", "apricot nectar",
          "dark roast coffee beans",
        ]
      ),
      (
        "Household",
        [
          "1 9-inch springform pan", "heavy duty aluminum foil", "Special equipment: a blowtorch",
          "6 bamboo skewers", "2 pint-sized canning jars", "cheesecloth",
        ]
      ),
      (
        "At hand",
        ["nymald svartpeppar", "开水", "Pfeffer aus der Mühle", "salt", "1 tsp peppercorns"]
      ),
      ("Other", ["1 unicorn", "for the pan"]),
    ])
  func aisles(aisle: String, foods: [String]) {
    for food in foods { #expect(ShoppingListSample.aisle(of: food) == aisle, "\(food)") }
  }

  @Test(
    "A food of a person's own names its kind, and the longest name wins",
    arguments: [
      ("double cream", "Mine"), ("vegetable stock", "Mine"), ("beef stock", "Mine"),
      ("chopped tomatoes", "Mine"), ("2 onions", "Mine"), ("white miso", "Asia shop"),
      ("sour cream", "Tubs"), ("rice vinegar", "Oil, vinegar and sauces"),
    ])
  func ownFoods(line: String, aisle: String) {
    let own = [
      (aisle: "Mine", foods: ["cream", "rice", "onion", "stock", "tomato"]),
      (aisle: "Asia shop", foods: ["miso"]), (aisle: "Tubs", foods: ["sour cream"]),
    ]
    #expect(ShoppingListSample.aisle(of: line, own) == aisle)
  }
}
