import RecipeCore
import RecipeDocuments
import Testing

@Suite("Marks in the steps of Cooklang")
struct CooklangMarkedStepsTests {
  @Test("ingredients that the steps mention in order are marked there, with cookware and times")
  func marks() throws {
    let recipe = try CooklangSample.recipe(
      "Mix @flour{200%g}(sifted) with @eggs{2} in a #large bowl{}.\n\n"
        + "Bake for ~{25-30%minutes}, then dust with @sugar{}.\n")
    let text = CooklangSample.text(of: recipe)
    #expect(text.contains("Mix @flour{200%g}(sifted) with @eggs{2} in a #large bowl{}.\n"))
    #expect(text.contains("Bake for ~{25-30%minutes}, then dust with @sugar{}.\n"))
    #expect(!text.contains("= Ingredients"))
    #expect(try CooklangSample.written(recipe) == recipe)
  }

  @Test("the parts of a recipe keep their own ingredients")
  func parts() throws {
    let recipe = try CooklangSample.recipe(
      "= Dough =\n\nKnead @flour{1%kg} and dust with flour.\n\n= Filling =\n\nStir @flour{10%g} in.\n"
    )
    #expect(
      CooklangSample.text(of: recipe).hasSuffix(
        """
        = Dough =

        Knead @flour{1%kg} and dust with flour.

        = Filling =

        Stir @flour{10%g} in.

        """))
    #expect(try CooklangSample.written(recipe) == recipe)
  }

  @Test(
    "the list comes first where the steps do not mention every ingredient in order",
    arguments: [
      (["2 eggs", "salt"], "Beat the eggs."), (["salt", "2 eggs"], "Beat the eggs with salt."),
      (["1 ham"], "Fry the hamburger."), (["2 eggs"], "Beat the eggs(well)."),
    ])
  func lists(ingredients: [String], step: String) throws {
    let recipe = Recipe(title: "Dish", ingredients: ingredients, directions: [step])
    #expect(CooklangSample.text(of: recipe).contains("= Ingredients ="))
    #expect(try CooklangSample.written(recipe) == recipe)
  }

  @Test("words without spaces between them are found")
  func wide() throws {
    let recipe = Recipe(title: "汤", ingredients: ["2 葱"], directions: ["放入葱煮。"])
    #expect(CooklangSample.text(of: recipe).contains("放入@葱{2}煮。"))
    #expect(try CooklangSample.written(recipe) == recipe)
  }
}
