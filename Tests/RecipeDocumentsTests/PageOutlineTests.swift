import RecipeCore
import RecipeDocuments
import Testing

@Suite("Pages without structured data")
struct PageOutlineTests {
  @Test(
    "lists below headings are a recipe, in any markup and language that is known",
    arguments: [
      // Headings and lists.
      """
      <h1>Tarte</h1><h2>Ingrédients</h2><ul><li>3 poireaux<li>2 œufs</ul>
      <h2>Préparation</h2><ol><li>Couper les poireaux.<li>Cuire 45 minutes.</ol>
      """,
      // Bold paragraphs and paragraphs.
      """
      <h1>Tarte</h1><div><p>Une tarte.</p><p><strong>Ingrédients :</strong></p><p>3 poireaux</p>
      <p>2 œufs</p><hr><p><b>Préparation</b></p><p>Couper les poireaux.</p><p>Cuire 45 minutes.</p></div>
      """,
      // Lines within one paragraph.
      """
      <h1>Tarte</h1><section><h3>Ingrédients (4 personnes)</h3><p>3 poireaux<br>2 œufs<br/></p></section>
      <section><h3>Préparation</h3><p>Couper les poireaux.<br />Cuire 45 minutes.</p></section>
      """,
      // A table, and a heading that only its class tells.
      """
      <h1>Tarte</h1><div class="recipe-ingredients"><table><tr><td>3<td>poireaux<tr><td>2<td>œufs</table></div>
      <div id="recipeSteps"><h2>C'est parti</h2><div>Couper les poireaux.</div><div>Cuire 45 minutes.</div></div>
      """,
      // Navigation, a form and other lists around.
      """
      <nav><h2>Ingrédients</h2><ul><li>10 idées</ul></nav><h1>Tarte</h1><h2>Ingrédients</h2>
      <ul><li><a href="/us">US</a></ul><ul><li>3 poireaux<li>2 œufs</ul><h2>Préparation</h2>
      <div><p>Couper les poireaux.</p><p>Cuire 45 minutes.</p><p><a href=/b>Aussi bon</a></p></div>
      <form><p>Votre commentaire</p></form><h2>Commentaires</h2><p>Merci.</p>
      """,
      // Directions below a heading that is not known, or none.
      """
      <h1>Tarte</h1><div><h4>INGRÉDIENTS</h4><ul><li>3 poireaux</li><li>2 œufs</li></ul>
      <p>Couper les poireaux.</p><p>Cuire 45 minutes.</p></div>
      """.replacing("Couper", with: longWord + "Couper"),
    ])
  func lists(page: String) throws {
    let outcome = HTMLPageReaderTests.read(page)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.title == "Tarte")
    #expect(recipe.ingredients == ["3 poireaux", "2 œufs"])
    #expect(
      recipe.directions.map { $0.replacing(Self.longWord, with: "") } == [
        "Couper les poireaux.", "Cuire 45 minutes.",
      ])
    #expect(outcome.dialect == "HTML lists")
    #expect(outcome.diagnostics == [])
  }

  private static let longWord = String(repeating: "Laver soigneusement. ", count: 6)

  @Test(
    "headings of other scripts are known",
    arguments: [
      ("Ингредиенты", "Приготовление", "2 луковицы"), ("المكونات", "الطريقة", "2 بصل"),
      ("材料", "作り方", "玉ねぎ 2個"), ("재료", "만드는 법", "양파 2개"),
      ("用料", "做法", "洋葱 2个"),
    ])
  func scripts(ingredients: String, directions: String, line: String) throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <h1>A</h1><h2>\(ingredients)</h2><ul><li>\(line)<li>3 x</ul><h2>\(directions)</h2>
      <p>\(String(repeating: line, count: 5))</p>
      """)
    #expect(recipe.ingredients == [line, "3 x"])
    #expect(recipe.directions.count == 1)
  }

  @Test("parts, times and yields of a displayed recipe are read")
  func details() throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <meta property="og:title" content="Leek tart - Pots"><h1>Pots</h1><h1>Leek tart</h1>
      <div>Servings</div><div>6</div><p>Prep time: 20 min</p>
      <h2>Ingredients</h2><h3>Filling</h3><ul><li>3 leeks<li>2 eggs</ul><p>Pastry</p><ul><li>1 cup flour</ul>
      <h2>Method</h2><ol><li><b>Pastry:</b><li>Rub flour with butter.<li>Roll it out thinly.</ol>
      """)
    #expect(recipe.title == "Leek tart")
    #expect(recipe.ingredients == ["3 leeks", "2 eggs", "1 cup flour"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Filling", "Pastry"])
    #expect(recipe.ingredientGroups.map(\.start) == [0, 2])
    #expect(recipe.directions == ["Pastry:", "Rub flour with butter.", "Roll it out thinly."])
    #expect(recipe.directionGroups == [RecipeGroup(name: "Pastry", start: 0)])
    #expect(recipe.yield == "6")
    #expect(recipe.prepMinutes == 20)
  }

  @Test("of a list in several units the first counts")
  func units() throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <h1>A</h1><h2>Ingredients</h2><ul><li>85 g butter<li>50 g flour<li>2 eggs</ul>
      <ul><li>3 oz butter<li>2 oz flour<li>2 eggs</ul><h2>Method</h2><p>Mix it all and bake it.</p>
      """)
    #expect(recipe.ingredients == ["85 g butter", "50 g flour", "2 eggs"])
  }

  @Test("of lists in several units the one counts that the page shows first")
  func hiddenUnits() throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <h1>A</h1><h2>Ingredients</h2>
      <div class="tab-pane fade"><p>3 oz butter</p><p>2 oz flour</p><p>2 eggs</p></div>
      <div class="tab-pane show active"><p>85 g butter</p><p>50 g flour</p><p>2 eggs</p></div>
      <h2>Method</h2><p>Mix it all and bake it.</p>
      """)
    #expect(recipe.ingredients == ["85 g butter", "50 g flour", "2 eggs"])
  }

  @Test("parts that are each there in several units are each read once")
  func unitsOfParts() throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <h1>A</h1><div><h2>Ingredients</h2><b>For the pickle</b>
      <ul><li>50 g cucumber<li>1 shallot</ul><ul><li>1.8 oz cucumber<li>1 shallot</ul>
      <b>For the potatoes</b><ul><li>500 g potatoes<li>4 tbsp oil</ul>
      <ul><li>17.6 oz potatoes<li>4 tbsp oil</ul></div><h2>Method</h2><p>Boil the potatoes.</p>
      """)
    #expect(recipe.ingredients == ["50 g cucumber", "1 shallot", "500 g potatoes", "4 tbsp oil"])
    #expect(recipe.ingredientGroups.map(\.start) == [0, 2])
  }

  @Test("steps follow the parts of the ingredients below a heading that is not known")
  func stepsAfterParts() throws {
    let step = String(repeating: "Cut the chicken into strips. ", count: 5)
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <h1>A</h1><div><h4>INGREDIENTS</h4><ul><li>1 chicken breast<li>3 slices bacon</ul>
      <p><strong>Ranch</strong></p><ul><li>1 cup yogurt<li>2 tsp dill</ul><h4>RECIPE</h4>
      <ol><li>\(step)<li>Serve.</ol></div>
      """)
    #expect(recipe.ingredients.count == 4)
    #expect(recipe.directions.count == 2)
  }

  @Test("a list of amounts with units and text after it need no heading that says what they are")
  func unnamedIngredients() throws {
    let text = String(repeating: "Cook the carrots in the juice. ", count: 5)
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <h1>Carrots in juice</h1><div><p>A side dish.</p><h3>Recipe: Carrots</h3>
      <ul><li>3 large carrots<li>Orange juice<li>1/4 tsp salt<li>1 tbsp soy sauce</ul>
      <p>\(text)</p><p>Let them cool.</p></div>
      """)
    #expect(recipe.title == "Carrots in juice")
    #expect(recipe.ingredients.count == 4)
    #expect(recipe.directions.count == 2)
  }

  @Test(
    "a page about foods is not a recipe",
    arguments: [
      "<h1>Our ingredients</h1><h2>Ingredients</h2><ul><li>Flour<li>Sugar</ul>",
      "<h1>Shop</h1><h2>Method</h2><ul><li>Payment by card of any bank.</ul>",
      "<h1>News</h1><p>Ingredients of success</p><p>5 people<p>7 cups",
    ])
  func noRecipe(page: String) {
    #expect(HTMLPageReaderTests.read(page).entries == [])
  }

  @Test("a cookbook with a heading for each recipe has them all")
  func chapters() {
    let outcome = HTMLPageReaderTests.read(
      """
      <h1>Family cookbook</h1><h2>Leek tart</h2><p>Serves 6</p><h3>Ingredients</h3>
      <ul><li>3 leeks<li>2 eggs</ul><h3>Directions</h3><p>Slice the leeks.<br>Bake for 45 minutes.</p>
      <h2>Bean stew</h2><h3>Ingredients</h3><ul><li>2 cups beans<li>1 onion</ul>
      <h3>Directions</h3><ol><li>Soak overnight.<li>Simmer for an hour.</ol>
      """)
    let recipes = outcome.entries.map(\.recipe)
    #expect(recipes.map(\.title) == ["Leek tart", "Bean stew"])
    #expect(recipes.map(\.ingredients) == [["3 leeks", "2 eggs"], ["2 cups beans", "1 onion"]])
    #expect(
      recipes.map(\.directions) == [
        ["Slice the leeks.", "Bake for 45 minutes."], ["Soak overnight.", "Simmer for an hour."],
      ])
    #expect(recipes.first?.yield == "6")
  }

  @Test("an export of a recipe manager is read by the classes and ids of its parts")
  func cards() throws {
    let outcome = HTMLPageReaderTests.read(
      """
      <!DOCTYPE html><h1>Ana's recipes</h1><div class="recipe"><div id="name">Leek tart</div>
      <a id="original_link" href="https://pots.example/tart">pots.example</a>
      <span class="recipeCategory">Main</span><div id="description">For Sundays.</div>
      <div id="servings">Servings: <a id="recipeYield">6</a></div><div>Ingredients</div>
      <ul id="recipeIngredients"><li class="recipeIngredient_subheader">Pastry</li>
      <li class="recipeIngredient">1 cup flour</li><li class="recipeIngredient">2 eggs</li></ul>
      <ol id="recipeInstructions"><li class="instruction">Rub the flour with butter.</li>
      <li class="instruction">Bake for 45 minutes.</li></ol>
      <ul id="recipeNotes"><li class="recipeNote">Freezes well.</li></ul></div>
      <div class="recipe"><div id="name">Bean stew</div><ul id="recipeIngredients">
      <li class="recipeIngredient">2 cups beans</li><li class="recipeIngredient">1 onion</li></ul>
      <ol id="recipeInstructions"><li class="instruction">Soak overnight.</li></ol></div>
      """)
    let recipes = outcome.entries.map(\.recipe)
    #expect(recipes.map(\.title) == ["Leek tart", "Bean stew"])
    let tart = try #require(recipes.first)
    #expect(tart.ingredients == ["1 cup flour", "2 eggs"])
    #expect(tart.ingredientGroups == [RecipeGroup(name: "Pastry", start: 0)])
    #expect(tart.directions == ["Rub the flour with butter.", "Bake for 45 minutes."])
    #expect(tart.notes == ["Freezes well."])
    #expect(tart.yield == "6")
    #expect(tart.tags == ["Main"])
    #expect(tart.description == "For Sundays.")
    #expect(tart.sourceURL == "https://pots.example/tart")
    #expect(recipes.last?.ingredients == ["2 cups beans", "1 onion"])
  }

  @Test(
    "a table is read by its columns, whatever their order",
    arguments: [
      """
      <tr><th>Ingredient<th>Amount<th>Unit<tr><td>flour<td>200<td>g<tr><td>eggs<td>3<td>
      <tr><td colspan=3>Icing<tr><td>sugar<td>100<td>g
      """,
      """
      <thead><tr><th>Cantidad<th>Ingrediente</thead><tr><td>200 g<td>flour<tr><td>3<td>eggs
      <tr><td colspan=2>Icing<tr><td>100 g<td>sugar
      """,
      """
      <tr><th colspan=2>Ingredients<tr><td>flour<td>200 g<tr><td>eggs<td>3
      <tr><td><b>Icing</b><td><tr><td>sugar<td>100 g
      """,
    ])
  func tables(rows: String) throws {
    let recipe = try HTMLPageReaderTests.recipe(
      """
      <h1>Cake</h1><h2>Ingredients</h2><table>\(rows)</table>
      <h2>Method</h2><ol><li>Mix the cake.<li>Bake the cake.</ol>
      """)
    #expect(recipe.ingredients == ["200 g flour", "3 eggs", "100 g sugar"])
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "Icing", start: 2)])
  }
}
