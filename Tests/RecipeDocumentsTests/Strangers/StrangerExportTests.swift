import JSONSyntax
import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Recipes exported by content systems and databases")
struct StrangerExportTests {
  static let wrapped = [
    ReadSample(
      testDescription: "languages of an entry", path: "a.json",
      text: """
        { "sys": { "id": "4kq", "type": "Entry", "createdAt": "2020-01-02T00:00:00Z" },
        "fields": { "title": { "en-US": "Miso aubergine" }, "serves": { "en-US": 2 },
        "ingredients": { "en-US": [ "2 aubergines", "3 tbsp white miso", "1 tbsp mirin", "sesame seeds, to serve"
        ] }, "method": { "en-US": { "nodeType": "document", "data": {}, "content": [ {
        "nodeType": "ordered-list", "data": {}, "content": [ { "nodeType": "list-item", "data":
        {}, "content": [ { "nodeType": "paragraph", "data": {}, "content": [ { "nodeType":
        "text", "value": "Halve and score the aubergines.", "marks": [], "data": {} } ] } ] }, {
        "nodeType": "list-item", "data": {}, "content": [ { "nodeType": "paragraph", "data": {},
        "content": [ { "nodeType": "text", "value": "Roast for 25 minutes, brush with miso and mirin, grill.",
        "marks": [], "data": {} } ] } ] } ] } ] } } } }
        """,
      lines: ["2 aubergines", "3 tbsp white miso", "1 tbsp mirin", "sesame seeds, to serve"],
      steps: [
        "Halve and score the aubergines.",
        "Roast for 25 minutes, brush with miso and mirin, grill.",
      ],
      title: "Miso aubergine",
      yield: "2"),
    ReadSample(
      testDescription: "languages of each name", path: "a.json",
      text: """
        { "slug": "tarte-tatin", "title": { "fr": "Tarte Tatin", "en": "Tarte Tatin" },
        "servings": 8, "ingredients": [ { "quantity": 1.2, "unit": { "singular": "kilogram",
        "plural": "kilograms", "abbr": "kg" }, "name": { "fr": "pommes", "en": "apples" } }, {
        "quantity": 120, "unit": { "singular": "gram", "plural": "grams", "abbr": "g" }, "name":
        { "fr": "beurre", "en": "butter" } }, { "quantity": 1, "unit": null, "name": { "fr":
        "pâte brisée", "en": "shortcrust pastry" } } ], "steps": [ { "fr": "Caraméliser les pommes.",
        "en": "Caramelise the apples." }, { "fr": "Couvrir de pâte et cuire 30 minutes.", "en":
        "Cover with pastry and bake for 30 minutes." } ] }
        """,
      lines: ["1.2 kg pommes", "120 g beurre", "1 pâte brisée"],
      steps: ["Caraméliser les pommes.", "Couvrir de pâte et cuire 30 minutes."],
      title: "Tarte Tatin"),
    ReadSample(
      testDescription: "properties with their types", path: "a.json",
      text: #"""
        { "id": "r1", "type": "recipe", "properties": { "Name": { "type": "title", "title": [ {
        "plain_text": "Ceviche" } ] }, "Servings": { "type": "number", "number": 4 },
        "Ingredients": { "type": "rich_text", "rich_text": [ { "plain_text": "500 g white fish\n8 limes\n1 red onion"
        } ] }, "Steps": { "type": "rich_text", "rich_text": [ { "plain_text": "Cube the fish.\nMarinate in lime juice.\nAdd the onion."
        } ] } } }
        """#,
      lines: ["500 g white fish", "8 limes", "1 red onion"],
      steps: ["Cube the fish.", "Marinate in lime juice.", "Add the onion."],
      title: "Ceviche",
      yield: "4"),
    ReadSample(
      testDescription: "types of values in Firestore", path: "a.json",
      text: """
        { "documents": [ { "name": "projects/x/databases/recipes/abc", "fields": { "title": {
        "stringValue": "Tomato soup" }, "servings": { "integerValue": "4" }, "ingredients": {
        "arrayValue": { "values": [ { "stringValue": "1 kg tomatoes" }, { "stringValue": "1 onion"
        } ] } }, "steps": { "arrayValue": { "values": [ { "stringValue": "Roast the tomatoes."
        }, { "stringValue": "Blend with the fried onion." } ] } } }, "createTime":
        "2020-01-01T00:00:00Z" } ] }
        """,
      lines: ["1 kg tomatoes", "1 onion"],
      steps: ["Roast the tomatoes.", "Blend with the fried onion."],
      title: "Tomato soup",
      yield: "4"),
    ReadSample(
      testDescription: "types of values in DynamoDB", path: "a.json",
      text: """
        { "Items": [ { "id": { "S": "r1" }, "title": { "S": "Chili oil" }, "ingredients": { "L":
        [ { "M": { "name": { "S": "oil" }, "amount": { "S": "200 ml" } } }, { "M": { "name": {
        "S": "chili flakes" }, "amount": { "S": "3 tbsp" } } } ] }, "steps": { "L": [ { "S":
        "Heat the oil." }, { "S": "Pour over the flakes." } ] } } ], "Count": 1 }
        """,
      lines: ["200 ml oil", "3 tbsp chili flakes"],
      steps: ["Heat the oil.", "Pour over the flakes."],
      title: "Chili oil"),
    ReadSample(
      testDescription: "types of values in MongoDB", path: "a.json",
      text: """
        [ { "_id": { "$oid": "5f1" }, "titulo": "Tortilla", "raciones": { "$numberInt": "4" },
        "ingredientes": [ { "_id": { "$oid": "a" }, "cantidad": { "$numberInt": "6" }, "nombre":
        "huevos" }, { "_id": { "$oid": "b" }, "cantidad": { "$numberDouble": "0.5" }, "unidad":
        "kg", "nombre": "patatas" } ], "elaboracion": [ { "orden": { "$numberInt": "1" },
        "texto": "Freír las patatas." }, { "orden": { "$numberInt": "2" }, "texto": "Cuajar con los huevos."
        } ] } ]
        """,
      lines: ["6 huevos", "0.5 kg patatas"],
      steps: ["Freír las patatas.", "Cuajar con los huevos."],
      title: "Tortilla",
      yield: "4"),
    ReadSample(
      testDescription: "connections of GraphQL", path: "a.json",
      text: """
        { "data": { "recipes": { "edges": [ { "node": { "id": "UmVj", "title": "Laksa",
        "servings": 2, "ingredients": { "edges": [ { "node": { "amount": 200, "unit": "g",
        "name": "noodles" } }, { "node": { "amount": 400, "unit": "ml", "name": "coconut milk" }
        } ] }, "steps": { "edges": [ { "node": { "position": 1, "body": "Fry the paste." } }, {
        "node": { "position": 2, "body": "Add coconut milk and noodles." } } ] } } } ] } } }
        """,
      lines: ["200 g noodles", "400 ml coconut milk"],
      steps: ["Fry the paste.", "Add coconut milk and noodles."],
      title: "Laksa"),
  ]

  @Test("values are read without what is around them, in one language", arguments: wrapped)
  func unwraps(_ sample: ReadSample) throws { try sample.check() }

  static let blocks = [
    ReadSample(
      testDescription: "blocks of WordPress", path: "a.json",
      text: """
        { "post": { "title": "Minestrone", "blocks": [ { "name": "core/paragraph", "attributes":
        { "content": "Soup for winter." } }, { "name": "core/heading", "attributes": {
        "content": "Ingredients", "level": 3 } }, { "name": "core/list", "innerBlocks": [ {
        "name": "core/list-item", "attributes": { "content": "2 carrots" } }, { "name":
        "core/list-item", "attributes": { "content": "1 tin <strong>beans</strong>" } } ] }, {
        "name": "core/heading", "attributes": { "content": "Method", "level": 3 } }, { "name":
        "core/list", "attributes": { "ordered": true }, "innerBlocks": [ { "name":
        "core/list-item", "attributes": { "content": "Chop the carrots." } }, { "name":
        "core/list-item", "attributes": { "content": "Simmer with the beans for 30 minutes." } }
        ] } ] } }
        """,
      lines: ["2 carrots", "1 tin beans"],
      steps: ["Chop the carrots.", "Simmer with the beans for 30 minutes."],
      title: "Minestrone"),
    ReadSample(
      testDescription: "spans of Sanity beside references", path: "a.json",
      text: """
        { "_type": "recipe", "title": "Flan", "servings": 6, "ingredientGroups": [ { "_key":
        "a", "heading": null, "ingredients": [ { "_key": "b", "amount": "4", "unit": "",
        "ingredient": { "_ref": "egg", "name": "eggs" } }, { "_key": "c", "amount": "500",
        "unit": "ml", "ingredient": { "_ref": "milk", "name": "milk" } } ] } ], "instructions":
        [ { "_type": "block", "listItem": "number", "children": [ { "_type": "span", "text":
        "Make the caramel." } ] }, { "_type": "block", "listItem": "number", "children": [ {
        "_type": "span", "text": "Whisk eggs and " }, { "_type": "span", "marks": [ "strong" ],
        "text": "hot milk" }, { "_type": "span", "text": ", pour over." } ] }, { "_type":
        "block", "listItem": "number", "children": [ { "_type": "span", "text": "Bake in a water bath for 45 minutes."
        } ] } ] }
        """,
      lines: ["4 eggs", "500 ml milk"],
      steps: [
        "Make the caramel.", "Whisk eggs and hot milk, pour over.",
        "Bake in a water bath for 45 minutes.",
      ],
      yield: "6"),
  ]

  @Test("an editor's blocks are the steps and the foods that they show", arguments: blocks)
  func readsBlocks(_ sample: ReadSample) throws { try sample.check() }

  static let tables = [
    ReadSample(
      testDescription: "recipes, ingredients and rows between them", path: "a.json",
      text: """
        { "recipes": [ { "id": 1, "title": "Greek salad", "serves": 4 } ], "ingredients": [ {
        "id": 10, "name": "tomatoes" }, { "id": 11, "name": "cucumber" }, { "id": 12, "name":
        "feta" } ], "recipe_ingredients": [ { "recipe_id": 1, "ingredient_id": 10, "quantity":
        4, "unit": "" }, { "recipe_id": 1, "ingredient_id": 11, "quantity": 1, "unit": "" }, {
        "recipe_id": 1, "ingredient_id": 12, "quantity": 200, "unit": "g" } ], "steps": [ {
        "recipe_id": 1, "order": 2, "text": "Crumble over the feta." }, { "recipe_id": 1,
        "order": 1, "text": "Chop the vegetables." } ] }
        """,
      lines: ["4 tomatoes", "1 cucumber", "200 g feta"],
      steps: ["Chop the vegetables.", "Crumble over the feta."],
      title: "Greek salad",
      yield: "4"),
    ReadSample(
      testDescription: "foods and amounts in lists of their own", path: "a.json",
      text: """
        { "dishName": "Pad kra pao", "howMany": 2, "foods": [ "minced pork", "garlic", "thai basil",
        "fish sauce" ], "amounts": [ "300 g", "4 cloves", "1 bunch", "2 tbsp" ], "work": { "1":
        "Pound the garlic with chillies.", "2": "Fry the pork over high heat.", "3": "Season, then stir in the basil."
        } }
        """,
      lines: [
        "300 g minced pork", "4 cloves garlic", "1 bunch thai basil", "2 tbsp fish sauce",
      ],
      steps: [
        "Pound the garlic with chillies.", "Fry the pork over high heat.",
        "Season, then stir in the basil.",
      ],
      yield: "2"),
  ]

  @Test("tables that refer to each other are joined", arguments: tables)
  func joins(_ sample: ReadSample) throws { try sample.check() }

  @Test("tables are joined only if no two recipes share an id", arguments: [("2", 2), ("1", nil)])
  func needsOwnIDs(_ id: String, _ count: Int?) throws {
    let text = """
      {"recipes": [{"id": 1, "title": "Leek soup"}, {"id": \(id), "title": "Leek pie"}],
      "ingredients": [{"id": 7, "name": "leeks"}],
      "recipe_ingredients": [{"recipe_id": 1, "ingredient_id": 7}]}
      """
    let tables = RelatedTables(try JSONDocument(parsing: Array(text.utf8)).root)
    #expect(tables?.recipes.count == count)
  }

  static let beside = [
    """
    {"fields": {"title": {"en-US": "A"}, "ingredients": {"en-US": ["salt"]}},
    "items": [{"title": "B", "ingredients": ["2 leeks"], "directions": ["Boil them."]}]}
    """,
    """
    {"recipes": [{"id": 1, "title": "Leek soup"}], "ingredients": [{"id": 7, "name": "leeks"}],
    "recipe_ingredients": [{"recipe_id": 1, "ingredient_id": 7}],
    "drafts": [{"title": "B", "ingredients": ["2 leeks"], "directions": ["Boil them."]}]}
    """,
  ]

  @Test("recipes beside fields and tables are read", arguments: beside)
  func readsBeside(_ text: String) {
    let outcome = JSONRecipeReader().read(Array(text.utf8), path: "a.json", fields: .all)
    #expect(outcome.entries.contains { $0.recipe.title == "B" })
  }

  @Test("a name as long as a document is not copied for each row that refers to it")
  func copiesNoLongName() throws {
    let name = String(repeating: "leek", count: 1_000)
    let text = """
      {"recipes": [{"id": 1, "title": "Leek soup"}], "ingredients": [{"id": 7, "name": "\(name)"}],
      "recipe_ingredients": [{"recipe_id": 1, "ingredient_id": 7}]}
      """
    let tables = RelatedTables(try JSONDocument(parsing: Array(text.utf8)).root)
    let recipe = try #require(tables?.recipes.first)
    #expect(!recipe.document.root.text.contains("leekleek"))
  }
}
