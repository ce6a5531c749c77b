import Testing

@testable import RecipeCore
@testable import RecipeMatching

struct FoodSynonymsTests {
  @Test(
    "names of one food are one",
    arguments: [
      ("2 courgettes", "1 zucchini"), ("aubergine", "eggplants"), ("cilantro", "fresh coriander"),
      ("a handful of coriander leaves", "cilantro"), ("rocket", "baby arugula"),
      ("4 spring onions", "green onions"), ("scallions", "salad onion"), ("prawns", "shrimp"),
      ("minced beef", "lean ground beef"), ("beef mince", "ground beef"),
      ("plain flour", "all-purpose flour"), ("icing sugar", "confectioners' sugar"),
      ("powdered sugar", "confectioner’s sugar"), ("bicarbonate of soda", "baking soda"),
      ("cornflour", "cornstarch"), ("double cream", "heavy whipping cream"),
      ("chicken stock", "low-sodium chicken broth"), ("chickpeas", "garbanzo beans"),
      ("beetroot", "beets"), ("swede", "rutabaga"), ("red capsicum", "red bell pepper"),
      ("treacle", "molasses"), ("sultanas", "raisins"), ("natural yoghurt", "plain yogurt"),
      ("red chillies", "red chiles"), ("Parmigiano-Reggiano", "grated Parmesan cheese"),
      ("filo pastry", "phyllo dough"), ("pak choi", "bok choy"), ("tin tomatoes", "can tomato"),
      ("half & half", "half and half"), ("Speisestärke", "cornflour"), ("Olivenöl", "olive oil"),
      ("courgettes", "calabacines"), ("juice of 1 lemon", "2 tbsp lemon juice"),
    ])
  func namesAreOne(left: String, right: String) {
    #expect(hashes(left) == hashes(right))
    #expect(!hashes(left).isEmpty)
  }

  @Test(
    "a person's names join those that are built in and one another, in any order",
    arguments: [
      [["Zapallito", "courgette"], ["marrow squash", "zapallito"]],
      [["marrow squash", "zapallito"], ["zucchini", "Zapallito"]],
      [["zapallitos", "marrow squashes", "zucchini"]],
    ])
  func ownNames(groups: [[String]]) {
    for groups in [groups, groups.reversed().map { $0.reversed() }] {
      let synonyms = FoodSynonyms(groups: groups)
      #expect(hashes("2 marrow squash", synonyms) == hashes("zucchini"))
      #expect(hashes("zapallitos", synonyms) == hashes("courgette", synonyms))
    }
    #expect(hashes("marrow squash") != hashes("zucchini"))
  }

  @Test("names that join two built-in foods make them one")
  func joinsFoods() {
    let synonyms = FoodSynonyms(groups: [["leek", "shallot"], ["shallot", "scallion"]])
    #expect(hashes("3 leeks", synonyms) == hashes("spring onion", synonyms))
  }

  @Test(
    "one name, no name and empty names join nothing",
    arguments: [[[]], [["leek"]], [["", "leek"]]])
  func emptyNames(groups: [[String]]) {
    #expect(hashes("leek", FoodSynonyms(groups: groups)) == hashes("leek"))
  }

  private func hashes(_ line: String, _ synonyms: FoodSynonyms = .builtIn) -> [UInt64] {
    FoodTokens([line], synonyms: synonyms).tokens.map(\.hash)
  }
}
