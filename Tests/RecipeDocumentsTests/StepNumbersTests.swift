import Testing

@testable import RecipeCore
@testable import RecipeDocuments

@Suite("Numbers of steps")
struct StepNumbersTests {
  @Test(
    "numbers go if they count the steps of each part from 1",
    arguments: [
      (["1. Wash.", "2. Boil."], ["Wash.", "Boil."]),
      (["1) Wash.", "2) Boil.", "Serve hot."], ["Wash.", "Boil.", "Serve hot."]),
      (["1、洗", "2、煮"], ["洗", "煮"]),
      (["1. Wash.", "2. Boil.", "1. Melt.", "2. Pour."], ["Wash.", "Boil.", "Melt.", "Pour."]),
      (
        ["Soup:", "1. Wash.", "2. Boil.", "Sauce:", "1. Melt."],
        ["Soup:", "Wash.", "Boil.", "Sauce:", "Melt."]
      ),
    ])
  func counted(steps: [String], plain: [String]) {
    #expect(StepNumbers.removed(from: steps) == plain)
  }

  @Test(
    "numbers that the position of a step does not tell stay",
    arguments: [
      ["1. Wash.", "Wait.", "2. Boil."], ["Wait.", "1. Wash.", "2. Boil."],
      ["2. Wash.", "3. Boil."], ["1. Wash.", "3. Boil."], ["1. Wash.", "Boil."],
      ["1.5 l of water in", "2.5 l of milk in"], ["1 Wash.", "2 Boil."],
      ["1 onion", "2 leeks", "3 beets"], ["1 Wash.", "2 Boil.", "Serve."],
      ["1 Zwiebel", "2 Karotten", "3 Eier"], ["1 Egg", "1 Cup flour", "1 Tsp salt"],
    ])
  func others(steps: [String]) {
    #expect(StepNumbers.removed(from: steps) == steps)
  }

  @Test("the name of a picture is no number of a step")
  func pictures() {
    #expect(StepNumber.end(in: Array("![Step 1: Soak](soak.jpg)".utf8)[...]) == nil)
    #expect(StepNumber.end(in: Array("Step 1: Soak".utf8)[...]) == 8)
  }

  @Test("a text is divided at the numbers of its steps, and at line ends that were lost")
  func divided() throws {
    func steps(_ text: String) throws -> [String] {
      var recipe = Recipe(title: "Stew")
      recipe.directions = [text]
      return try #require(recipe.cleaned()).directions
    }
    #expect(try steps("1.洗净 2.六分钟煮 3.装盘 4.") == ["洗净", "六分钟煮", "装盘"])
    let sentences = [
      "Wash the leeks in plenty of cold water.", "Boil them until they are soft enough to mash!",
      "Season the whole with salt and pepper.",
    ]
    #expect(try steps(sentences.joined()) == sentences)
    #expect(try steps(sentences.joined(separator: " ")) == [sentences.joined(separator: " ")])
  }
}
