import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Yields under verbs, in titles and in clauses")
struct YieldPlaceTests {
  private static let samples = [
    ReadSample(
      testDescription: "English: a preposition and a word for people as a key",
      text: """
        {"title": "Barley soup", "for_people": 6, "ingredients": ["200 g barley", "1 l stock"],
         "directions": ["Rinse the barley.", "Simmer it for an hour."]}
        """,
      yield: "6"),
    ReadSample(
      testDescription: "German: a verb with a preposition as a key", path: "a.yaml",
      text: """
        titel: Linsentopf
        reicht_fuer: "5"
        zutaten: [300 g Linsen, 2 Möhren]
        zubereitung: [Linsen waschen., Alles eine Stunde kochen.]
        """,
      yield: "5"),
    ReadSample(
      testDescription: "Swedish: pieces in the brackets of a title", path: "a.md",
      text: """
        # Kardemummabullar (40 st)

        ## Ingredienser

        - 5 dl mjölk
        - 900 g vetemjöl

        ## Gör så här

        1. Värm mjölken.
        2. Knåda degen och grädda.
        """,
      title: "Kardemummabullar (40 st)", yield: "40 st"),
    ReadSample(
      testDescription: "Japanese: people in the brackets of a title", path: "a.md",
      text: """
        # 親子丼（2人分）

        ## 材料

        - 鶏もも肉 200g
        - 卵 3個

        ## 作り方

        1. 鶏肉を切る。
        2. 卵でとじる。
        """,
      title: "親子丼（2人分）", yield: "2人分"),
    ReadSample(
      testDescription: "English: a verb before the amount in a clause", path: "a.md",
      text: """
        # Lemon curd

        My aunt's curd, makes 3 jars.

        ## Ingredients

        - 4 lemons
        - 200 g sugar

        ## Method

        1. Grate the lemons.
        2. Stir over low heat until thick.
        """,
      yield: "3 jars"),
    ReadSample(
      testDescription: "Italian: a verb before the amount in a clause", path: "a.md",
      text: """
        # Pane di semola

        Un pane semplice, rende 2 pagnotte.

        ## Ingredienti

        - 500 g semola
        - 350 ml acqua

        ## Preparazione

        1. Impastare la semola con l'acqua.
        2. Cuocere per 50 minuti.
        """,
      yield: "2 pagnotte"),
    ReadSample(
      testDescription: "German: a verb before the amount in a clause", path: "a.md",
      text: """
        # Zitronencreme

        Die Creme meiner Tante, ergibt 3 Gläser.

        ## Zutaten

        - 4 Zitronen
        - 200 g Zucker

        ## Zubereitung

        1. Zitronen reiben.
        2. Bei kleiner Hitze rühren, bis es dick wird.
        """,
      yield: "3 Gläser"),
    ReadSample(
      testDescription: "Polish: a verb as a key", path: "a.yaml",
      text: """
        tytuł: Dżem figowy
        daje: 3 słoiki
        składniki: [1 kg fig, 500 g cukru]
        przygotowanie: [Pokroić figi., Gotować z cukrem godzinę.]
        """,
      yield: "3 słoiki"),
  ]

  private static let others = [
    ReadSample(
      testDescription: "a number in the brackets of a title that counts nothing", path: "a.md",
      text: """
        # Sunday roast (2021)

        ## Ingredients

        - 1 kg beef
        - 2 onions

        ## Method

        1. Rub the beef with salt.
        2. Roast it for two hours.
        """,
      title: "Sunday roast (2021)"),
    ReadSample(
      testDescription: "a key with a preposition above a remark",
      text: """
        {"title": "Oat bars", "for": "the road", "ingredients": ["300 g oats", "100 g honey"],
         "directions": ["Mix the oats and the honey.", "Bake for half an hour."]}
        """,
      notes: []),
  ]

  @Test("a verb, a preposition or brackets tell a yield", arguments: samples)
  func told(sample: ReadSample) throws {
    try sample.check()
  }

  @Test("numbers that count nothing and remarks are none", arguments: others)
  func kept(sample: ReadSample) throws {
    try sample.check()
    let outcome = AnyDocumentReader().read(
      Array(sample.text.utf8), path: sample.path, fields: .all)
    #expect(outcome.entries.map(\.recipe.yield) == [nil])
  }
}
