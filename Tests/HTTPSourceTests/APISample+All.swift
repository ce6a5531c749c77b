import RecipeCore

extension APISample {
  /// TheMealDB: parallel numbered keys, blanks for what is not there, `null` for no match.
  static let mealDB = APISample(
    name: "TheMealDB",
    options: ["url": .text("/api/json/v1/1/search.php?s={query}"), "query": .text("leek")],
    answers: [
      "/api/json/v1/1/search.php?s=leek": #"""
      {"meals":[{"idMeal":"90001","strMeal":"Harbour Leek Stew","strCategory":"Side",
       "strArea":"Scottish","strInstructions":"Slice the leeks.\r\nSimmer for 20 minutes.",
       "strMealThumb":"https://pictures.example/leek.jpg","strTags":"Soup,Warm","strYoutube":"",
       "strIngredient1":"Leeks","strIngredient2":"Stock","strIngredient3":"Salt",
       "strIngredient4":"","strIngredient5":null,"strMeasure1":"3","strMeasure2":"1 litre",
       "strMeasure3":" ","strMeasure4":"","strMeasure5":null,
       "strSource":"https://harbour.example/leek","dateModified":null}]}
      """#
    ],
    id: "90001",
    recipe: Recipe(
      title: "Harbour Leek Stew", sourceURL: "https://harbour.example/leek",
      imageURL: "https://pictures.example/leek.jpg",
      ingredients: ["3 Leeks", "1 litre Stock", "Salt"],
      directions: ["Slice the leeks.", "Simmer for 20 minutes."]),
    ids: ["90001"], requestCount: 1)

  /// DummyJSON: `skip` and `limit`, a total.
  static let dummyJSON = APISample(
    name: "DummyJSON",
    options: [
      "url": .text("/recipes?limit={limit}&skip={offset}"), "page_size": .integer(2),
      "search_url": .text("/recipes/search?q={query}"),
    ],
    answers: [
      "/recipes?limit=2&skip=0": #"""
      {"recipes":[{"id":1,"name":"Barley Salad","ingredients":["200 g barley","2 lemons"],
       "instructions":["Boil the barley.","Dress it."],"prepTimeMinutes":10,"cookTimeMinutes":30,
       "servings":4,"difficulty":"Easy","cuisine":"Greek","caloriesPerServing":310,
       "tags":["Salad"],"userId":45,"image":"https://pictures.example/1.webp","rating":4.6,
       "reviewCount":19,"mealType":["Lunch"]},
       {"id":2,"name":"Oat Bread","ingredients":["300 g oats"],"instructions":["Bake."],
       "rating":4.1}],"total":3,"skip":0,"limit":2}
      """#,
      "/recipes?limit=2&skip=2": #"""
      {"recipes":[{"id":3,"name":"Rye Bread","ingredients":["300 g rye"],
       "instructions":["Bake."]}],"total":3,"skip":2,"limit":1}
      """#,
    ],
    id: "1",
    recipe: Recipe(
      title: "Barley Salad", imageURL: "https://pictures.example/1.webp",
      ingredients: ["200 g barley", "2 lemons"], directions: ["Boil the barley.", "Dress it."],
      yield: "4", prepMinutes: 10, cookMinutes: 30),
    ids: ["1", "2", "3"], requestCount: 2)

  /// Forkify v1: rows without ingredients, and one recipe at a time.
  static let forkifyOld = APISample(
    name: "Forkify v1",
    options: [
      "url": .text("/api/search?q={query}"), "item_url": .text("/api/get?rId={id}"),
      "query": .text("pie"), "details": .text("all"),
    ],
    answers: [
      "/api/search?q=pie": #"""
      {"count":2,"recipes":[{"publisher":"Pots &amp; Pans","title":"Leek Pie",
       "source_url":"http://pots.example/leek","recipe_id":"0002d6","social_rank":99.9999999999999,
       "image_url":"http://pictures.example/l.jpg","publisher_url":"http://pots.example"},
       {"publisher":"Pots","title":"Plum Pie","source_url":"http://pots.example/plum",
       "recipe_id":"47e12","social_rank":98}]}
      """#,
      "/api/get?rId=0002d6": #"""
      {"recipe":{"publisher":"Pots &amp; Pans","ingredients":["2 leeks","1 sheet pastry\n"],
       "source_url":"http://pots.example/leek","recipe_id":"0002d6","title":"Leek Pie",
       "publisher_url":"http://pots.example"}}
      """#,
      "/api/get?rId=47e12": #"{"recipe":[]}"#,
    ],
    id: "0002d6",
    recipe: Recipe(
      title: "Leek Pie", publisher: "Pots & Pans", publisherURL: "http://pots.example",
      sourceURL: "http://pots.example/leek", imageURL: "http://pictures.example/l.jpg",
      socialRank: ExactNumber("99.9999999999999"), ingredients: ["2 leeks", "1 sheet pastry"]),
    ids: ["0002d6", "47e12"], requestCount: 3)

  /// Forkify v2: an envelope, ingredients as objects, a key in the address.
  static let forkify = APISample(
    name: "Forkify v2",
    options: [
      "url": .text("/api/v2/recipes?search={query}&key={key}"),
      "item_url": .text("/api/v2/recipes/{id}?key={key}"), "query": .text("pie"),
      "details": .text("all"),
    ], key: "kale-4711-secret",
    answers: [
      "/api/v2/recipes?search=pie&key=kale-4711-secret": #"""
      {"status":"success","results":1,"data":{"recipes":[{"publisher":"Pots",
       "image_url":"http://pictures.example/l.jpg","title":"Leek Pie","id":"5ed6ab"}]}}
      """#,
      "/api/v2/recipes/5ed6ab?key=kale-4711-secret": #"""
      {"status":"success","data":{"recipe":{"publisher":"Pots","ingredients":[
       {"quantity":0.5,"unit":"cup","description":"chopped leeks"},
       {"quantity":null,"unit":"","description":"Salt"}],
       "source_url":"http://pots.example/leek","title":"Leek Pie","servings":4,
       "cooking_time":45,"id":"5ed6ab"}}}
      """#,
    ],
    id: "5ed6ab",
    recipe: Recipe(
      title: "Leek Pie", publisher: "Pots", sourceURL: "http://pots.example/leek",
      imageURL: "http://pictures.example/l.jpg", ingredients: ["0.5 cup chopped leeks", "Salt"]),
    ids: ["5ed6ab"], requestCount: 2)

  /// Tasty: sections of components, numbered instructions, a key in a header.
  static let tasty = APISample(
    name: "Tasty",
    options: [
      "url": .text("/recipes/list?from={offset}&size={limit}&q={query}"), "page_size": .integer(2),
      "records": .text("results"), "total": .text("count"),
      "headers": .texts(["X-RapidAPI-Key: {key}", "X-RapidAPI-Host: tasty.example"]),
    ], key: "kale-4711-secret",
    answers: [
      "/recipes/list?from=0&size=2&q=": #"""
      {"count":1,"results":[{"id":77,"name":"Lentil Cups","slug":"lentil-cups",
       "description":"Small and warm.","thumbnail_url":"https://pictures.example/77.jpg",
       "num_servings":6,"yields":"Servings: 6","prep_time_minutes":15,"cook_time_minutes":20,
       "total_time_minutes":35,"language":"eng","credits":[{"name":"Ana Cook","type":"internal"}],
       "tags":[{"id":1,"name":"lunch","display_name":"Lunch","type":"meal"}],
       "user_ratings":{"count_positive":9,"count_negative":1,"score":0.9},
       "sections":[{"name":"Filling","position":1,"components":[
        {"id":5,"position":1,"raw_text":"1 cup red lentils, rinsed","extra_comment":"rinsed",
         "ingredient":{"id":3,"name":"red lentil","display_singular":"red lentil"},
         "measurements":[{"id":9,"quantity":"1","unit":{"name":"cup","abbreviation":"c"}},
          {"id":10,"quantity":"200","unit":{"name":"gram","abbreviation":"g"}}]},
        {"id":8,"position":2,"raw_text":"2 carrots","extra_comment":"",
         "ingredient":{"id":7,"name":"carrot"},
         "measurements":[{"id":11,"quantity":"2","unit":{"name":"","abbreviation":""}}]}]},
        {"name":"Cups","position":2,"components":[
        {"id":6,"position":1,"raw_text":"12 lettuce leaves","extra_comment":"",
         "ingredient":{"id":4,"name":"lettuce"},"measurements":[]}]}],
       "instructions":[{"id":1,"position":1,"display_text":"Boil the lentils.","start_time":0,
        "end_time":0},{"id":2,"position":2,"display_text":"Fill the leaves.","start_time":0,
        "end_time":0}]}]}
      """#
    ],
    id: "77",
    recipe: Recipe(
      title: "Lentil Cups", imageURL: "https://pictures.example/77.jpg",
      ingredients: ["1 cup red lentils, rinsed", "2 carrots", "12 lettuce leaves"],
      ingredientGroups: [
        RecipeGroup(name: "Filling", start: 0), RecipeGroup(name: "Cups", start: 2),
      ],
      directions: ["Boil the lentils.", "Fill the leaves."], description: "Small and warm.",
      yield: "Servings: 6", prepMinutes: 15, cookMinutes: 20, totalMinutes: 35),
    ids: ["77"], requestCount: 1)

  /// Spoonacular: `offset` and `number`, `totalResults`, steps in sections, a key in a header.
  static let spoonacular = APISample(
    name: "Spoonacular",
    options: [
      "url": .text("/recipes/complexSearch?query={query}&offset={offset}&number={limit}"),
      "item_url": .text("/recipes/{id}/information"),
      "headers": .texts(["x-api-key: {key}"]), "page_size": .integer(1), "details": .text("all"),
    ], key: "kale-4711-secret",
    answers: [
      "/recipes/complexSearch?query=&offset=0&number=1": #"""
      {"results":[{"id":640001,"title":"Pear Crumble","image":"https://pictures.example/p.jpg",
       "imageType":"jpg"}],"offset":0,"number":1,"totalResults":2}
      """#,
      "/recipes/complexSearch?query=&offset=1&number=1": #"""
      {"results":[{"id":640002,"title":"Plum Crumble","image":"https://pictures.example/q.jpg",
       "imageType":"jpg"}],"offset":1,"number":1,"totalResults":2}
      """#,
      "/recipes/640001/information": #"""
      {"id":640001,"title":"Pear Crumble","image":"https://pictures.example/p.jpg",
       "readyInMinutes":45,"servings":4,"sourceUrl":"https://orchard.example/pear",
       "sourceName":"Orchard","creditsText":"Orchard","spoonacularScore":83.5,"vegetarian":true,
       "dishTypes":["dessert"],"cuisines":[],"summary":"A <b>warm</b> dessert.",
       "extendedIngredients":[{"id":1,"aisle":"Produce","amount":4.0,"unit":"","name":"pears",
        "original":"4 ripe pears","originalName":"ripe pears","measures":{"us":{"amount":4.0,
        "unitShort":"","unitLong":""},"metric":{"amount":4.0,"unitShort":"","unitLong":""}}},
        {"id":2,"amount":100.0,"unit":"g","name":"oats","original":"100 g oats",
        "originalName":"oats"}],
       "instructions":"<ol><li>Slice the pears.</li><li>Bake.</li></ol>",
       "analyzedInstructions":[{"name":"","steps":[{"number":1,"step":"Slice the pears.",
        "ingredients":[],"equipment":[]},{"number":2,"step":"Bake.",
        "length":{"number":30,"unit":"minutes"}}]}]}
      """#,
    ],
    id: "640001",
    recipe: Recipe(
      title: "Pear Crumble", sourceURL: "https://orchard.example/pear",
      imageURL: "https://pictures.example/p.jpg", ingredients: ["4 ripe pears", "100 g oats"],
      directions: ["Slice the pears.", "Bake."], yield: "4", totalMinutes: 45),
    ids: ["640001", "640002"], requestCount: 4)
}
