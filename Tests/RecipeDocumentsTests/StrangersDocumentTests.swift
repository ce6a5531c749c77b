import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Documents as strangers write them")
struct StrangersDocumentTests {
  /// A document, and what a cook would read in it.
  struct Sample: CustomTestStringConvertible {
    let name: String
    let path: String
    let text: String
    /// The ingredients, below `# name` for each group.
    let lines: [String]
    var steps: [String] = []
    var servings: String?
    var notes: [String] = []
    var description: String?
    var title: String?
    var testDescription: String { name }

    init(
      _ name: String, path: String = "soup.md", _ text: String, lines: [String],
      steps: [String] = ["Slice all of it.", "Boil it for an hour."], servings: String? = nil,
      notes: [String] = [], description: String? = nil, title: String? = nil
    ) {
      (self.name, self.path, self.text, self.lines) = (name, path, text, lines)
      (self.steps, self.servings, self.notes) = (steps, servings, notes)
      (self.description, self.title) = (description, title)
    }
  }

  private static let method = "\n## Method\n\n1. Slice all of it.\n2. Boil it for an hour.\n"

  static let tables = [
    Sample(
      "an empty heading over amounts is no second column of foods",
      """
      # Pie

      | Ingredients | |
      |---|---|
      | Pears | 3 |
      | Butter | 28.5 |
      \(method)
      """,
      lines: ["3 Pears", "28.5 Butter"]),
    Sample(
      "what is done to a food may stand behind the comma of its amount",
      """
      # Soup

      | Ingredient | Quantity |
      |---|---|
      | Leeks | 2, thinly sliced |
      | Garlic | 3 cloves, crushed |
      | Chard | 1 bunch/bag, washed |
      | Water | 1,5 l |
      \(method)
      """,
      lines: [
        "2 Leeks, thinly sliced", "3 cloves Garlic, crushed", "1 bunch/bag Chard, washed",
        "1,5 l Water",
      ]),
    Sample(
      "columns for several batches are no ingredients, though the first heading is empty",
      """
      # Soup

      ## Ingredients

      | | 1x | 2x |
      |---|---|---|
      | leeks | 3 | 6 |
      | cream | 100 ml | 200 ml |
      | salt | to taste | -- |
      \(method)
      """,
      lines: ["3 leeks (2x: 6)", "100 ml cream (2x: 200 ml)", "salt, to taste"]),
    Sample(
      "yields may be abbreviated, and prices and energies keep their names",
      """
      # Soupe

      ## Ingrédients

      | | 4 pers. | 8 pers. | Prix |
      |---|---|---|---|
      | poireaux | 1 kg | 2 kg | 3.20 |
      | crème | 20 cl | 40 cl | 1.10 |
      \(method)
      """,
      lines: [
        "1 kg poireaux (8 pers.: 2 kg; Prix: 3.20)", "20 cl crème (8 pers.: 40 cl; Prix: 1.10)",
      ], servings: "4 pers."),
    Sample(
      "the last row adds the others up, whatever stands beside the word for it",
      """
      # Brot

      | Zutat | Menge | % |
      |---|---|---|
      | **Vorteig** (am Vortag) | | |
      | Roggenmehl | 200 g | 40 |
      | Wasser | 200 g | 40 |
      | **Hauptteig** | | |
      | Roggenmehl | 300 g | 60 |
      | Teig gesamt | 700 g | |
      \(method)
      """,
      lines: [
        "# Vorteig (am Vortag)", "200 g Roggenmehl (40%)", "200 g Wasser (40%)", "# Hauptteig",
        "300 g Roggenmehl (60%)",
      ], notes: ["Teig gesamt: 700 g"]),
    Sample(
      "a row of marks around a name is a group, and so is a row that is bold as a whole",
      """
      # Zupa

      ## Składniki

      | Ilość | Składnik | Uwagi |
      |---|---|---|
      | 3 | pory | w plasterkach |
      | --- | Grzanki | --- |
      | 2 | bułki | |
      | **Do podania** | **na koniec** | |
      | 1 | cytryna | |
      \(method)
      """,
      lines: ["3 pory (w plasterkach)", "# Grzanki", "2 bułki", "# Do podania", "1 cytryna"]),
    Sample(
      "the columns of a list may be several times beside each other",
      """
      # Sopa

      ## Ingredientes

      | Cantidad | Ingrediente | Cantidad | Ingrediente |
      |---|---|---|---|
      | 3 | puerros | 200 ml | nata |
      | 1 l | caldo | 1 | limón |
      \(method)
      """,
      lines: ["3 puerros", "1 l caldo", "200 ml nata", "1 limón"]),
    Sample(
      "directions in a column of the ingredients are the steps",
      """
      # Soup

      | Ingredients | Amount | Directions |
      |---|---|---|
      | leeks | 3 | Slice all of it. |
      | water | 1 l | Boil it for an hour. |
      """,
      lines: ["3 leeks", "1 l water"]),
    Sample(
      "lists in the cells of one row are ingredients and steps",
      """
      # Soup

      | Ingredients | Method |
      |---|---|
      | 3 leeks<br>1 l water<br/>salt | Slice all of it.<br>Boil it for an hour. |
      """,
      lines: ["3 leeks", "1 l water", "salt"]),
    Sample(
      "a column that says what an ingredient is for names the groups",
      """
      # Soup

      | Item | How much | For |
      |---|---|---|
      | leeks | 3 | broth |
      | water | 1 l | broth |
      | bread | 2 slices | croutons |
      | butter | 20 g | croutons |
      \(method)
      """,
      lines: ["# broth", "3 leeks", "1 l water", "# croutons", "2 slices bread", "20 g butter"]),
    Sample(
      "sentences in a list above a table without a heading are the description",
      """
      # Soup

      - A little less cream than usual does no harm to it.
      - The green part of the leeks gives it a fine colour.

      | Leek soup | For four |
      |---|---|
      | leeks 500 g | chopped |
      | cream 100 ml | |

      1. Slice all of it.
      2. Boil it for an hour.

      - It freezes well for a month or two.
      """,
      lines: ["leeks 500 g (chopped)", "cream 100 ml"],
      notes: ["It freezes well for a month or two."]),
    Sample(
      "times in rows are not one time below a heading 'Time'",
      """
      # Soup

      ### Duration

      | Type | Time |
      |---|---|
      | Preparation | 10 min |
      | Cooking | 1 h |

      ## Ingredients

      - 3 leeks
      - 1 l water

      1 pinch of salt
      pepper
      \(method)
      """,
      lines: ["3 leeks", "1 l water", "1 pinch of salt", "pepper"]),
  ]

  static let bodies = [
    Sample(
      "icons are no text, and an ingredient beside one is no group",
      """
      # Zuppa

      ## :lucide-shopping-basket: Ingredienti

      | Quantità | Ingrediente |
      |---|---|
      | :material-square:{ title="da fare" } 3 | porri |
      | :material-square: | sale |

      ???- example "Proporzioni"

          | Quantità | Ingrediente |
          |---|---|
          | `n` | porri |

      ## Preparazione

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["3 porri", "sale"], notes: ["Proporzioni:", "Quantità | Ingrediente", "n | porri"]),
    Sample(
      "what is needed beside the ingredients are tools",
      """
      # Soep

      ## Ingrediënten

      - 3 preien

      ## Benodigdheden

      - Staafmixer

      ## Bereiding

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["3 preien"]),
    Sample(
      "links to headings are no ingredients, and each part keeps its table and its steps",
      """
      # Супы

      - [Из порея](https://example.org/soup.md#из-порея)
      - [Из свёклы](https://example.org/soup.md#из-свёклы)

      ## Из порея

      | Ингредиент | Количество |
      |---|---|
      | порей | 3 шт |

      ## Приготовление

      - Нарезать порей кольцами и сварить.

      ## Из свёклы
      *(на завтра)*

      | Ингредиент | Количество |
      |---|---|
      | свёкла | 500 г |

      ## Приготовление

      - Нарезать свёклу кубиками и сварить.
      """,
      lines: ["# Из порея", "3 шт порей", "# Из свёклы", "500 г свёкла"],
      steps: [
        "# Из порея", "Нарезать порей кольцами и сварить.", "# Из свёклы",
        "Нарезать свёклу кубиками и сварить.",
      ], notes: ["(на завтра)"]),
    Sample(
      "facts between two lines are no ingredients where a heading below names these",
      """
      # 味噌汁

      ---

      ## 時間・分量

      * **調理時間**: 約15分
      * **分量**: 4人前

      ---

      ## 材料

      | 食材 | 分量 |
      |---|---|
      | 豆腐 | 1丁 |

      ## 作り方

      1. 豆腐を切って鍋に入れる。
      """,
      lines: ["豆腐 1丁"], steps: ["豆腐を切って鍋に入れる。"], servings: "4人前"),
    Sample(
      "a range of servings, and a note above the steps",
      """
      # Soup

      ## Servings

      8 - 10 generous portions

      ## Ingredients

      - 3 leeks

      ## Method

      A note: begin on the day before.

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["3 leeks"], servings: "8 - 10 generous portions",
      notes: ["begin on the day before."]),
  ]

  private static let front =
    "---\ntitle: Cabbage stew\ningredients: [1 cabbage, 2 onions]\n---\n"

  static let parts = [
    Sample(
      "headings in the cook's own words divide the directions",
      """
      \(front)
      ## The cabbage

      Cut the cabbage into strips.

      Salt it and let it stand.

      ## The pan

      Fry the onions until they are brown.

      ## All together

      1. Put the cabbage into the pan.
      2. Stew it for an hour.

      ## Tips of my aunt

      It tastes better on the next day.
      """,
      lines: ["1 cabbage", "2 onions"],
      steps: [
        "# The cabbage", "Cut the cabbage into strips.", "Salt it and let it stand.", "# The pan",
        "Fry the onions until they are brown.", "# All together", "Put the cabbage into the pan.",
        "Stew it for an hour.",
      ], notes: ["Tips of my aunt: It tastes better on the next day."]),
    Sample(
      "so do headings that begin as those of directions do, and words for work",
      """
      \(front)
      ## Vorbereitung des Kohls

      Den Kohl in Streifen schneiden.

      ## Zubereitung

      Die Zwiebeln im Topf anbraten.

      ## Anrichten

      Auf zwei Tellern sofort zu Tisch bringen.

      ## Aufbewahrung

      Der Rest hält sich im Keller drei Tage.
      """,
      lines: ["1 cabbage", "2 onions"],
      steps: [
        "# Vorbereitung des Kohls", "Den Kohl in Streifen schneiden.", "# Zubereitung",
        "Die Zwiebeln im Topf anbraten.", "# Anrichten",
        "Auf zwei Tellern sofort zu Tisch bringen.",
      ], notes: ["Aufbewahrung: Der Rest hält sich im Keller drei Tage."]),
    Sample(
      "below a heading for all directions other headings are no parts",
      """
      \(front)
      ## My neighbour

      She grows the best cabbage of the street.

      ## Directions

      1. Slice all of it.
      2. Boil it for an hour.
      """,
      lines: ["1 cabbage", "2 onions"]),
    Sample(
      "headings of sentences below the directions are no parts",
      """
      \(front)
      Slice all of it.

      Boil it for an hour.

      ## My neighbour

      She grows the best cabbage of the street.

      ## The weather

      It rained for most of that summer.
      """,
      lines: ["1 cabbage", "2 onions"],
      notes: [
        "My neighbour: She grows the best cabbage of the street.",
        "The weather: It rained for most of that summer.",
      ]),
  ]

  @Test("headings below the ingredients of front matter name the parts", arguments: parts)
  func readsParts(_ sample: Sample) throws { try check(sample) }

  @Test("objects whose keys are titles, and in them foods, are recipes")
  func foodsAsKeys() throws {
    let text = """
      [leek_soup]
      URL = "https://example.org/soup"
      leeks = { quantity = 3, unit = "pcs" }
      sour_cream = { quantity = 100, unit = "ml" }

      [plain_rice]
      rice = { quantity = 1, unit = "cup" }
      water = { quantity = 2, unit = "cups" }
      """
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "all.toml", fields: .all)
    let recipes = outcome.entries.map(\.recipe)
    #expect(recipes.map(\.title) == ["Leek soup", "Plain rice"])
    #expect(recipes.first?.ingredients == ["3 pcs leeks", "100 ml sour cream"])
    #expect(recipes.first?.sourceURL == "https://example.org/soup")
    #expect(recipes.last?.ingredients == ["1 cup rice", "2 cups water"])
  }

  static let markup = [
    Sample(
      "headings, lists and paragraphs in tags",
      """
      ---
      title: Soup
      ---
      <p>A soup of my aunt.</p>
      <h3>Ingredients</h3>
      <ul><li>3 leeks</li><li>1 l water</li></ul>
      <h3>Method</h3>
      <ol>
      <li>Slice all of it.</li>
      <li>Boil it for an hour.</li>
      </ol>
      <style>
      li { color: red }
      </style>
      """,
      lines: ["3 leeks", "1 l water"]),
    Sample(
      "a table in tags, with a heading over its columns",
      """
      # Soup

      ## Ingredients

      <table>
      <tr><th colspan="2">Yields 2 bowls</th></tr>
      <tr><th>Ingredient</th><th>Amount</th></tr>
      <tr><td>leeks</td><td>3</td></tr>
      <tr><td>water</td><td>1 l</td></tr>
      </table>

      &emsp;

      <table>
      <tr><th colspan="2">Croutons</th></tr>
      <tr><th>Ingredient</th><th>Amount</th></tr>
      <tr><td>bread</td><td>2 slices</td></tr>
      </table>
      \(method)
      """,
      lines: ["3 leeks", "1 l water", "# Croutons", "2 slices bread"], servings: "2 bowls"),
    Sample(
      "parts that open on a click",
      """
      # Soup

      <details>
      <summary>Ingredients</summary>

      - 3 leeks
      - [sea salt](../my foods/sea salt.md)

      </details>
      <details><summary>Steps</summary>

      1. Slice all of it.
      2. Boil it for an hour.

      </details>
      """,
      lines: ["3 leeks", "sea salt"]),
  ]

  static let hiddenMarkup = [
    Sample(
      "a first row of one cell is an ingredient, and hidden text is not read",
      """
      # Soup

      <div itemscope itemtype="http://schema.org/Recipe">
        <span itemprop="author" style="display: none;">My Aunt</span>
        <span hidden>Leek soup</span>
        <p>Ingredients</p>
        <table>
        <tr><td>leeks</td></tr>
        <tr><td>sea salt</td></tr>
        </table>
      </div>
      \(method)
      """,
      lines: ["leeks", "sea salt"], description: ""),
    Sample(
      "a first row that is marked as an ingredient is one",
      """
      # Soup

      ## Ingredients

      <table>
      <tr itemprop="recipeIngredient"><td>salt</td><td>some</td></tr>
      <tr itemprop="recipeIngredient"><td>leeks</td><td>3</td></tr>
      <tr itemprop="recipeIngredient"><td>water</td><td>1 l</td></tr>
      </table>
      \(method)
      """,
      lines: ["some salt", "3 leeks", "1 l water"]),
    Sample(
      "a first row of one cell that names the ingredients is a heading",
      """
      # Soup

      ## Ingredients

      <table><tr><td>Ingredient</td></tr><tr><td>3 leeks</td></tr><tr><td>salt</td></tr></table>
      \(method)
      """,
      lines: ["3 leeks", "salt"]),
  ]

  static let namedParts = [
    Sample(
      "sections are what their names say, as headings are", path: "soup.json",
      """
      [{"id": 7, "nome": "Sopa", "blocos": [
        {"nome": " Ingredientes", "linhas": ["3 batatas", "1 litro de caldo", " ", "Base",
          "1 ovo", "Molho", "2 tomates", "1 cebola", " "]},
        {"nome": " Modo de Preparo", "linhas": ["Sopa", "1- Cozinhe as batatas no caldo.",
          "2- Amasse tudo com um garfo.", "Molho", "Bata os tomates com a cebola."]},
        {"nome": " Mais", "linhas": ["Rendimento: 6 porções.", "Fica melhor no dia seguinte."]}]},
       {"id": 8, "nome": "Arroz", "blocos": [
        {"nome": "Ingredientes", "linhas": ["1 xícara de arroz", "2 xícaras de água"]},
        {"nome": "Modo de Preparo", "linhas": ["Cozinhe o arroz na água por 20 minutos."]}]}]
      """,
      lines: [
        "3 batatas", "1 litro de caldo", "# Base", "1 ovo", "# Molho", "2 tomates", "1 cebola",
      ],
      steps: [
        "# Sopa", "Cozinhe as batatas no caldo.", "Amasse tudo com um garfo.", "# Molho",
        "Bata os tomates com a cebola.",
      ], servings: "6 porções", notes: ["Fica melhor no dia seguinte."]),
    Sample(
      "a long text with line breaks is no title", path: "corba.json",
      """
      {"liste": [{"ad": "Pırasa Çorbası", "malzemeler": ["3 adet pırasa", "1 litre su"],
        "tarif": "<br><br>Pırasalar yıkanır, ince ince doğranır ve geniş bir tencereye alınır.<br>\
      Üzerine su eklenir ve orta ateşte yumuşayana kadar yaklaşık yarım saat kaynatılır.<br> \
      Blender ile ezilir."}]}
      """,
      lines: ["3 adet pırasa", "1 litre su"],
      steps: [
        "Pırasalar yıkanır, ince ince doğranır ve geniş bir tencereye alınır.",
        "Üzerine su eklenir ve orta ateşte yumuşayana kadar yaklaşık yarım saat kaynatılır.",
        "Blender ile ezilir.",
      ], title: "Pırasa Çorbası"),
    Sample(
      "a unit in a list below the food, and steps as JSON inside a text", path: "suppe.json",
      #"""
      {"all": [{"name": "Suppe", "instruction":
        "[ {\"step\" : \"Skær det hele i skiver.\"}, {\"step\" : \"Kog det i en time.\"} ]",
        "ingrediensers": [
        {"amount": 3, "types": [{"name": "Salt", "bulk": "0", "unitses": [{"name": "Teske",
          "shorthand": "tsk"}], "group": 1}]},
        {"amount": 500, "types": [{"name": "Porrer", "bulk": "9", "unitses": [{"name": "Gram",
          "shorthand": "g"}], "group": 2}]}]}]}
      """#,
      lines: ["3 tsk Salt", "500 g Porrer"],
      steps: ["Skær det hele i skiver.", "Kog det i en time."]),
    Sample(
      "the last steps may be beside the others", path: "torta.json",
      """
      {"nome": "Torta", "ingredientes": ["3 peras", "200 g de farinha"],
       "modo_preparo": {"Massa": ["Misture a farinha com a água.", "Asse por uma hora."]},
       " Finalização": ["Cubra a torta com as peras.", "Sirva quente."]}
      """,
      lines: ["3 peras", "200 g de farinha"],
      steps: [
        "# Massa", "Misture a farinha com a água.", "Asse por uma hora.", "# Finalização",
        "Cubra a torta com as peras.", "Sirva quente.",
      ]),
  ]

  static let objects = [
    Sample(
      "headings in capitals among lines that have small letters", path: "cake.json",
      """
      {"name": "Cake", "ingredients": ["CAKE", "200 g flour", "3 eggs", "ICING", "50 g sugar"],
       "steps": ["CAKE", "Mix flour and eggs.", "Bake it.", "ICING", "Melt the sugar over it.",
         "Leave it to cool.", "SERVE", "Keep the rest in a box."]}
      """,
      lines: ["# CAKE", "200 g flour", "3 eggs", "# ICING", "50 g sugar"],
      steps: [
        "# CAKE", "Mix flour and eggs.", "Bake it.", "# ICING", "Melt the sugar over it.",
        "Leave it to cool.", "SERVE", "Keep the rest in a box.",
      ]),
    Sample(
      "bold lines in markup are headings", path: "stew.json",
      """
      {"name": "Eintopf", "zutaten": ["<b>Für den Eintopf</b>", "1 kg Lauch", "2 l Wasser",
         "<strong>Dazu:</strong>", "Brot &amp; Butter"],
       "zubereitung": "<p><strong>Schneiden</strong></p><p>Den Lauch in Ringe schneiden.</p>\
      <h3>Kochen:</h3><p>Alles 20 Minuten kochen.</p>"}
      """,
      lines: ["# Für den Eintopf", "1 kg Lauch", "2 l Wasser", "# Dazu", "Brot & Butter"],
      steps: [
        "# Schneiden", "Den Lauch in Ringe schneiden.", "# Kochen", "Alles 20 Minuten kochen.",
      ]),
    Sample(
      "a text with pairs of foods and amounts, and another one beside it", path: "tang.json",
      """
      {"title": "韭葱汤", "ingredients": "韭葱:400g;鸡蛋:2个;", "seasoning": "盐:适量;",
       "steps": ["韭葱洗净切段。", "放入水中煮二十分钟。"]}
      """,
      lines: ["韭葱 400g", "鸡蛋 2个", "# Seasoning", "盐 适量"],
      steps: ["韭葱洗净切段。", "放入水中煮二十分钟。"]),
    Sample(
      "ingredients on one line, and a word for the recipe in the keys", path: "soup.json",
      """
      {"recipeName": "Soup", "recipeServings": "4",
       "ingredientsList": "3 leeks, 1 l water, 1 pinch of salt",
       "cookingSteps": "Slice all of it.\\nBoil it for an hour."}
      """,
      lines: ["3 leeks", "1 l water", "1 pinch of salt"], servings: "4"),
    Sample(
      "the yield above numbered steps, and numbers on lines of their own", path: "sopa.json",
      """
      {"Nome": "Sopa", "Ingredientes": [
         {"quantidade": "3", "ingrediente": "alhos-porós"},
         {"quantidade": "a gosto", "ingrediente": "sal"},
         {"quantidade": "n/a", "ingrediente": "pimenta"}],
       "Preparo": "Rende 4 porções:\\n1. Corte os alhos.\\n\\n2. Cozinhe tudo.\\n3.\\nSirva quente."}
      """,
      lines: ["3 alhos-porós", "sal, a gosto", "pimenta"],
      steps: ["Corte os alhos.", "Cozinhe tudo.", "Sirva quente."], servings: "4 porções"),
    Sample(
      "an amount that names its food, and a number in place of a unit", path: "soupe.json",
      """
      {"nom": "Soupe", "ingredients": {
         "poireau": {"quantite": "2 blancs de poireau de 200 g", "unite": "g"},
         "huile": {"quantite": "30", "unite": "15"}, "beurre": {"quantite": "20", "unite": "g"}},
       "etapes": ["Couper le poireau.", "Cuire dans le beurre."]}
      """,
      lines: ["2 blancs de poireau de 200 g", "30 huile", "20 g beurre"],
      steps: ["Couper le poireau.", "Cuire dans le beurre."]),
    Sample(
      "steps beside the parts follow them", path: "noodles.json",
      """
      {"title": "Noodles", "serves": 2, "components": [
         {"name": "Broth", "ingredients": ["1 l stock"], "method": ["Heat the stock slowly."]},
         {"name": "Top", "ingredients": ["2 eggs"], "method": ["Boil the eggs for 6 minutes."]}],
       "finish": ["Fill the bowls and put the eggs on top."]}
      """,
      lines: ["# Broth", "1 l stock", "# Top", "2 eggs"],
      steps: [
        "# Broth", "Heat the stock slowly.", "# Top", "Boil the eggs for 6 minutes.", "# Finish",
        "Fill the bowls and put the eggs on top.",
      ], servings: "2"),
    Sample(
      "a section of one step whose name is no heading, and one of no steps", path: "tray.json",
      """
      {"@type": "Recipe", "name": "Tray", "recipeIngredient": ["1 leek", "2 eggs"],
       "recipeInstructions": [
         {"@type": "HowToSection", "name": "Bake 20 minutes",
          "itemListElement": [{"@type": "HowToStep", "text": "Put it in the oven."}]},
         {"@type": "HowToSection", "name": "Take the tray out of the oven.", "itemListElement": []}
       ]}
      """,
      lines: ["1 leek", "2 eggs"],
      steps: ["Bake 20 minutes\nPut it in the oven.", "Take the tray out of the oven."]),
    Sample(
      "steps are in the order that they state, and those of a second list follow",
      path: "tarte.json",
      """
      {"titre": "Tarte", "ingrédients": [{"qte": 3, "nom": "poireaux"}],
       "étapes": [{"ordre": 2, "texte": "Cuire au four."},
         {"ordre": 1, "texte": "Couper les poireaux."}],
       "étapes_sauce": ["Fouetter la crème avec le sel."]}
      """,
      lines: ["3 poireaux"],
      steps: [
        "Couper les poireaux.", "Cuire au four.", "# Étapes sauce",
        "Fouetter la crème avec le sel.",
      ]),
    Sample(
      "the only text of sentences is the method", path: "soep.json",
      """
      {"gerecht": "Soep", "wat": [["3", "preien"], ["1 l", "water"]],
       "hoe": "Snijd de preien in ringen. Kook ze een half uur in het water."}
      """,
      lines: ["3 preien", "1 l water"],
      steps: ["Snijd de preien in ringen. Kook ze een half uur in het water."]),
    Sample(
      "a page that a server rendered", path: "posts.json",
      """
      [{"id": 12, "title": {"rendered": "Soup &amp; more"}, "content": {"rendered":
        "<p>A soup.</p><h2>Ingredients</h2><ul><li>3 leeks</li><li>salt</li></ul>\
      <h2>Method</h2><ol><li>Slice all of it.</li><li>Boil it for an hour.</li></ol>"}}]
      """,
      lines: ["3 leeks", "salt"]),
    Sample(
      "names of the main foods beside the full list are no lines", path: "kale.json",
      """
      {"title": "Kale", "mainIngredients": ["kale", "sausage"], "ingredients": [
         {"amount": "1 kg", "name": "curly kale"}, {"amount": "2", "name": "smoked sausages"}],
       "steps": ["Chop the kale.", "Stew it for an hour."]}
      """,
      lines: ["1 kg curly kale", "2 smoked sausages"],
      steps: ["Chop the kale.", "Stew it for an hour."]),
    Sample(
      "the same in the front matter of a page",
      """
      ---
      titulo: Couve
      ingredientesPrincipais: [couve, chouriço]
      ingredientes:
        - quantidade: 1 kg
          nome: couve galega
        - quantidade: "2"
          nome: chouriços
      passos: [Slice all of it., Boil it for an hour.]
      ---
      """,
      lines: ["1 kg couve galega", "2 chouriços"]),
    Sample(
      "amounts to buy and those in other languages are no measures", path: "tart.toml",
      """
      title = "Tarte"
      steps = ["Slice all of it.", "Boil it for an hour."]

      [[ingredients]]
      name = "Mandeln"
      quantity = "150 g"
      bulk_quantity = "1 kg"
      name_fr = "Amandes"
      quantity_fr = "5 oz (150 g)"

      [[ingredients]]
      name = "Butter"
      quantity = "80 g"
      bulk_quantity = "250 g"
      name_fr = "Beurre"
      quantity_fr = "80 g"
      """,
      lines: ["150 g Mandeln", "80 g Butter"]),
    Sample(
      "an object without a group is in none of the groups that others repeat", path: "plate.json",
      """
      {"title": "Plate", "ingredients": [
         {"amount": "2", "name": "leeks", "group": "Stew"},
         {"amount": "1 l", "name": "water", "group": "Stew"},
         {"amount": "4 slices", "name": "bread for the table"}],
       "steps": ["Slice all of it.", "Boil it for an hour."]}
      """,
      lines: ["4 slices bread for the table", "# Stew", "2 leeks", "1 l water"]),
    Sample(
      "kinds of foods for a program are no part of a line", path: "pho.json",
      """
      {"label": "Pho", "yield": 4.0, "ingredients": [
         {"text": "1 kg bones", "quantity": 1.0, "food": "bones", "foodCategory": "meats"},
         {"text": "2 star anise", "quantity": 2.0, "food": "star anise", "foodCategory": "spices"}],
       "steps": ["Boil the bones.", "Add the anise."]}
      """,
      lines: ["1 kg bones", "2 star anise"], steps: ["Boil the bones.", "Add the anise."],
      servings: "4"),
  ]

  @Test("amounts, steps, yields and notes are where a cook would look", arguments: tables)
  func readsTables(_ sample: Sample) throws { try check(sample) }

  @Test("what stands around ingredients and steps is told from them", arguments: bodies)
  func readsBodies(_ sample: Sample) throws { try check(sample) }

  @Test("markup in Markdown is read as Markdown is", arguments: markup + hiddenMarkup)
  func readsMarkup(_ sample: Sample) throws { try check(sample) }

  @Test("objects of any program are read by what they are", arguments: objects + namedParts)
  func readsObjects(_ sample: Sample) throws { try check(sample) }

  private func check(_ sample: Sample) throws {
    let outcome = AnyDocumentReader().read(
      Array(sample.text.utf8), path: sample.path, fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe, "\(outcome.diagnostics)")
    var lines = recipe.ingredients
    for group in recipe.ingredientGroups.reversed() {
      lines.insert("# " + group.name, at: group.start)
    }
    var steps = recipe.directions
    for group in recipe.directionGroups { steps[group.start] = "# " + group.name }
    #expect(lines == sample.lines)
    #expect(steps == sample.steps)
    if let servings = sample.servings { #expect(recipe.yield == servings) }
    #expect(recipe.notes == sample.notes)
    if let title = sample.title { #expect(recipe.title == title) }
    if let description = sample.description { #expect(recipe.description ?? "" == description) }
  }

  @Test("the title may be in an object beside the ingredients, and the rest of that is kept")
  func titleInObject() throws {
    let text = """
      {"card": {"caption": "Salat", "rank": 3}, "zutaten": ["2 Orangen", "1 Fenchel"],
       "ablauf": ["Alles in Scheiben schneiden.", "Mit Salz mischen und servieren."]}
      """
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "007.json", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.title == "Salat")
    #expect(recipe.extras.map(\.json) == [#"{"rank":3}"#])
  }

  @Test("two times in rows of a table are two times")
  func timesInRows() throws {
    let text = Self.tables.last?.text ?? ""
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "soup.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.prepMinutes?.upper == 10)
    #expect(recipe.cookMinutes?.upper == 60)
    #expect(recipe.totalMinutes == nil)
  }
}
