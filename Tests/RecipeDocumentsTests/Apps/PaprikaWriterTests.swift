import Archives
import JSONSyntax
import RecipeCore
import RecipeDocuments
import TestSupport
import Testing

@Suite("Exports for Paprika")
struct PaprikaWriterTests {
  private static let recipes = [
    Recipe(
      title: "Leek “soup” / stew", publisher: "Pots & Pans",
      sourceURL: "http://pots.example/leek", imageURL: "http://pots.example/leek.jpg",
      ingredients: ["2 leeks", "½ cup cream 🧀", "1 roll"],
      ingredientGroups: [
        RecipeGroup(name: "Soup", start: 0), RecipeGroup(name: "To serve", start: 2),
      ],
      directions: ["Wash the leeks.", "Boil them\nfor a while."],
      description: "For\n\ncold \"days\".", tags: ["Soup", "Winter, cold"], yield: "4",
      prepMinutes: 10, cookMinutes: 80, totalMinutes: 90,
      rating: ExactNumber("4").flatMap { four in
        ExactNumber("5").map { Rating(value: four, best: $0) }
      },
      published: "2019-03-01"),
    Recipe(title: "Leek “soup” / stew", ingredients: ["water"], published: "2019-03-01T10:00:00"),
  ]

  @Test("what is written reads back the same on every field that the format has")
  func fixedPoint() {
    let outcome = AnyDocumentReader().read(
      Self.archive(Self.recipes), path: "a.paprikarecipes", fields: .all)
    let read = outcome.entries.map(\.recipe)
    #expect(read.map(Self.withoutExtras) == Self.recipes)
    #expect(
      outcome.entries.map(\.part) == [
        "Leek “soup” _ stew.paprikarecipe", "Leek “soup” _ stew 2.paprikarecipe",
      ])
    #expect(
      Self.archive(read)
        == Self.archive(
          AnyDocumentReader().read(
            Self.archive(read), path: "a.paprikarecipes", fields: .all
          ).entries.map(\.recipe)))
  }

  @Test("an identifier follows from the content, and one that was read is kept")
  func uid() throws {
    let (first, second) = (try uid(of: Self.recipes[0]), try uid(of: Self.recipes[1]))
    #expect(try uid(of: Self.recipes[0]) == first)
    #expect(first != second)
    #expect(first.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
    let kept = Recipe(title: "A", extras: [ExtraField(name: "uid", json: #""0E9F""#)])
    #expect(try uid(of: kept) == "0E9F")
  }

  @Test("notes and nutrition facts come back")
  func remarks() throws {
    let recipe = Recipe(
      title: "A", ingredients: ["1 leek"], notes: ["Freeze it.", "Good cold."],
      nutrition: [NutritionFact(name: "fat", text: "3 g")])
    let outcome = AnyDocumentReader().read(
      Self.archive([recipe]), path: "a.paprikarecipes", fields: .all)
    let copy = try #require(outcome.entries.first?.recipe)
    #expect(copy.notes == recipe.notes)
    #expect(copy.nutrition == recipe.nutrition)
  }

  @Test("texts of its own that were read from it are written back")
  func keptTexts() throws {
    let names = ["nutritional_info", "difficulty"]
    let recipe = Recipe(
      title: "A", extras: names.map { ExtraField(name: $0, json: "\"\($0)!\"") })
    let json = try document(of: recipe)
    for name in names { #expect(json[name]?.string == "\(name)!") }
  }

  @Test("a title that ends with a number takes no other recipe's place")
  func numberedTitles() {
    let titles = ["Soup 2", "Soup", "Soup"]
    let outcome = AnyDocumentReader().read(
      Self.archive(titles.map { Recipe(title: $0, ingredients: ["1 leek"]) }),
      path: "a.paprikarecipes", fields: .all)
    #expect(
      outcome.entries.map(\.part) == [
        "Soup 2.paprikarecipe", "Soup.paprikarecipe", "Soup 3.paprikarecipe",
      ])
  }

  @Test("groups in any order head each line once")
  func groupsOutOfOrder() throws {
    let recipe = Recipe(
      title: "A", ingredients: ["1 leek", "salt"],
      ingredientGroups: [2, 1].map { RecipeGroup(name: "G\($0)", start: $0) })
    #expect(try document(of: recipe)["ingredients"]?.string == "1 leek\nsalt\nG2:\nG1:")
  }

  @Test("every key of the format is there")
  func keys() throws {
    let names = try document(of: Recipe(title: "A")).members.map(\.name)
    #expect(
      names == [
        "categories", "cook_time", "created", "description", "difficulty", "directions", "hash",
        "image_url", "ingredients", "name", "notes", "nutritional_info", "photo", "photo_data",
        "photo_hash", "photo_large", "photos", "prep_time", "rating", "servings", "source",
        "source_url", "total_time", "uid",
      ])
  }

  @Test(
    "Python opens it and finds the hash right", .enabled(if: PythonTool.isThere, "needs python3"))
  func python() throws {
    let answer = try PythonTool.run(
      """
      import gzip, hashlib, json, zipfile
      titles = []
      with zipfile.ZipFile(sys.argv[1]) as z:
        assert z.testzip() is None
        for name in z.namelist():
          recipe = json.loads(gzip.decompress(z.read(name)))
          titles.append(recipe["name"])
          stated = recipe.pop("hash")
          text = json.dumps(recipe, sort_keys=True)
          assert stated == hashlib.sha256(text.encode("utf-8")).hexdigest(), text
      open(sys.argv[2], "w").write("|".join(titles))
      """, input: Self.archive(Self.recipes))
    #expect(String(decoding: answer, as: UTF8.self) == "Leek “soup” / stew|Leek “soup” / stew")
  }

  private static func archive(_ recipes: [Recipe]) -> [UInt8] {
    var bytes: [UInt8] = []
    PaprikaWriter().write(recipes) { bytes += $0 }
    return bytes
  }

  private func document(of recipe: Recipe) throws -> JSONValue {
    let archive = try ZipArchive(PaprikaWriter().document(of: recipe))
    let entry = try #require(archive.entries.first)
    return try JSONDocument(parsing: Gzip.unpack(archive.content(of: entry))).root
  }

  private func uid(of recipe: Recipe) throws -> String {
    try #require(try document(of: recipe)["uid"]?.string)
  }

  /// A recipe as it was written, which had no extras.
  private static func withoutExtras(_ recipe: Recipe) -> Recipe {
    Recipe(
      title: recipe.title, publisher: recipe.publisher, sourceURL: recipe.sourceURL,
      imageURL: recipe.imageURL, ingredients: recipe.ingredients,
      ingredientGroups: recipe.ingredientGroups, directions: recipe.directions,
      description: recipe.description, tags: recipe.tags, yield: recipe.yield,
      prepMinutes: recipe.prepMinutes, cookMinutes: recipe.cookMinutes,
      totalMinutes: recipe.totalMinutes, rating: recipe.rating, published: recipe.published)
  }
}
