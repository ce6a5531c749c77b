import RecipeCore
import RecipeFormatting
import RecipeMerging
import Testing

@Suite("Template")
struct TemplateTests {
  private func output(
    _ template: String, of recipe: RankedRecipe = Samples.full, width: Int? = nil
  ) -> String {
    let page = ResultDocument.recipes(Samples.result([recipe]))
    let options = FormatOptions(width: width, template: template)
    return printed(page, by: TemplateFormatter(options: options))
  }

  @Test(
    "fields, braces and escapes are filled in, a line for each row",
    arguments: [
      (#"{title}\t{source_url}"#, "Leek \"soup\"\thttps://green.example/leek\n"),
      ("{{{id}}}", "{9f0c35a1b2d4}\n"), (#"a\\b\nc"#, "a\\b\nc\n"), ("", "\n"),
      ("{tags} {social_rank}", "soup; winter 99.99999999999974\n"), ("é{yield}漢", "é4 servings漢\n"),
    ])
  func fills(_ template: String, _ expected: String) {
    #expect(output(template) == expected)
  }

  @Test(
    "what cannot be understood is told with its place before anything is written",
    arguments: [
      ("a{titel}", 2, "there is no field 'titel'", "did you mean '{title}'?"),
      ("é{title", 1, "'{' without '}'", "write '{{' for a brace"),
      ("{title}}", 7, "'}' without '{'", "write '}}' for a brace"),
      (#"ab\x"#, 2, #"unknown escape '\x'"#, #"the escapes are \t, \n and \\"#),
      (#"ab\"#, 2, #"unknown escape '\' at the end"#, #"the escapes are \t, \n and \\"#),
      ("{}", 1, "there is no field ''", "the fields are title, source_url"),
    ])
  func refuses(_ template: String, _ offset: Int, _ message: String, _ help: String) {
    let error = #expect(throws: TemplateError.self) {
      try Template(parsing: template, fields: ["title", "source_url"])
    }
    #expect(error == TemplateError(message, template: template, offset: offset, help: help))
    #expect(output(template).isEmpty)
  }

  @Test("on a terminal no value steers it")
  func terminal() {
    let recipe = Samples.ranked(Recipe(title: "\u{1B}[2Jx"))
    #expect(output(#"\t{title}"#, of: recipe, width: 80) == "\t\u{FFFD}[2Jx\n")
    #expect(output(#"\t{title}"#, of: recipe) == "\t\u{1B}[2Jx\n")
  }

  @Test("without a template nothing is written")
  func none() {
    let page = ResultDocument.recipes(Samples.result([Samples.full]))
    #expect(printed(page, by: TemplateFormatter(options: FormatOptions())).isEmpty)
  }
}
