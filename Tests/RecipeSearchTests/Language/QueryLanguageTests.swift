import RecipeCore
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeSearch

/// What each construct of the language finds; `ReferenceQueryTests` tries them together.
struct QueryLanguageTests {
  private static let recipe = Recipe(
    title: "Käsekuchen mit Quark", publisher: "Closet Kitchen",
    sourceURL: "https://closet.example/kaese", imageURL: "https://closet.example/k.jpg",
    socialRank: ExactNumber("87.5"),
    ingredients: ["500 g Quark", "3 eggs", "100 g brown sugar", "2 tbsp olive oil"],
    directions: ["Mix.", "Bake."], tags: ["cake", "German"], yield: "12 servings", prepMinutes: 20,
    cookMinutes: 55,
    rating: ExactNumber("9").flatMap { value in
      ExactNumber("10").map { Rating(value: value, best: $0, count: 40) }
    },
    language: "de-AT", published: "2019-03-07T10:00:00Z")

  private static let cake = RankedRecipe.sample(
    RecipeRecord("notes/cakes/kaese.md", recipe), RecipeRecord("api/35382", recipe))
  private static let bare = RankedRecipe.sample(.sample("api/1", "Bare"))

  @Test(
    "words, AND, OR, NOT and parentheses",
    arguments: [
      ("quark sugar", true), ("quark AND sugar", true), ("quark AND cream", false),
      ("cream OR sugar", true), ("cream OR butter", false), ("quark cream OR sugar", true),
      ("quark (cream OR sugar)", true), ("sugar (cream OR butter)", false),
      ("(cream OR sugar) (quark OR butter)", true), ("NOT cream", true), ("NOT quark", false),
      ("quark NOT cream", true), ("quark AND NOT sugar", false), ("-cream", true),
      ("-(cream OR sugar)", false), ("-(cream sugar)", true), ("NOT NOT quark", true),
      ("--quark", true), ("-cream -butter", true), ("and", false), ("\"AND\"", false),
      ("quark, sugar", true), ("quark,sugar", true), ("quark,cream", false), (",", true),
      ("((quark))", true), ("(& OR &) quark", true), ("cream OR &", false), ("-&", true),
      ("quark(sugar)", true), ("ORANGE", false),
    ])
  func operators(query: String, isMatch: Bool) throws {
    #expect(try RecipeQuery(parsing: query).matches(Self.cake) == isMatch, "\(query)")
  }

  @Test(
    "phrases and prefixes",
    arguments: [
      ("\"brown sugar\"", true), ("“brown sugar”", true), ("„brown sugar“", true),
      ("\"sugar brown\"", false), ("qua*", true), ("quar*", true), ("kuchen*", false),
      ("\"brown sug*\"", true), ("\"bro* sugar\"", false), ("käse*", true), ("kase*", true),
      ("kaese*", true), ("*", true), ("-qua*", false), ("eggs*", true), ("eggss*", false),
    ])
  func phrases(query: String, isMatch: Bool) throws {
    #expect(try RecipeQuery(parsing: query).matches(Self.cake) == isMatch, "\(query)")
  }

  @Test(
    "phrases and excluded words are exact: no plurals, but any case, accents and umlauts",
    arguments: [
      ("\"egg\"", false), ("\"eggs\"", true), ("\"EGGS\"", true), ("\"3 egg\"", false),
      ("\"brown sugars\"", false), ("ingredient:\"3 egg\"", false), ("-egg", true),
      ("-eggs", false), ("NOT egg", true), ("NOT NOT egg", true), ("-\"3 egg\"", true),
      ("-\"3 eggs\"", false), ("-(egg OR quarks)", true), ("-(egg OR eggs)", false),
      ("\"kasekuchen\"", true), ("-kaesekuchen", false), ("-ingredient:egg", false),
      ("\"eg*\"", true), ("-eg*", false),
    ])
  func exactness(query: String, isMatch: Bool) throws {
    #expect(try RecipeQuery(parsing: query).matches(Self.cake) == isMatch, "\(query)")
  }

  @Test(
    "what a word in y is made of is no form of it",
    arguments: [
      ("berry", "Berries", true), ("berries", "Berry", true), ("salty", "Salt", false),
      ("salt", "Salty", false), ("whisky", "Whisk", false), ("whiskies", "Whisky", true),
      ("whisk", "Whisks", true), ("pies", "Pie", true),
    ])
  func wordsInY(query: String, title: String, isMatch: Bool) throws {
    let recipe = RankedRecipe.sample(.sample("a/1", title))
    #expect(try RecipeQuery(parsing: query).matches(recipe) == isMatch)
  }

  @Test(
    "fields look into their own text, and govern parentheses",
    arguments: [
      ("title:quark", true), ("name:quark", true), ("title:sugar", false),
      ("ingredient:\"olive oil\"", true), ("ingredient:(egg OR tofu)", true),
      ("ingredient:(egg tofu)", false), ("ingredient:(egg -tofu)", true),
      ("ingredient:(egg title:quark)", true), ("-ingredient:(tofu OR seitan)", true),
      ("tag:german", true), ("category:cake", true), ("publisher:closet", true),
      ("source:notes", true), ("source:(api notes)", true), ("language:de", true),
      ("lang:en", false),
      ("url:closet", true), ("link:elsewhere", false), ("id:35382", true), ("id:353", true),
      ("id:5382", false), ("directions:bake", true), ("step:(mix bake)", true),
      ("title:qua*", true), ("ingredient:5..6", false), ("ingredients:4", false),
    ])
  func fields(query: String, isMatch: Bool) throws {
    #expect(try RecipeQuery(parsing: query).matches(Self.cake) == isMatch, "\(query)")
  }

  @Test(
    "numbers, times and dates compare",
    arguments: [
      ("time:<80", true), ("time:<75", false), ("time:<=75", true), ("time:75", true),
      ("time:=75", true), ("time:>75", false), ("time:>=1h15", true), ("time:<1.5h", true),
      ("time:1h15m", true), ("time:1:15", true), ("time:60..90", true), ("time:..1h", false),
      ("time:1h..", true), ("time:≤75", true), ("time:≥2h", false), ("time:(<10 OR >70)", true),
      ("time:\"1 h 15\"", true), ("prep:20min", true), ("cook:<1h", true), ("time:<1d", true),
      ("rank:>=80", true), ("rank:87.5", true), ("rank:..87.4", false), ("rating:>4", true),
      ("rating:4.5", true), ("stars:>=5", false), ("votes:>10", true), ("servings:12", true),
      ("serves:>12", false), ("published:2019", true), ("published:>2019", false),
      ("published:>=2019", true), ("published:<2019", false), ("published:<=2019", true),
      ("published:2019-03", true), ("published:2019-04..", false), ("year:2018..2019", true),
      ("date:2019-03-07", true), ("date:<2019-03-07", false), ("ingredients:<5", true),
      ("ingredients:4..4", true), ("ingredient:>4", false), ("steps:=2", true), ("tags:>=2", true),
      ("source:>1", true), ("sources:>2", false), ("-time:<80", false),
    ])
  func numbers(query: String, isMatch: Bool) throws {
    #expect(try RecipeQuery(parsing: query).matches(Self.cake) == isMatch, "\(query)")
  }

  @Test(
    "preparation alone tells how long a recipe takes at least",
    arguments: [
      ("time:<30", false), ("time:10", false), ("time:..1d", false), ("time:5..20", false),
      ("time:>5", true), ("time:>=10", true), ("time:10..", true), ("time:>10", false),
      ("prep:<30", true), ("has:time", true),
    ])
  func leastTime(query: String, isMatch: Bool) throws {
    let recipe = RankedRecipe.sample(
      RecipeRecord("notes/1", Recipe(title: "Stew", prepMinutes: 10)))
    #expect(try RecipeQuery(parsing: query).matches(recipe) == isMatch, "\(query)")
  }

  @Test(
    "of a range the upper end is compared",
    arguments: [
      ("time:<30", false), ("time:<40", true), ("time:35", true), ("time:>30", true),
      ("prep:<=15", true), ("prep:<15", false),
    ])
  func range(query: String, isMatch: Bool) throws {
    let recipe = RankedRecipe.sample(
      RecipeRecord(
        "notes/1",
        Recipe(
          title: "Stew", prepMinutes: MinuteRange(10, 15), totalMinutes: MinuteRange(25, 35))))
    #expect(try RecipeQuery(parsing: query).matches(recipe) == isMatch, "\(query)")
  }

  @Test(
    "notes and tools are found, and where a query names them, nowhere else",
    arguments: [
      ("note:freezes", true), ("tip:\"freezes well\"", true), ("freezes", true),
      ("\"freezes well\"", true), ("casserole", true), ("stew casserole", true),
      ("-freezes", true), ("-casserole", true), ("-note:freezes", false), ("title:freezes", false),
      ("tool:casserole", true), ("note:casserole", false), ("has:notes", true),
      ("-has:notes", false),
    ])
  func remarks(query: String, isMatch: Bool) throws {
    let recipe = RankedRecipe.sample(
      RecipeRecord("notes/1", Recipe(title: "Stew", notes: ["Freezes well."], tools: ["casserole"]))
    )
    #expect(try RecipeQuery(parsing: query).matches(recipe) == isMatch, "\(query)")
  }

  @Test(
    "what is not known is in no range and lacks everything",
    arguments: [
      ("time:<80", false), ("time:>0", false), ("-time:<80", true), ("rank:..", nil),
      ("has:time", false), ("missing:time", true), ("missing:image", true), ("has:image", false),
      ("missing:(image directions)", true), ("has:(image OR tags)", false), ("no:rating", true),
      ("ingredients:<5", true), ("published:<2030", false),
    ] as [(String, Bool?)])
  func absent(query: String, isMatch: Bool?) throws {
    guard let isMatch else {
      #expect(throws: QueryError.self) { try RecipeQuery(parsing: query) }
      return
    }
    #expect(try RecipeQuery(parsing: query).matches(Self.bare) == isMatch, "\(query)")
  }

  @Test(
    "has and missing ask about every field",
    arguments: [
      "image", "picture", "ingredients", "directions", "tags", "yield", "time", "rank", "rating",
      "publisher", "language", "published", "url",
    ])
  func presence(name: String) throws {
    #expect(try RecipeQuery(parsing: "has:\(name)").matches(Self.cake))
    #expect(try !RecipeQuery(parsing: "missing:\(name)").matches(Self.cake))
    #expect(try RecipeQuery(parsing: "missing:\(name)").matches(Self.bare))
  }

  @Test(
    "a query written with other names, signs or order is the same query",
    arguments: [
      ("a b", "a AND b"), ("-a", "NOT a"), ("a -b", "a AND NOT b"), ("TITLE:a", "title:a"),
      ("a, b", "a b"),
    ])
  func equals(one: String, other: String) throws {
    let recipes = ["a", "b", "a b", "c"].map { RankedRecipe.sample(.sample("x/\($0)", $0)) }
    let (one, other) = (try RecipeQuery(parsing: one), try RecipeQuery(parsing: other))
    #expect(recipes.map(one.matches) == recipes.map(other.matches))
  }
}
