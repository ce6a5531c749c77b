import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Objects that look like others")
struct NarrowObjectTests {
  private static let steps =
    #""steps": ["Mix the millet and the milk well.", "Bake it for an hour in a hot oven."]"#
  private static let foods = #""ingredients": ["400 g millet", "250 ml milk", "2 tsp salt"]"#

  private func recipe(_ text: String, path: String = "a.json") throws -> Recipe {
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: path, fields: .all)
    return try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
  }

  /// Reads the ingredients that a member has, with the names of groups behind "#".
  private func lines(_ member: String) throws -> [String] {
    let recipe = try recipe(#"{"title": "Millet loaf", \#(member), \#(Self.steps)}"#)
    var lines = recipe.ingredients
    for group in recipe.ingredientGroups.reversed() {
      lines.insert("# \(group.name)", at: group.start)
    }
    return lines
  }

  @Test(
    "a key of programs in front matter is no method, and the body is",
    arguments: ["build: 3.0.2", "build: 77", "cara: 9", "cara: Winter"])
  func keysOfPrograms(line: String) throws {
    let text = """
      ---
      title: Hare
      \(line)
      ingredients:
        - 1 hare
        - 3 pears
      ---

      Roast the hare for three hours. Slice it and serve it with the pears.
      """
    let recipe = try recipe(text, path: "a.md")
    #expect(
      recipe.directions == ["Roast the hare for three hours. Slice it and serve it with the pears."]
    )
  }

  @Test("a list of work under the word of a bar for it is the method, and a version is not")
  func build() throws {
    let list = try recipe(
      #"{"title": "Fizz", "ingredients": ["2 oz gin", "1 oz lemon juice"], "build": ["Shake with ice", "Strain into a flute"]}"#
    )
    #expect(list.directions == ["Shake with ice", "Strain into a flute"])
    let version = try recipe(
      #"{"title": "Fizz", \#(Self.foods), "build": ["3.0", "linux"], \#(Self.steps)}"#)
    #expect(version.directions.count == 2)
  }

  @Test("a brief name beside the ingredients has no further ones")
  func briefNames() throws {
    let person = try lines(#""ing": {"name": "Ing. Dvořák"}, \#(Self.foods)"#)
    #expect(person == ["400 g millet", "250 ml milk", "2 tsp salt"])
    let words = try lines(#""ing": ["millet", "milk"], \#(Self.foods)"#)
    #expect(words == ["400 g millet", "250 ml milk", "2 tsp salt"])
    let alone = try lines(#""ing": ["400 g millet", "250 ml milk"]"#)
    #expect(alone == ["400 g millet", "250 ml milk"])
  }

  @Test(
    "a number under a key that only ends or begins with a word before yields is none",
    arguments: [
      #""cost_per": "2.80""#, #""rating_for": "4""#, #""tin_for": "22 cm""#,
      #""dose_pour": "300 ml""#,
      #""makes_size": "12 cm""#, #""serve_at": "6 °C""#, #""serve_with": "3 slices of rye""#,
      #""rende_bene": "8/10""#,
    ])
  func noYields(member: String) throws {
    #expect(
      try recipe(#"{"title": "Loaf", \#(member), \#(Self.foods), \#(Self.steps)}"#).yield == nil)
  }

  @Test(
    "a number under nothing but words before yields is the yield",
    arguments: [
      (#""reicht_fuer": "5""#, "5"), (#""pour": "3 verres""#, "3 verres"),
      (#""enough_for": "6 bowls""#, "6 bowls"), (#""goed_voor": "12 koeken""#, "12 koeken"),
      (#""recipeYield": ["30 biscuits", "2 trays of biscuits"]"#, "30 biscuits"),
    ])
  func yields(member: String, yield: String) throws {
    let recipe = try recipe(#"{"title": "Loaf", \#(member), \#(Self.foods), \#(Self.steps)}"#)
    #expect(recipe.yield == yield || recipe.yield?.hasPrefix(yield) == true)
  }

  @Test("a title of a step keeps its colon before a text in lowercase")
  func titlesOfSteps() throws {
    let recipe = try recipe(
      #"{"title": "Loaf", \#(Self.foods), "steps": [{"title": "Sponge", "text": "stir the millet into the milk"}, {"title": "Oven", "text": "leave it in for an hour"}]}"#
    )
    #expect(
      recipe.directions == [
        "Sponge: stir the millet into the milk", "Oven: leave it in for an hour",
      ])
  }

  @Test(
    "a property of the foods is no group",
    arguments: [
      ("origin", ["Malta", "Malta", "Crete", "Crete"]), ("essential", ["Yes", "Yes", "Yes", "No"]),
      ("allergen", ["None", "None", "Lupin", "Celery"]),
      ("temperatur", ["Kalt", "Warm", "Warm", "Warm"]),
    ])
  func properties(key: String, values: [String]) throws {
    let foods = zip(["plums", "figs", "rice", "mint"], values).map { food, value in
      #"{"food": "\#(food)", "amount": "90 g", "\#(key)": "\#(value)"}"#
    }
    let lines = try lines(#""ingredients": [\#(foods.joined(separator: ", "))]"#)
    #expect(lines.count == 4 && !lines.contains { $0.hasPrefix("#") })
  }

  @Test("a word for a section in another language is a group, however few rows have it")
  func sections() throws {
    let lines = try lines(
      #""ingredients": [{"co": "vepřové", "mnozstvi": "500 g", "sekce": "Karbanátky"}, {"co": "cibule", "mnozstvi": "2 ks", "sekce": "Karbanátky"}, {"co": "strouhanka", "mnozstvi": "80 g", "sekce": "Povrch"}]"#
    )
    #expect(lines.filter { $0.hasPrefix("#") } == ["# Karbanátky", "# Povrch"])
  }

  @Test("a unit or a state under the key of a kind is no heading")
  func unitsAsKinds() throws {
    let heads = try lines(
      #""ingredients": [{"kind": "head", "name": "fennel", "qty": 2}, {"kind": "bunch", "name": "chives", "qty": 1}, {"kind": "bunch", "name": "mint", "qty": 3}]"#
    )
    #expect(heads.count == 3 && heads.contains { $0.contains("fennel") && $0.contains("2") })
    let dry = try lines(
      #""ingredients": [{"tag": "sec", "nom": "semoule"}, {"tag": "sec", "nom": "sel"}, {"tag": "liq", "nom": "lait"}]"#
    )
    #expect(dry.count == 3)
    let codes = try lines(
      #""ingredients": [{"t": "hdr", "text": "Glaze"}, {"t": "ing", "text": "90 g sugar"}, {"t": "ing", "text": "1 lime"}]"#
    )
    #expect(codes == ["# Glaze", "90 g sugar", "1 lime"])
  }

  @Test("a shop is not the food, and what one buys is")
  func shops() throws {
    let shops = try lines(
      #""ingredients": [{"qty": "150 g", "description": "brie", "store": "Corner shop"}, {"qty": "6 slices", "description": "rye bread", "store": "Baker"}]"#
    )
    #expect(shops.map { $0.contains("brie") || $0.contains("rye bread") } == [true, true])
    #expect(!shops.contains { $0.hasPrefix("150 g Corner") })
    let bought = try lines(
      #""ingredients": [{"buy": "brie", "amt": "150 g"}, {"buy": "rye bread", "amt": "6 slices"}]"#)
    #expect(bought == ["150 g brie", "6 slices rye bread"])
  }

  @Test("the key of an object is its title only if the guessed one is behind the foods")
  func keysAsTitles() throws {
    let course =
      #"{"Vorspeise": {"speise": "Kressesuppe", "zutaten": ["200 g Kresse", "1 l Brühe"], "zubereitung": ["Alles kochen und pürieren."]}, "Hauptgang": {"speise": "Linsentopf", "zutaten": ["300 g Linsen", "1 l Brühe"], "zubereitung": ["Alles weich kochen."]}}"#
    #expect(try titles(course) == ["Kressesuppe", "Linsentopf"])
    let drink =
      #"{"Pilzpfanne": {"zutaten": ["300 g Pilze", "1 Zwiebel"], "zubereitung": ["Alles braten und salzen."], "dazu": "Silvaner"}, "Linsentopf": {"zutaten": ["300 g Linsen", "1 l Brühe"], "zubereitung": ["Alles weich kochen."], "dazu": "Lemberger"}}"#
    #expect(try titles(drink) == ["Pilzpfanne", "Linsentopf"])
  }

  private func titles(_ text: String) throws -> [String] {
    AnyDocumentReader().read(Array(text.utf8), path: "a.json", fields: .all).entries.map(
      \.recipe.title)
  }

  @Test("what is done to a food under a key with its name is kept")
  func statesOfFoods() throws {
    let lines = try lines(
      #""zutaten": [{"zutat": "Rettich", "menge": "1", "zutat_zustand": "Geschält"}, {"zutat": "Kohl", "menge": "400 g", "zutat_zustand": "Gehobelt"}]"#
    )
    #expect(lines.allSatisfy { $0.contains("Geschält") || $0.contains("Gehobelt") })
  }

  @Test("a food that is a unit, too, does not make the groups beside it foods")
  func unitsAsFoods() throws {
    let lines = try lines(
      #""ingredients": [{"cloves": "6", "part": "brine"}, {"sugar": "30 g", "part": "brine"}, {"pepper": "4 g", "part": "crust"}]"#
    )
    #expect(lines.count { $0.contains("brine") && !$0.hasPrefix("#") } == 0)
  }

  @Test("what a food is of is a remark beside its name")
  func particles() throws {
    let lines = try lines(
      #""ingredientes": [{"g": 150, "qué": "harina", "de": "maíz"}, {"g": 80, "qué": "leche", "de": "oveja"}]"#
    )
    #expect(
      lines.map { $0.hasPrefix("150 g harina") || $0.hasPrefix("80 g leche") } == [true, true])
    let drink = try self.lines(
      #""ingredients": [{"ml": 45, "of": "rum"}, {"dashes": 3, "of": "bitters"}]"#)
    #expect(drink == ["45 ml rum", "3 dashes bitters"])
  }

  @Test("the brands and the substitutes of a food are no foods of a group")
  func substitutes() throws {
    for key in ["brands", "subs"] {
      let lines = try lines(
        #""ingredients": [{"name": "oats 300 g", "\#(key)": ["Miller", "Farmer"]}, {"name": "cream 90 g", "\#(key)": ["Dairy", "Valley"]}]"#
      )
      #expect(lines.count == 2 && lines[0].hasPrefix("oats 300 g"))
    }
  }
}
