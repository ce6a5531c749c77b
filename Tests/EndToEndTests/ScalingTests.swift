import Testing

/// `show` and `export` for another number of servings and in other units, and `shop`.
struct ScalingTests {
  /// A folder with two soups and a cake, and a configuration of aisles and queries.
  private func kitchen() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      # Leek Soup

      Serves 4

      ## Ingredients

      - 3 leeks
      - 1 1/2 cups stock
      - 1 egg
      - salt to taste

      ## Directions

      1. Boil.
      """, to: "notes/leek.md")
    try folder.write(
      """
      {"title": "Onion Soup", "ingredients": ["2 onions", "1 leek", "240 ml stock", "water"],
       "directions": ["Fry.", "Boil."], "tags": ["soup", "quick"], "total_minutes": 20,
       "f2f_url": "http://food2fork.example/1", "source_url": "http://soup.example/onion"}
      """, to: "json/onion.json")
    try folder.write(
      """
      [sources.notes]
      kind = "markdown"
      path = "notes"

      [sources.json]
      kind = "json"
      path = "json"

      [aisles]
      "Market" = ["leek"]

      [queries]
      quick = "time:<25"
      quick-soups = "@quick soup"
      """, to: "recipes.toml")
    return folder
  }

  @Test("--servings writes the amounts for so many, and says what cannot be divided")
  func servings() async throws {
    let folder = try kitchen()
    let page = try await recipes("show", "leek soup", "--servings", "6").inFolder(folder.path)
      .result()
    #expect(page.status == 0)
    for text in [
      "6 servings", "4 1/2 leeks", "2 1/4 cups stock", "1 1/2 eggs", "salt to taste",
      "1 1/2 times those of the recipe (4 servings)", "no amount was found in them: salt to taste",
      "comes whole: 1 1/2 eggs",
    ] {
      #expect(page.output.contains(text), "\(text)")
    }
  }

  @Test(
    "the units of the configuration are those of every command, and --units original undoes them",
    arguments: [
      ["show", "notes:leek.md"], ["show", "./notes/leek.md"], ["export", "title:leek"],
      ["shop", "notes:leek.md"],
    ])
  func usualUnits(words: [String]) async throws {
    let folder = try kitchen()
    let settings = try folder.text(of: "recipes.toml")
    try folder.write(settings + "\n[defaults]\nunits = \"metric\"\n", to: "recipes.toml")
    let usual = try await CommandRun(RecipesBinary.path, words).inFolder(folder.path).result()
    #expect(usual.output.contains("360 ml") && !usual.output.contains("1 1/2 cups"))
    let own = try await CommandRun(RecipesBinary.path, words + ["--units", "original"])
      .inFolder(folder.path).result()
    #expect(own.output.contains("1 1/2 cups") && !own.output.contains("360 ml"))
  }

  @Test("aisles of the configuration hold for files, too")
  func aislesOfFiles() async throws {
    let folder = try kitchen()
    let list = try await recipes("shop", "notes/leek.md").inFolder(folder.path).result()
    #expect(list.output.contains("Market"))
  }

  @Test("--units and --scale hold for data, documents and exports, too")
  func everywhere() async throws {
    let folder = try kitchen()
    let options = ["--scale", "2", "--units", "metric"]
    let json = try await CommandRun(
      RecipesBinary.path, ["show", "leek soup", "-o", "json"] + options
    )
    .inFolder(folder.path).result()
    #expect(json.output.contains("\"720 ml stock\""))
    #expect(json.output.contains("\"factor\": \"2\""))
    #expect(json.output.contains("\"reason\": \"no amount\""))
    let markdown = try await CommandRun(
      RecipesBinary.path, ["show", "leek soup", "-o", "markdown"] + options
    )
    .inFolder(folder.path).result()
    #expect(markdown.output.contains("720 ml stock"))
    let export = try await CommandRun(
      RecipesBinary.path, ["export", "--format", "ndjson"] + options
    )
    .inFolder(folder.path).result()
    #expect(export.output.contains("480 ml stock"))
    #expect(export.errors.contains("2 lines have no amount or cannot be divided"))
  }

  @Test("a recipe that does not say how much it makes has --scale instead")
  func noYield() async throws {
    let folder = try kitchen()
    let result = try await recipes("show", "onion soup", "--servings", "6").inFolder(folder.path)
      .result()
    #expect(result.status == 2)
    #expect(result.errors.contains("'--scale'"))
    let export = try await recipes("export", "--servings", "8", "-o", "ndjson")
      .inFolder(folder.path).result()
    #expect(export.status == 2)
    #expect(export.output.isEmpty)
    #expect(export.errors.contains("does not say how much it makes"))
    #expect(export.errors.contains("'--scale'"))
    let scaled = try await recipes("export", "--scale", "2", "-o", "recipemd", "title:onion")
      .inFolder(folder.path).result()
    #expect(scaled.output.contains("Amounts are 2 times those of the recipe"))
  }

  @Test(
    "numbers that are none are refused",
    arguments: [["--scale", "0"], ["--servings", "many"], ["--scale", "2", "--servings", "3"]])
  func refuses(options: [String]) async throws {
    let folder = try kitchen()
    let result = try await CommandRun(RecipesBinary.path, ["show", "leek soup"] + options).inFolder(
      folder.path
    ).result()
    #expect(result.status == 2)
    #expect(result.errors.contains("--scale") || result.errors.contains("--servings"))
  }

  @Test("a shopping list has each food once, by aisle, with the recipes that need it")
  func shop() async throws {
    let folder = try kitchen()
    let list = try await recipes("shop", "leek soup", "onion soup", "--servings", "leek soup=8")
      .inFolder(folder.path).result()
    #expect(
      list.output == """
        Market
          7       leeks · Leek Soup, Onion Soup

        Vegetables and fruit
          2       onions · Onion Soup

        Dairy and eggs
          2       eggs · Leek Soup

        Oil, vinegar and sauces
          960 ml  stock · Leek Soup, Onion Soup

        At hand
                  salt · Leek Soup
                  water · Onion Soup

        """)
    let json = try await recipes("shop", "onion soup", "-o", "json").inFolder(folder.path).result()
    #expect(json.output.contains("\"amounts\": [\n        \"240 ml\"\n      ]"))
    let cells = try await recipes("shop", "onion soup", "--fields", "food,lines", "-o", "csv")
      .inFolder(folder.path).result()
    #expect(cells.output.contains("onions,2 onions (Onion Soup)\r\n"))
    let ids = try await recipes("search", "soup", "--template", "{id}\\t{title}")
      .inFolder(folder.path).result().output
    let piped = try await recipes("shop", "-", "-o", "markdown").inFolder(folder.path)
      .input(ids).result()
    #expect(piped.output.contains("- [ ] 4 leeks (Onion Soup, Leek Soup)"))
    let wrong = try await recipes("shop", "leek soup", "--servings", "stew=8")
      .inFolder(folder.path).result()
    #expect(wrong.status == 2)
  }

  @Test("a saved query is used by its name, in a query and in another saved one")
  func savedQueries() async throws {
    let folder = try kitchen()
    let found = try await recipes("search", "@quick-soups", "--template", "{title}")
      .inFolder(folder.path).result()
    #expect(found.output == "Onion Soup\n")
    let others = try await recipes("search", "soup -@quick", "--template", "{title}")
      .inFolder(folder.path).result()
    #expect(others.output == "Leek Soup\n")
    let unknown = try await recipes("search", "@quik").inFolder(folder.path).result()
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean '@quick'?"))
  }

  @Test("a search without a query says what there is to search for, and tags are counted")
  func terms() async throws {
    let folder = try kitchen()
    let page = try await recipes("search").inFolder(folder.path).result()
    #expect(page.status == 0)
    for text in ["soup (1)", "leek (2)", "recipes search 'time:<30'"] {
      #expect(page.output.contains(text), "\(text)")
    }
    let json = try await recipes("search", "-o", "json").inFolder(folder.path).result()
    #expect(json.output.contains("\"foods_counted_in\": "))
    let tags = try await recipes("tags", "-o", "csv").inFolder(folder.path).result()
    #expect(tags.output == "tag,recipes\r\nquick,1\r\nsoup,1\r\n")
  }

  @Test("open leads to the publisher's page or the aggregator's")
  func open() async throws {
    let folder = try kitchen()
    let pages = [
      "--original": "http://soup.example/onion\n",
      "--instructions": "http://food2fork.example/1\n",
    ]
    for (option, address) in pages {
      let result = try await recipes("open", "onion soup", "--print", option)
        .inFolder(folder.path).result()
      #expect(result.output == address)
    }
    let none = try await recipes("open", "leek soup", "--print", "--instructions")
      .inFolder(folder.path).result()
    #expect(none.status == 1)
    #expect(none.errors.contains("no aggregator's page"))
  }

  @Test("servings are those of the recipe that is named best, and of one alone")
  func servingsOfOne() async throws {
    let folder = try TemporaryFolder()
    // Of seventeen ids two begin with the same digit.
    let texts = (1...17).map {
      #"{"title": "\#($0) soups", "yield": "2 servings", "ingredients": ["1 can of beans"]}"#
    }
    try folder.write("[\(texts.joined(separator: ",\n"))]", to: "soups.json")
    try folder.write("[sources.soups]\nkind = \"json\"\npath = \"soups.json\"", to: "recipes.toml")
    let all: ListDocument = try await recipes("list", "-o", "json").inFolder(folder.path).result()
      .json()
    let alike = Dictionary(grouping: all.recipes.map(\.id)) { $0.prefix(1) }
    let (first, ids) = try #require(alike.first { $0.value.count > 1 })
    func shop(_ ids: [String], _ servings: String...) async throws -> CommandResult {
      let options = servings.flatMap { ["--servings", $0] }
      return try await CommandRun(RecipesBinary.path, ["shop"] + ids + options)
        .inFolder(folder.path).result()
    }
    let one = try await shop([ids[0]], "\(first)=40", "\(ids[0])=8", "\(ids[0].prefix(3))=20")
    #expect(one.output.contains("4 cans"), "\(one.output)")
    let several = try await shop(ids, "\(first)=40")
    #expect(several.status == 2)
    #expect(several.errors.contains("fits \(ids.count) recipes of the list"))
    let none = try await shop(ids, "=8")
    #expect(none.status == 2)
    #expect(none.errors.contains("'--servings =8' names no recipe"))
  }
}
