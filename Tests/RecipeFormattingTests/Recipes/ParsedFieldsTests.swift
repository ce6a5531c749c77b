import RecipeCore
import RecipeFormatting
import Testing

@Suite("Parsed ingredients and yields on their way out")
struct ParsedFieldsTests {
  private let page = ResultDocument.recipes(
    Samples.result([
      Samples.ranked(
        Recipe(
          title: "Soup",
          ingredients: ["2½ cups flour, sifted", "1-2 (14 oz) cans beans (optional)", "Salt"],
          yield: "about 4 servings"))
    ]))

  @Test("they are shown when asked for")
  func asked() {
    let fields = ["parsed_ingredients", "parsed_yield"]
    let text = printed(page, by: NDJSONFormatter(options: FormatOptions(fields: fields)))
    let flour =
      #"{"text":"2½ cups flour, sifted","quantity":{"exact":"5/2","value":2.5},"unit":"cup","#
      + #""food":"flour","preparation":"sifted"}"#
    let beans =
      #"{"text":"1-2 (14 oz) cans beans (optional)","#
      + #""quantity":{"from":{"exact":"1","value":1},"to":{"exact":"2","value":2}},"unit":"can","#
      + #""food":"beans","note":"optional","optional":true,"#
      + #""package_size":{"quantity":{"exact":"14","value":14},"unit":"oz"}}"#
    let salt = #"{"text":"Salt","food":"Salt"}"#
    let yield =
      #"{"text":"about 4 servings","quantity":{"exact":"4","value":4,"approximate":true},"#
      + #""unit":"servings","servings":true}"#
    #expect(
      text == #"{"parsed_ingredients":[\#(flour),\#(beans),\#(salt)],"parsed_yield":\#(yield)}"#
        + "\n")
  }

  @Test(
    "the time that a table shows is a field, which says where it is a lower bound",
    arguments: [
      (
        Recipe(title: "A", prepMinutes: 10, cookMinutes: 20),
        #""time_minutes":30,"time_is_least":false"#
      ),
      (Recipe(title: "A", cookMinutes: 20), #""time_minutes":20,"time_is_least":true"#),
      (Recipe(title: "A", totalMinutes: 45), #""time_minutes":45,"time_is_least":false"#),
      (
        Recipe(title: "A", prepMinutes: 10, cookMinutes: 0),
        #""time_minutes":10,"time_is_least":false"#
      ),
      (Recipe(title: "A"), ""), (Recipe(title: "A", prepMinutes: 0, cookMinutes: 0), ""),
      (Recipe(title: "A", totalMinutes: 0), ""),
    ])
  func times(recipe: Recipe, expected: String) {
    let page = ResultDocument.recipes(Samples.result([Samples.ranked(recipe)]))
    let options = FormatOptions(fields: ["time_minutes", "time_is_least"])
    #expect(printed(page, by: NDJSONFormatter(options: options)) == "{\(expected)}\n")
  }

  @Test("they are not among the usual fields, and absent where there is nothing to parse")
  func usual() {
    let usual = printed(page, by: NDJSONFormatter(options: FormatOptions()))
    #expect(!usual.contains("parsed_"))
    let empty = ResultDocument.recipes(Samples.result([Samples.ranked(Recipe(title: "x"))]))
    let options = FormatOptions(fields: ["parsed_ingredients", "parsed_yield"])
    #expect(printed(empty, by: NDJSONFormatter(options: options)) == "{}\n")
  }

  @Test("CSV has them as compact JSON")
  func csv() {
    let options = FormatOptions(fields: ["parsed_yield"])
    #expect(printed(page, by: CSVFormatter(options: options)).contains(#"""exact"":""4"""#))
  }
}
