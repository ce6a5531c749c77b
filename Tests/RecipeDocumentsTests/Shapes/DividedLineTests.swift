import Testing

@testable import RecipeDocuments

@Suite("Ingredient lines that a mark divides")
struct DividedLineTests {
  @Test(
    "foods and amounts on both sides of a mark are joined as a cook writes them",
    arguments: [
      (["rye -- 300 g", "water -- 2 dl"], ["300 g rye", "2 dl water"]),
      (
        ["Mehl | 500 g", "Hefe | 1 Würfel", "Salz | 1 Prise"],
        ["500 g Mehl", "1 Würfel Hefe", "1 Prise Salz"]
      ),
      (["3 | cs | huile", "200 | g | riz"], ["3 cs huile", "200 g riz"]),
      (["rye:300_g", "linseed_oil:2_tbsp"], ["300 g rye", "2 tbsp linseed oil"]),
      (
        ["250-g ..... quark", "some ..... chives", "2 ..... shallots", "1-tsp ..... mustard"],
        ["250 g quark", "some chives", "2 shallots", "1 tsp mustard"]
      ),
      (["1 kg;mosterd", "2;uien", "peper"], ["1 kg mosterd", "2 uien", "peper"]),
    ] as [([String], [String])])
  func divided(lines: [String], joined: [String]) {
    #expect(DividedLines.joined(lines) == joined)
  }

  @Test(
    "lines of other kinds stay as they are",
    arguments: [
      ["200 g rye - sifted", "2 eggs - beaten"],
      ["rye: 300 g", "water: 2 dl"],
      ["For the dough:", "300 g rye", "2 dl water"],
      ["sun-dried tomatoes; basil", "capers; olives"],
      ["1 kg rye"],
    ])
  func whole(lines: [String]) {
    #expect(DividedLines.joined(lines) == lines)
  }
}
