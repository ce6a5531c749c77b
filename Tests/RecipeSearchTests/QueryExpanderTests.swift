import RecipeCore
import RecipeMatching
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeSearch

/// What the words of a query find beside what is written.
struct QueryExpanderTests {
  private static let expander = QueryExpander(
    OtherNames(adding: [["Gurke", "cucumber"], ["Spätzle", "Knöpfle"], ["gammon", "ham steak"]]))

  @Test(
    "a word finds other names, forms and compounds; phrases, prefixes and exclusions only themselves",
    arguments: [
      ("courgette", "Zucchini bread", true), ("\"courgette\"", "Zucchini bread", false),
      ("courgette*", "Zucchini bread", false), ("bread -courgette", "Zucchini bread", true),
      ("bread -zucchini", "Zucchini bread", false), ("courgettes bread", "Zucchini bread", true),
      ("title:courgette", "Zucchini bread", true), ("publisher:courgette", "Zucchini", false),
      ("prawn OR tofu", "Shrimp toast", true), ("(prawn OR tofu) toast", "Shrimp toast", true),
      ("spring onion", "Scallion cake", true), ("cake spring onion", "Scallion cake", true),
      ("\"spring onion\"", "Scallion cake", false), ("onion spring", "Scallion cake", false),
      ("spring", "Scallion cake", false), ("scallion", "Cake of spring onions", true),
      ("scallion", "Spring cake with onions", false), ("gurke", "Cucumber salad", true),
      ("gammon", "Ham steak with pineapple", true), ("ham steak", "Gammon with pineapple", true),
      ("\"ham steak\"", "Gammon with pineapple", false), ("ham steak", "Steak tartare", false),
      ("Ei", "Eierlikör", true), ("Ei", "Eiersalat", true), ("Ei", "Eisbein mit Kraut", false),
      ("Ei", "Eiskaffee", false), ("Ei", "Eierbecher", false), ("Eier", "Eierlikör", true),
      ("whisky", "Whiskey sour", true), ("whiskey", "Whisky sour", true),
      ("whiskey", "Whisked eggs", false), ("smoky", "Smokey ribs", true),
      ("Ei", "Rührei aus drei Eiern", false), ("Ei", "Gekochte Eier", true),
      ("Eier", "Ein Ei", true), ("moehre", "Möhren", true), ("Möhren", "Eine Möhre", true),
      ("huhn", "Hühner", true), ("Kürbis", "Kürbissuppe", true), ("kirsche", "Kirschkuchen", true),
      ("Kirschen", "Kirschkuchen", true), ("Kartoffeln", "Kartoffelsalat", true),
      ("Nudeln", "Nudelauflauf", true), ("Rind", "Rindfleischsuppe", true),
      ("Rind", "Geschmortes Rindfleisch", true), ("Rind", "Rindenmulch", false),
      ("knoepfle", "Käsespätzle mit Spätzle", true), ("brownies", "Fudge Brownie", true),
      ("brownies", "Brown Bread", false), ("zwiebel", "Zwiebelkuchen", true),
      ("egg", "Eggplant", false), ("corn", "Cornstarch", false),
      ("pasta", "Tomato paste", false), ("butter", "Pork butt", false),
      ("\"Kürbis\"", "Kürbissuppe", false), ("蝦", "Shrimp toast", true),
    ])
  func meanings(query: String, title: String, isMatch: Bool) throws {
    let recipe = RankedRecipe.sample(.sample("a/1", title))
    let query = try RecipeQuery(parsing: query)
    #expect(Self.expander.expanded(query).matches(recipe) == isMatch)
  }

  @Test("what a source is asked for stays as it is written")
  func searchText() throws {
    let query = try RecipeQuery(parsing: "spring onion courgette")
    #expect(Self.expander.expanded(query).searchTexts == ["spring onion courgette"])
  }

  @Test(
    "the typed word is before its synonyms, and another spelling is the word itself",
    arguments: [
      ("prawns", ["Prawn Soup", "Shrimp Pie"]), ("shrimp", ["Shrimp Pie", "Prawn Soup"]),
      ("lasagna", ["Lasagne Pie", "Lasagna Soup"]), ("lasagne", ["Lasagne Pie", "Lasagna Soup"]),
      ("courgettes", ["Courgette Soup", "Zucchini Breads"]),
      ("scallion", ["Big Scallion Pie", "Spring Onion Pie"]),
      ("spring onion", ["Spring Onion Pie", "Big Scallion Pie"]),
      ("\"prawn\"", ["Prawn Soup"]),
    ], [SortOrder.best, .relevance])
  func synonymsLast(sample: (query: String, titles: [String]), sort: SortOrder) async throws {
    let titles = [
      "Shrimp Pie", "Prawn Soup", "Lasagne Pie", "Lasagna Soup", "Zucchini Breads",
      "Courgette Soup", "Big Scallion Pie", "Spring Onion Pie",
    ]
    let recipes = titles.enumerated().map { RankedRecipe.sample(.sample("a/\($0)", $1)) }
    let result = await QueryEvaluator(
      try RecipeQuery(parsing: sample.query), QueryOptions(sort: sort), expander: Self.expander,
      work: .sample
    ).evaluate(over: recipes, reports: [])
    #expect(result.recipes.map(\.merged.recipe.title) == sample.titles)
  }

  @Test("the names by which a recipe was found are told")
  func names() async throws {
    let recipes: [RankedRecipe] = [
      .sample(.sample("a/1", "Zucchini bread")), .sample(.sample("a/2", "Courgette soup")),
    ]
    let options = QueryOptions(sort: .relevance, explains: true)
    let result = await QueryEvaluator(
      try RecipeQuery(parsing: "courgette"), options, expander: Self.expander, work: .sample
    ).evaluate(over: recipes, reports: [])
    let names = result.scores.map { score -> [String] in
      guard case .term(_, let names, _, _, _) = score.parts.first?.reason else { return [] }
      return names
    }
    #expect(
      Set(zip(result.recipes, names).map { "\($0.merged.recipe.title) \($1)" })
        == ["Zucchini bread [\"zucchini\"]", "Courgette soup []"])
  }
}
