import Testing

@testable import RecipeDocuments

@Suite("Foods in sentences and plain lines")
struct StrangerLineTests {
  static let foods = [
    ReadSample(
      testDescription: "behind the number of people", path: "a.md",
      text: """
        # Risi e bisi

        **Per 4:** 320 g riso, 1 kg piselli, 1 cipolla, brodo q.b.

        Soffriggere la cipolla, unire i piselli.

        Aggiungere il riso e il brodo poco a poco.
        """,
      lines: ["320 g riso", "1 kg piselli", "1 cipolla", "brodo q.b."],
      steps: [
        "Soffriggere la cipolla, unire i piselli.", "Aggiungere il riso e il brodo poco a poco.",
      ],
      yield: "4"),
    ReadSample(
      testDescription: "behind the word of old books", path: "a.md",
      text: """
        # Grießbrei

        Man nehme: 1 l Milch, 100 g Weichweizengrieß, 2 EL Zucker, eine Prise Salz.

        Die Milch mit Zucker und Salz aufkochen. Den Grieß einrieseln lassen und unter Rühren quellen lassen.

        Mit Zimt bestreut servieren.
        """,
      lines: ["1 l Milch", "100 g Weichweizengrieß", "2 EL Zucker", "eine Prise Salz"],
      steps: [
        "Die Milch mit Zucker und Salz aufkochen. Den Grieß einrieseln lassen und unter Rühren quellen lassen.",
        "Mit Zimt bestreut servieren.",
      ]),
    ReadSample(
      testDescription: "behind what you need", path: "a.md",
      text: """
        # Ramen eggs

        You need: six eggs, 100 ml soy sauce, 50 ml mirin and a little sugar.

        Boil the eggs for 6 ½ minutes and peel.
        Marinate them overnight in the sauce.
        """,
      lines: ["six eggs", "100 ml soy sauce", "50 ml mirin and a little sugar"],
      steps: [
        "Boil the eggs for 6 ½ minutes and peel.", "Marinate them overnight in the sauce.",
      ]),
    ReadSample(
      testDescription: "lines above sentences in Bulgarian", path: "a.md",
      text: """
        # Tarator

        Необходими продукти:
        - 500 г кисело мляко
        - 1 краставица
        - 2 скилидки чесън

        Начин на приготвяне:
        Краставицата се настъргва.
        Разбърква се с млякото и чесъна.
        """,
      lines: ["500 г кисело мляко", "1 краставица", "2 скилидки чесън"],
      steps: ["Краставицата се настъргва.", "Разбърква се с млякото и чесъна."]),
    ReadSample(
      testDescription: "lines above a method without a heading", path: "a.md",
      text: """
        # Tiroler Gröstl

        Zutaten (2 Portionen)

        500 g Kartoffeln
        150 g Speck
        1 Zwiebel
        2 Eier

        Kartoffeln kochen und in Scheiben schneiden. Speck und Zwiebel anbraten.
        Kartoffeln dazugeben und knusprig braten.
        Mit Spiegeleiern servieren.
        """,
      lines: ["500 g Kartoffeln", "150 g Speck", "1 Zwiebel", "2 Eier"],
      steps: [
        "Kartoffeln kochen und in Scheiben schneiden. Speck und Zwiebel anbraten.",
        "Kartoffeln dazugeben und knusprig braten.", "Mit Spiegeleiern servieren.",
      ]),
    ReadSample(
      testDescription: "lines with hard breaks", path: "a.md",
      text: """
        Three bean chili

        2 tbsp oil  
        1 onion  
        3 cloves garlic  

        2-3 tins (12oz) beans  
        1 tin tomatoes  

        cumin  
        coriander  
        chopped chives  

        Fry the onion and garlic in the oil.  
        Add everything else and simmer for an hour.  
        """,
      lines: [
        "2 tbsp oil", "1 onion", "3 cloves garlic", "2-3 tins (12oz) beans", "1 tin tomatoes",
        "cumin", "coriander", "chopped chives",
      ],
      steps: [
        "Fry the onion and garlic in the oil.", "Add everything else and simmer for an hour.",
      ]),
    ReadSample(
      testDescription: "ticks and keys as bullets and numbers", path: "a.md",
      text: """
        # Halva

        > Serves 8 | 20 min

        ### ✅ Ingredients

        ✔️ 300 g tahini
        ✔️ 200 g sugar
        ✔️ 100 ml water

        ### 👣 Steps

        1️⃣ Boil sugar and water.
        2️⃣ Stir into the tahini.
        3️⃣ Press into a tin.
        """,
      lines: ["300 g tahini", "200 g sugar", "100 ml water"],
      steps: ["Boil sugar and water.", "Stir into the tahini.", "Press into a tin."],
      yield: "8"),
    ReadSample(
      testDescription: "a page in a folder of its own", path: "leek/index.md",
      text: """
        ---
        title: Risotto ai funghi
        ---
        For 4 people,

        - Some onions
        - Rice
        - Mushrooms
        - White wine
        - Stock

        Chop the onions and fry them gently.

        Toast the rice, add the wine, then the stock little by little.

        Stir in the mushrooms and serve.
        """,
      lines: ["Some onions", "Rice", "Mushrooms", "White wine", "Stock"],
      steps: [
        "Chop the onions and fry them gently.",
        "Toast the rice, add the wine, then the stock little by little.",
        "Stir in the mushrooms and serve.",
      ],
      title: "Risotto ai funghi",
      yield: "4 people"),
    ReadSample(
      testDescription: "lines below bold names", path: "a.md",
      text: """
        # Gnocchi

        **Ingredients** (serves 2)
        1 kg potatoes
        200 g flour
        1 egg

        **Method**
        Boil the potatoes and mash them.
        Knead with flour and egg.
        Cut and boil until they float.
        """,
      lines: ["1 kg potatoes", "200 g flour", "1 egg"],
      steps: [
        "Boil the potatoes and mash them.", "Knead with flour and egg.",
        "Cut and boil until they float.",
      ]),
    ReadSample(
      testDescription: "lines below headings of parts", path: "a.md",
      text: """
        ---
        title: Curry powder chicken
        ---

        ## Spice mix (makes 4 tbsp)

        2 tbsp coriander seeds
        1 tbsp cumin seeds
        1 tsp turmeric

        ## Chicken

        600 g chicken thighs
        2 tbsp spice mix
        150 ml cream

        ## What you need in the kitchen

        - a heavy pan
        - a spice grinder

        ## Cook it

        Grind the spices.

        Brown the chicken, add 2 tbsp spice mix and the cream and simmer 15 min.
        """,
      lines: [
        "2 tbsp coriander seeds", "1 tbsp cumin seeds", "1 tsp turmeric", "# Chicken",
        "600 g chicken thighs", "2 tbsp spice mix", "150 ml cream",
      ],
      steps: [
        "Grind the spices.",
        "Brown the chicken, add 2 tbsp spice mix and the cream and simmer 15 min.",
      ],
      tools: ["a heavy pan", "a spice grinder"]),
  ]

  @Test("sentences and lines of foods are ingredients", arguments: foods)
  func findsFoods(_ sample: ReadSample) throws { try sample.check() }
}
