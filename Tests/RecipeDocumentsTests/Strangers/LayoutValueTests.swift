import Testing

@testable import RecipeDocuments

@Suite("Texts and amounts in JSON as people write them")
struct LayoutValueTests {
  static let steps = [
    ReadSample(
      testDescription: "a sentence above numbered steps in one text",
      text: """
        [{"title": "Egg", "ingredients": ["1 egg"],
          "directions": "This is the best dish of my aunt. 1. Crack the egg. 2. Fry it. 3. Eat."}]
        """,
      steps: ["Crack the egg.", "Fry it.", "Eat."], notes: ["This is the best dish of my aunt."]),
    ReadSample(
      testDescription: "a line above numbered lines, a mark and a way back below them",
      text: """
        [{"title": "Rice", "ingredients": ["200 g rice"],
          "directions": "Here is how I make it:\\n1. Boil the rice.\\n2. Drain it.\\n🍚\\n← Back to index"}]
        """,
      steps: ["Boil the rice.", "Drain it."], notes: ["Here is how I make it:", "← Back to index"]),
    ReadSample(
      testDescription: "tips below a heading among strings",
      text: """
        [{"title": "Rice", "ingredients": ["200 g rice"],
          "directions": ["Boil the rice.", "Drain it.", "## Tips", "Use a big pot."]}]
        """,
      steps: ["Boil the rice.", "Drain it."], notes: ["Use a big pot."]),
    ReadSample(
      testDescription: "tips between two parts of the work",
      text: """
        [{"title": "Pie", "ingredients": ["200 g flour"],
          "directions": ["Dough:", "Knead the flour.", "Tips:", "- Use cold butter.", "Filling:", "Slice the apples."]}]
        """,
      steps: ["Dough:", "Knead the flour.", "Filling:", "Slice the apples."],
      notes: ["Use cold butter."]),
    ReadSample(
      testDescription: "a first step about what is needed now",
      text: """
        [{"title": "Dough", "ingredients": ["100 g flour"],
          "directions": ["It now needs a rest.", "Roll it out.", "Bake 20 min"]}]
        """,
      steps: ["It now needs a rest.", "Roll it out.", "Bake 20 min"]),
  ]

  @Test("a text of directions has nothing but steps", arguments: steps)
  func readsSteps(_ sample: ReadSample) throws { try sample.check() }

  static let foods = [
    ReadSample(
      testDescription: "numbers under the key of units",
      text: """
        [{"title": "Rice", "directions": ["Boil."],
          "ingredients": [{"name": "rice", "unit": "200"}, {"name": "eggs", "unit": "2"},
            {"name": "milk", "quantity": "100", "unit": "ml"}]}]
        """,
      lines: ["200 rice", "2 eggs", "100 ml milk"]),
    ReadSample(
      testDescription: "lists under the names of parts",
      text: """
        [{"title": "Noodles", "dough": ["200 g flour", "1 egg"], "sauce": ["1 tbsp soy", "2 tbsp honey"],
          "directions": ["Boil.", "Stir."]}]
        """,
      lines: ["# Dough", "200 g flour", "1 egg", "# Sauce", "1 tbsp soy", "2 tbsp honey"]),
  ]

  @Test("amounts and groups are found under other keys than usual", arguments: foods)
  func readsFoods(_ sample: ReadSample) throws { try sample.check() }

  @Test("a food that no row of a database has is named by its reference")
  func namesMissingFood() throws {
    try ReadSample(
      testDescription: "a missing row",
      text: """
        {"recipes": [{"id": 1, "title": "Leek soup"}],
         "ingredients": [{"id": 7, "name": "leeks"}],
         "recipe_ingredients": [
           {"recipe_id": 1, "ingredient_id": 7, "quantity": 2, "prep": "sliced"},
           {"recipe_id": 1, "ingredient_id": 99, "quantity": 3, "prep": "chopped"}],
         "steps": [{"recipe_id": 1, "text": "Boil."}]}
        """,
      lines: ["2 leeks, sliced", "3 ingredient 99, chopped"]
    ).check()
  }

  @Test("tips are notes, however their type is written and whatever is in them")
  func readsTips() throws {
    try ReadSample(
      testDescription: "tips",
      text: """
        {"@context": "https://schema.org", "@type": "Recipe", "name": "Custard",
         "recipeIngredient": ["1 egg", "2 l milk"],
         "recipeInstructions": [
           {"@type": "HowToStep", "text": "Beat."},
           {"@type": ["HowToTip"], "text": "Use fresh eggs."},
           {"@type": "http://schema.org/HowToTip", "text": "Keep cool."},
           {"@type": "HowToStep", "text": "Boil.", "itemListElement": [
             {"@type": "HowToDirection", "text": "Boil it."},
             {"@type": "HowToTip", "text": "Stir often."}]},
           {"@type": "HowToTip", "itemListElement": [
             {"@type": "HowToDirection", "text": "Cover it at night."}]}]}
        """,
      steps: ["Beat.", "Boil."],
      notes: ["Use fresh eggs.", "Keep cool.", "Stir often.", "Cover it at night."]
    ).check()
  }
}
