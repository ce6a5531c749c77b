import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Remarks among steps")
struct StepRemarksTests {
  private func recipe(steps: [String]) throws -> Recipe {
    var json = #"{"title": "Stew", "ingredients": ["1 leek", "2 eggs*"], "directions": ["#
    json += steps.map { "\"\($0)\"" }.joined(separator: ",") + "]}"
    let outcome = AnyDocumentReader().read(Array(json.utf8), path: "a.json", fields: .all)
    return try #require(outcome.entries.first?.recipe)
  }

  @Test(
    "a credit, a wish, a footnote, a yield or a note after the steps is a note",
    arguments: [
      ["Photograph by A. Person"], ["Photo: A. Person"], ["Foto: A. Person"], ["© 2010 A. Press"],
      ["Adapted from A Small Book"], ["Originally published at https://site.example/stew"],
      ["Recipe courtesy of A. Person"], ["Quelle: Oma"], ["Источник: бабушка"], ["来源：祖母"],
      ["Enjoy!"], ["Guten Appetit!"], ["Bon appétit !"], ["Приятного аппетита!"], ["召し上がれ"],
      ["*Sold by weight."], ["Makes about 2 cups."], ["Yield: 3 jars"],
      ["Follow us on Pinterest and save it there."],
      ["Makes 4 bowls.", "Adapted from A Small Book"],
    ])
  func closing(remarks: [String]) throws {
    let recipe = try recipe(steps: ["Wash.", "Boil."] + remarks)
    #expect(recipe.directions == ["Wash.", "Boil."])
    #expect(recipe.notes == remarks)
  }

  @Test(
    "a last instruction is no remark, whatever its language and its mark",
    arguments: [
      ("Mit Käse bestreuen und servieren!", false), ("Servir bien chaud avec du pain!", false),
      ("If the sauce is too thick, add some stock.", false), ("Best to add salt now.", false),
      ("Wenn die Suppe zu dick ist, Wasser zugeben.", false),
      ("Das Ganze 10 Minuten ziehen lassen.", false),
      ("Dieses Gemisch über die Nudeln gießen.", false), ("Sofort servieren!", false),
      ("It must rest for 10 minutes before slicing.", false),
      ("Ce mélange est à verser sur les fruits.", false),
      ("It freezes in about 4 hours, then unmould it and slice it.", false),
      ("Tastes even better the next day!", true), ("Schmeckt auch kalt.", true),
    ])
  func closingRemarks(text: String, isOne: Bool) {
    #expect(ClosingRemark.isOne(text) == isOne)
  }

  @Test("groups of ingredients may have numbers as names")
  func numberedGroups() throws {
    let json = """
      {"title": "Pie", "ingredients": [{"section": 1, "text": "2 cups flour"}, {"section": 1, "text": "1 egg"},
      {"section": 2, "text": "3 apples"}, {"section": 2, "text": "50 g sugar"}], "directions": ["Bake."]}
      """
    let outcome = AnyDocumentReader().read(Array(json.utf8), path: "a.json", fields: .all)
    #expect(outcome.entries.first?.recipe.ingredientGroups.map(\.name) == ["1", "2"])
  }

  @Test(
    "a semicolon in a sentence ends no step",
    arguments: ["Mix it all and enjoy ;)", "Boil the leeks (salted;not sweet) and serve."])
  func semicolons(text: String) throws {
    let json = #"{"title": "Stew", "ingredients": ["1 leek"], "directions": "\#(text)"}"#
    let outcome = AnyDocumentReader().read(Array(json.utf8), path: "a.json", fields: .all)
    #expect(outcome.entries.first?.recipe.directions == [text])
  }

  @Test(
    "a name after sentences is a note, and no step that is written differently is one",
    arguments: [
      ("Small Press Test Kitchen", true), ("Pot & Pans of the North", true),
      ("Domaine Poireau '05", true), ("Serve with cream", false), ("Serve Hot.", false),
      ("SERVE HOT", false), ("Serve", false), ("Cool:", false),
    ])
  func names(text: String, isNote: Bool) throws {
    let recipe = try recipe(steps: ["Wash.", "Boil.", text])
    #expect(recipe.notes == (isNote ? [text] : []))
    #expect(try self.recipe(steps: ["Wash", "Boil", text]).notes == [])
  }

  @Test(
    "an invitation after what has to be done is a note, with the questions before it",
    arguments: [
      ("Simmer for 2 hours.", "Tag me on Instagram when you serve it."),
      ("Serve.", "Did you make this? Share it on Pinterest! I love to see it."),
    ])
  func invitations(step: String, invitation: String) throws {
    let recipe = try recipe(steps: ["Wash.", step + " " + invitation])
    #expect(recipe.directions == ["Wash.", step])
    #expect(recipe.notes == [invitation])
  }

  @Test("a credit in several texts is one note")
  func fragments() throws {
    let recipe = try recipe(
      steps: ["Boil.", "Adapted from Press House,", "Soups of the North,", "by A. Cook (2001)."])
    #expect(recipe.directions == ["Boil."])
    #expect(recipe.notes == ["Adapted from Press House, Soups of the North, by A. Cook (2001)."])
  }

  @Test("a labelled note is one before the steps, too, without its label")
  func labels() throws {
    let recipe = try recipe(steps: ["Note: Use a wide pan.", "Boil.", "Tip: It freezes well."])
    #expect(recipe.directions == ["Boil."])
    #expect(recipe.notes == ["Use a wide pan.", "It freezes well."])
  }

  @Test(
    "what has to be done stays a step",
    arguments: [
      ["Boil.", "From the oven, carry it to the table."], ["Boil.", "Serve and enjoy."],
      ["Boil.", "Note: stir often.", "Serve."], ["Enjoy!"], ["Boil.", "To serve:", "Enjoy!"],
      ["Boil.", "Makes of pans differ: watch the heat."],
      ["Boil Water.", "Add the Leeks.", "Drain the Leeks"], ["Boil.", "Garnish and Serve"],
      ["Roast it.", "Rest and Carve"], ["Ladle it out.", "Ladle More of It"],
      ["Fold it.", "Watch the folding on YouTube and shape 12 rolls."],
      ["Fold it.", "Follow the YouTube video and bake."],
      ["Boil.", "Simmer as I share on Instagram for 20 min."],
      ["Coat.", "Instead of frying, put the wings in a hot oven, and roast until crisp."],
      ["Coat.", "Anstatt sie zu frittieren, die Flügel auf ein Blech legen und backen."],
      [
        "If you don't have a mixer, knead the flour and water by hand.", "Let it rise.", "Bake it.",
      ],
      ["Coat.", "If you have no rack, use a pan and roast the wings."],
      ["Melt.", "Achtung: Jetzt die heiße Sahne langsam zugießen und 5 Minuten rühren."],
      ["Melt.", "Attention : cuire 2 minutes de chaque côté."],
      ["Melt.", "Warning: slowly pour in the hot cream."],
      ["Boil.", "Dazu: Butter und Mehl in einer Pfanne anschwitzen und alles vermengen"],
      ["No cooking required just mix oats and milk and chill"],
    ])
  func steps(texts: [String]) throws {
    let recipe = try recipe(steps: texts)
    #expect(recipe.directions == texts)
    #expect(recipe.notes.isEmpty)
  }

  @Test("what the data of a page calls a step is one")
  func structuredData() throws {
    let json = """
      {"@type": "Recipe", "name": "Stew", "recipeIngredient": ["1 leek"],
      "recipeInstructions": [{"@type": "HowToStep", "text": "Boil."},
      {"@type": "HowToStep", "text": "Enjoy!"}]}
      """
    let outcome = AnyDocumentReader().read(Array(json.utf8), path: "a.json", fields: .all)
    #expect(outcome.entries.first?.recipe.directions == ["Boil.", "Enjoy!"])
  }

  @Test("the page of a closing credit is the source")
  func source() throws {
    let recipe = try MarkdownSample.recipe(
      "# Soup\n\n## Ingredients\n- leek\n\n## Method\n1. Boil\n\n"
        + "Originally published at <https://site.example/soup>\n")
    #expect(recipe.sourceURL == "https://site.example/soup")
    #expect(recipe.directions == ["Boil"])
  }
}
