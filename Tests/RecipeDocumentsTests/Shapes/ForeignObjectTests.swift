import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Objects whose keys no table has")
struct ForeignObjectTests {
  private func recipe(_ text: String, path: String = "a.json") throws -> Recipe {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  @Test("foods that are keys of objects, below the names of their groups, are ingredients")
  func foodsAsKeysOfGroups() throws {
    let recipe = try recipe(
      """
      namn = "Bullar"
      [ingredienser.deg]
      mjol = { mangd = 5, enhet = "dl" }
      smor = { mangd = 150, enhet = "g", not = "rumsvarmt" }
      [ingredienser.fyllning]
      kanel = { mangd = 2, enhet = "msk" }
      [gor_sa_har]
      1 = "Arbeta ihop degen och låt den jäsa."
      2 = "Rulla ihop och grädda mitt i ugnen."
      """, path: "a.toml")
    #expect(recipe.ingredients == ["5 dl mjol", "150 g smor, rumsvarmt", "2 msk kanel"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Deg", "Fyllning"])
    #expect(recipe.directions.count == 2)
  }

  @Test("keys may be the amounts, and steps may be objects under counted keys")
  func amountsAsKeys() throws {
    let recipe = try recipe(
      #"""
      {"rubrik": "Gratäng", "råvaror": {"8 st": "potatisar", "4 dl": "grädde", "efter smak": "peppar"},
       "tillagning": {"ugn": {"varde": 200, "skala": "C"}, "tid": {"skala": 20, "gratinera": 55, "enhet": "minuter"}},
       "arbetsgång": {"steg1": {"gör": "Skala potatisen och strimla den fint.", "bild": null},
         "steg2": {"gör": "Häll på grädden och gratinera tills ytan är gyllene.", "bild": null}}}
      """#)
    #expect(recipe.ingredients == ["8 st potatisar", "4 dl grädde", "peppar, efter smak"])
    #expect(recipe.directions.count == 2)
    #expect(recipe.totalMinutes == nil)
  }

  @Test("a text with lines in an object is a list, and further ones beside it are groups")
  func textsInObjects() throws {
    let recipe = try recipe(
      #"""
      {"ad": "Çorba", "malzemeler": {"liste": "1 adet soğan\n6 su bardağı su\nTuz",
       "sos": {"liste": "2 yemek kaşığı tereyağı\n1 tatlı kaşığı biber"}},
       "yapilisi": {"adimlar": "Soğanı doğrayıp yağda kavurun.\nSuyu ilave edip pişirin."}}
      """#)
    #expect(recipe.ingredients.count == 5)
    #expect(recipe.ingredientGroups == [RecipeGroup(name: "Sos", start: 3)])
    #expect(recipe.directions == ["Soğanı doğrayıp yağda kavurun.", "Suyu ilave edip pişirin."])
  }

  @Test("the key of several rows is no food where a row has nothing else")
  func lonelyKey() throws {
    let recipe = try recipe(
      #"""
      {"danie": "Gulasz", "co_potrzebne": {"mięso": [{"co": "wołowina", "ile": "1 kg"}, {"co": "sól"}]},
       "jak_zrobic": ["Pokrój mięso w kostkę i obsmaż.", "Duś pod przykryciem dwie godziny."]}
      """#)
    #expect(recipe.ingredients == ["1 kg wołowina", "sól"])
  }

  @Test("rows of numbers, units and foods are found below several objects, with their groups")
  func deepRows() throws {
    let recipe = try recipe(
      #"""
      {"v": 3, "dados": {"prato": {"nome": "Feijoada", "porcoes": {"min": 6, "max": 8}, "preparo": {
       "ingredientes": [{"secao": "Feijão", "linhas": [[500, "g", "feijão"], [1, null, "laranja"]]}],
       "modo": [{"secao": "Feijão", "linhas": ["Cozinhe na pressão por 30 minutos.", "Misture e sirva quente."]}]
      }}}}
      """#)
    #expect(recipe.title == "Feijoada")
    #expect(recipe.ingredients == ["500 g feijão", "1 laranja"])
    #expect(recipe.directions.first == "Feijão:")
    #expect(recipe.yield == "6-8")
  }

  @Test("the title may be beside the table with ingredients and steps, or the file's name")
  func titleElsewhere() throws {
    let wrapped = """
      [info]
      title = "Mojito"
      portions = 1
      source = {url = "https://bar.example/mojito"}
      [preparation]
      ingredients = [ {amount = 4, unit = "cl", name = "ljus_rom"}, {name = "is"} ]
      optional-ingredients = [ {name = "mynta"} ]
      steps = [ "Blanda allting i ett glas." ]
      """
    let recipe = try recipe(wrapped, path: "a.toml")
    #expect(recipe.title == "Mojito")
    #expect(recipe.ingredients == ["4 cl ljus rom", "is", "mynta"])
    #expect(recipe.yield == "1")
    #expect(recipe.sourceURL == "https://bar.example/mojito")
    let untitled = try self.recipe(
      #"{"ingredienti": {"Salmone": "200g", "Uova": 4}, "preparazione": "Mescolare. Cuocere in forno."}"#,
      path: "Muffin al salmone.json")
    #expect(untitled.title == "Muffin al salmone")
    #expect(untitled.ingredients == ["200g Salmone", "4 Uova"])
  }

  @Test(
    "a number and its unit in an object are one quantity, whatever their keys",
    arguments: [
      (#"{"quantity": {"number": 1, "of": "kg"}, "food": "cabbage"}"#, "1 kg cabbage"),
      (#"{"qty": {"num": 3, "den": 4}, "unit": "cup", "item": "butter"}"#, "3/4 cup butter"),
      (#"{"qty": {"num": 5, "den": 2}, "unit": "cup", "item": "flour"}"#, "2 1/2 cup flour"),
      (#"{"qty": {"num": -5, "den": 2}, "unit": "cup", "item": "milk"}"#, "-2 1/2 cup milk"),
      (#"{"qty": {"num": 170, "den": 1}, "unit": "g", "item": "oats"}"#, "170 g oats"),
      (#"{"min": 2, "max": 3, "unit": "tbsp", "name": "ghee"}"#, "2-3 tbsp ghee"),
      (#"{"min": 4, "max": 4, "unit": "g", "name": "rice"}"#, "4 g rice"),
      (#"{"amount": 2, "amount_max": 3, "unit": "tbsp", "name": "ghee"}"#, "2-3 tbsp ghee"),
    ])
  func quantities(ingredient: String, line: String) throws {
    let recipe = try recipe(
      #"{"title": "Dish", "ingredients": [\#(ingredient)], "directions": ["Cook."]}"#)
    #expect(recipe.ingredients == [line])
  }

  @Test(
    "the time of a step has its unit, in an object, in its key or in ISO 8601",
    arguments: [
      (#""timer": {"amount": 1.5, "unit": "h"}"#, "Rest it well. (1.5 h)"),
      (#""timer": {"hours": 1, "minutes": 30}"#, "Rest it well. (1 h 30 min)"),
      (#""duration": "PT15M""#, "Rest it well. (15 min)"),
      (#""timer_minutes": 25"#, "Rest it well. (25 min)"),
      (#""seconds": 45"#, "Rest it well. (45 s)"),
    ])
  func timesOfSteps(time: String, step: String) throws {
    let recipe = try recipe(
      #"""
      {"title": "Dish", "ingredients": ["1 kg beef", "2 carrots"],
       "steps": [{"text": "Rest it well.", \#(time)}, {"text": "Serve it with the carrots."}]}
      """#)
    #expect(recipe.directions.first == step)
  }

  @Test("each list of a part is what its own elements are")
  func listsOfParts() throws {
    let recipe = try recipe(
      #"""
      {"name": "Scones", "part": {"all": {
       "things": [{"amt": 225, "measure": "g", "food": "flour"}, {"amt": 90, "measure": "ml", "food": "milk"}],
       "do": [{"what": "Mix", "how": "Stir the milk into the flour."}, {"what": "Heat", "how": "Bake until golden."}]}}}
      """#)
    #expect(recipe.ingredients == ["225 g flour", "90 ml milk"])
    #expect(recipe.directions.count == 2)
  }

  @Test("a note is not the step, however long it is, and a class is not the title")
  func namesOfTexts() throws {
    let recipe = try recipe(
      #"""
      {"Type de plat": "Entrées", "Recette": "Gaspacho", "Ingrédients": ["1 kg de tomates"], "steps": [
       {"text": "Mixer.", "note": "Un mixeur plongeant convient très bien, un robot aussi."}]}
      """#)
    #expect(recipe.title == "Gaspacho")
    #expect(recipe.directions.first?.hasPrefix("Mixer. (") == true)
  }

  @Test("a list under a key for descriptions is the method if there is no other")
  func listAsDescription() throws {
    let recipe = try recipe(
      #"""
      [{"name": "Makaron", "ingredients": ["500 g makaronu", "2 jajka"],
        "description": ["1. Wstaw wodę na makaron.", "2. Pokrój boczek."]}]
      """#)
    #expect(recipe.directions == ["Wstaw wodę na makaron.", "Pokrój boczek."])
    #expect(recipe.description == nil)
  }

  @Test("times, notes, ratings and nutrition are told by their keys together, or by their values")
  func asides() throws {
    let recipe = try recipe(
      #"""
      {"nazwa": "Żurek", "porcje": 6, "czas": {"przygotowanie": "20 min", "gotowanie": "1 godz. 15 min"},
       "batch": {"size": 5, "of": "litres"}, "betyg": {"snitt": 4.5, "antal": 87},
       "składniki": ["100 g mąki", "1 l wody"], "etapy": ["Zalej mąkę wodą i odstaw.", "Gotuj na małym ogniu."],
       "wskazówki": {"podanie": "Z jajkiem.", "tip": "Nie solić."},
       "wartości": {"energia": "300 kcal", "białko": "10 g", "tłuszcz": "8 g"}}
      """#)
    #expect(recipe.prepMinutes == 20)
    #expect(recipe.cookMinutes == 75)
    #expect(recipe.notes == ["Podanie: Z jajkiem.", "Tip: Nie solić."])
    #expect(recipe.rating?.count == 87)
    #expect(recipe.nutrition.count == 3)
  }

  @Test("groups with lists of the ingredients name them")
  func groupsOfLists() throws {
    let recipe = try recipe(
      #"""
      {"title": "Pie", "ingredients": ["200 g flour", "3 apples"], "directions": ["Bake."],
       "ingredient_groups": [{"purpose": "Dough", "ingredients": ["200 g flour"]},
         {"purpose": "Filling", "ingredients": ["3 apples"]}]}
      """#)
    #expect(recipe.ingredientGroups.map(\.name) == ["Dough", "Filling"])
    #expect(recipe.ingredientGroups.map(\.start) == [0, 1])
  }
}
