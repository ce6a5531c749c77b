import RecipeCore
import RecipeDocuments
import Testing

@Suite("Cookbook export")
struct HTMLCookbookWriterTests {
  @Test("several recipes are a page with contents that lead to each")
  func contents() {
    let page = HTMLCookbookWriter().text(of: Recipe(title: "Tea"), Recipe(title: "Soup"))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains("<nav aria-labelledby=\"contents\">"))
    #expect(page.contains("<a href=\"#recipe-2\">Soup</a>"))
    #expect(page.contains("<article id=\"recipe-2\">"))
    #expect(page.contains("<h1>Cookbook</h1>") && page.contains("<h2 dir=\"auto\">Soup</h2>"))
  }

  @Test("one recipe is a page of its own, in its language")
  func single() {
    let page = HTMLCookbookWriter().text(of: Recipe(title: "Suppe", language: "de"))
    #expect(page.contains("<html lang=\"de\">") && page.contains("<title>Suppe</title>"))
    #expect(page.contains("<h1 dir=\"auto\">Suppe</h1>") && !page.contains("<nav"))
  }

  @Test("the page has styles for paper and for the dark, and asks nobody for anything")
  func style() {
    let page = HTMLCookbookWriter().text(of: WriterSamples.full)
    #expect(page.contains("@media print") && page.contains("prefers-color-scheme: dark"))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("<img") && !page.contains("src=") && !page.contains("<link"))
  }

  @Test("nothing that a recipe says is mark-up", arguments: TrickyRecipes.texts)
  func escaping(text: String) {
    let page = HTMLCookbookWriter().text(
      of: Recipe(
        title: text, publisher: text, publisherURL: text, sourceURL: text, imageURL: text,
        ingredients: [text], ingredientGroups: [RecipeGroup(name: text, start: 0)],
        directions: [text], description: text, tags: [text], yield: text, author: text,
        language: text, extras: [ExtraField(name: text, json: "\"</script>\"")]))
    #expect(page.count(of: "<script") == 1 && page.count(of: "</script") == 1)
    #expect(page.count(of: "<article") == 1 && page.count(of: "<b>") == 0)
    #expect(page.count(of: "<!--") == 0)
  }

  @Test(
    "only addresses of pages are links",
    arguments: [
      ("https://x.example/a", true), ("HTTP://x.example", true), ("javascript:alert(1)", false),
      ("data:text/html,x", false), ("java\nscript:x", false), ("//x.example", false),
      ("https://x.example/a b", false), ("file:///etc/passwd", false),
    ])
  func links(url: String, isLink: Bool) {
    let page = HTMLCookbookWriter().text(of: Recipe(title: "x", sourceURL: url))
    #expect(page.contains("<a href=") == isLink)
    #expect(page.contains("rel=\"external noreferrer\"") == isLink)
  }

  @Test("a mention of a note leads to it, and numbers that are mentioned are shown")
  func notes() {
    let recipe = Recipe(
      title: "Tea", ingredients: ["2 leaves (see note 2)"], directions: ["Steep, see notes."],
      notes: ["Hot.", "Dried <b>."])
    let page = HTMLCookbookWriter().text(of: recipe)
    #expect(page.contains(##"2 leaves (<a href="#recipe-1-note-2">see note 2</a>)"##))
    #expect(page.contains(##"Steep, <a href="#recipe-1-note-1">see notes</a>."##))
    #expect(page.contains("<ol>\n<li id=\"recipe-1-note-1\">"))
    let plain = HTMLCookbookWriter().text(of: Recipe(title: "Tea", ingredients: ["See note 1."]))
    #expect(!plain.contains("href=\"#recipe-1-note"))
  }

  @Test("an address cannot leave its attribute")
  func attribute() {
    let url = "https://x.example/\"onclick=\"alert(1)"
    let page = HTMLCookbookWriter().text(of: Recipe(title: "x", sourceURL: url))
    #expect(page.contains("href=\"https://x.example/&quot;onclick=&quot;alert(1)\""))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
