import RecipeCore
import RecipeMatching
import TestSupport
import Testing

@testable import RecipeMerging
@testable import RecipeSearch

/// What exclusions leave among the results.
struct ExclusionReviewTests {
  private static let recipes: [RankedRecipe] = [
    .sample(.sample("a/1", "Bread", ingredients: ["100 g nuts"])),
    .sample(.sample("a/2", "Cake", ingredients: ["nuts", "1 nutmeg"])),
    .sample(.sample("a/3", "Nut Roast", ingredients: ["1 nut"])),
    .sample(.sample("a/4", "Paella", ingredients: ["shrimps"], tags: ["Shrimp"])),
    .sample(.sample("a/5", "Nusskuchen", ingredients: ["Nüsse"])),
    .sample(RecipeRecord("a/6", Recipe(title: "Plain Tart", notes: ["Serve with tree nuts."]))),
    .sample(.sample("a/7", "Eierlikör", ingredients: ["1 œuf"])),
    .sample(.sample("a/8", "Pie", ingredients: ["Tree Nuts"])),
    .sample(.sample("a/9", "Nussecken", ingredients: ["Nussmus"])),
    .sample(.sample("a/10", "Nussbrot", ingredients: ["mehl"])),
  ]

  private func left(_ query: String) async throws -> [String] {
    let evaluator = QueryEvaluator(
      try RecipeQuery(parsing: query), QueryOptions(),
      expander: QueryExpander(OtherNames(adding: [])), work: .sample)
    return (await evaluator.review(over: Self.recipes, finds: ServerFinds())?.remainders ?? []).map
    {
      "\($0.text) \($0.count) \($0.fieldPrefix)\($0.words.joined(separator: ","))\($0.hasOthers ? " …" : "")"
    }
  }

  @Test(
    "an excluded word says which plurals, compounds and other names are left, and in how many recipes",
    arguments: [
      ("-nut", ["nut 3 nuts"]), ("bread -nut", ["nut 1 nuts"]), ("-nut -nuts", []),
      ("-prawn", ["prawn 1 shrimp,shrimps"]), ("-shrimp -shrimps", []),
      ("-nuss", ["nuss 3 nussbrot,nusskuchen,nussmus …"]),
      ("-nuss -nusse", ["nuss 2 nussbrot,nussmus"]),
      ("nusskuchen -nuss", ["nuss 1 nusskuchen,nüsse"]), ("-Ei", ["Ei 1 eierlikör"]),
      ("-(nut OR prawn)", ["nut 3 nuts", "prawn 1 shrimp,shrimps"]),
      ("-\"tree nut\"", ["\"tree nut\" 1 tree nuts"]), ("-nut*", []), ("nut", []),
      ("bread OR -nut", []), ("-ingredient:nut", []),
      ("-ingredient:prawn", ["ingredient:prawn 1 ingredient:shrimps"]),
      ("-source:b", []), ("-publisher:nut", []), ("-(nut bread)", []),
    ])
  func remainders(query: String, expected: [String]) async throws {
    #expect(try await left(query) == expected)
  }
}
