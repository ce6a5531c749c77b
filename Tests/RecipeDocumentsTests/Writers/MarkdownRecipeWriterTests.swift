import RecipeCore
import RecipeDocuments
import Testing

@Suite("Markdown export")
struct MarkdownRecipeWriterTests {
  @Test("a recipe becomes front matter, headings and lists")
  func whole() {
    #expect(
      MarkdownRecipeWriter().text(of: WriterSamples.full) == #"""
        ---
        title: "Leek \"soup\""
        source: "https://green.example/leek"
        publisher: "The Green Stove"
        publisher_url: "https://green.example"
        f2f_url: "https://f2f.example/1"
        image: "leek.jpg"
        social_rank: 99.99999999999974
        tags: ["soup","winter"]
        tools: ["blender","large pot"]
        servings: "4 servings"
        prep_time: "10 min"
        cook_time: "20 min"
        wait_time: "25 min"
        total_time: "55 min"
        rating: "4.8/5"
        rating_count: 120
        author: "Ann"
        language: "en"
        date: "2019-03-01"
        description: "A soup.\nFor cold days."
        nutrition: {"calories":"240 kcal","fat":"9.5 g"}
        notes: ["It freezes well.","Storage: 3 days\nin the fridge"]
        extras: {"note":{"a":[1,2]}}
        ---

        # Leek "soup"

        A soup.
        For cold days.

        ## Ingredients

        - 2 leeks
        - 1 l stock

        ### To finish

        - 50 ml cream

        ## Directions

        1. Wash the leeks.

        ### For the soup

        1. Cook, then

           blend.

        """#)
  }

  @Test(
    "a line that looks like mark-up stays what it is",
    arguments: [
      ("# no heading", "\\# no heading"), ("- no list", "\\- no list"),
      ("1. no number", "1\\. no number"),
      ("2) no", "2\\) no"), ("> no quote", "\\> no quote"), ("1.5 l milk", "1.5 l milk"),
      ("2 eggs", "2 eggs"), ("*bold*", "\\*bold\\*"), ("+ more", "\\+ more"), ("---", "\\---"),
      ("<b>x</b>", "\\<b>x\\</b>"), ("", ""), ("_now_", "\\_now\\_"), ("a_b", "a_b"),
      ("~~no~~", "\\~\\~no\\~\\~"), ("    no code", "no code"),
      ("salt & <5 g of fat, 5~6 h", "salt & <5 g of fat, 5~6 h"), ("AT&T; &amp", "AT\\&T; &amp"),
      ("&frac12; & &#189;", "\\&frac12; & \\&#189;"), ("<!-- x", "\\<!-- x"), ("a <", "a <"),
      ("<?x", "\\<?x"), ("~~~", "\\~\\~\\~"), ("~5 min~", "~5 min~"),
    ])
  func marks(_ line: String, _ written: String) {
    let recipe = Recipe(title: "x", ingredients: [line])
    let document = MarkdownRecipeWriter().text(of: recipe)
    #expect(document.hasSuffix("\n- \(written)\n"))
  }

  @Test("unknown fields stand under extras, where no reader takes them for fields that it knows")
  func extras() {
    let recipe = Recipe(
      title: "x",
      extras: [
        ExtraField(name: "title", json: "1"), ExtraField(name: "date", json: "\"soon\""),
        ExtraField(name: "no", json: "2"), ExtraField(name: "a: b", json: "3"),
      ])
    #expect(
      MarkdownRecipeWriter().text(of: recipe).hasPrefix(
        """
        ---
        title: "x"
        extras: {"title":1,"date":"soon","no":2,"a: b":3}
        ---
        """))
  }

  @Test("unknown fields with the names of others are read back as they were")
  func clashingExtras() {
    let names = ["method", "Zutaten", "steps", "stars", "from", "_source", "extras"]
    let recipe = Recipe(
      title: "x", ingredients: ["a"], directions: ["Cook."],
      extras: names.map { ExtraField(name: $0, json: "\"y\"") })
    let document = MarkdownRecipeWriter().text(of: recipe)
    let outcome = MarkdownRecipeReader().read(Array(document.utf8), path: "/x.md", fields: .all)
    #expect(outcome.entries.map(\.recipe) == [recipe])
  }

  @Test("the Markdown reader reads a document back to the same recipe")
  func readsBack() {
    let full = WriterSamples.full
    let recipe = Recipe(
      title: full.title, publisher: full.publisher, publisherURL: full.publisherURL,
      sourceURL: full.sourceURL, f2fURL: full.f2fURL, imageURL: full.imageURL,
      socialRank: full.socialRank, ingredients: full.ingredients + ["# 1 of *those* [x] & <y>"],
      ingredientGroups: full.ingredientGroups,
      directions: ["Wash the leeks.", "1. is no number", "Serve."], description: "A soup.",
      tags: full.tags, yield: full.yield, prepMinutes: 10, cookMinutes: 20, totalMinutes: 90,
      rating: full.rating.map { Rating(value: $0.value, best: $0.best) }, author: full.author,
      language: full.language,
      published: full.published, extras: [ExtraField(name: "mood", json: #"["a","b"]"#)])
    let document = MarkdownRecipeWriter().text(of: recipe)
    let outcome = MarkdownRecipeReader().read(
      Array(document.utf8), path: "/leek.md", fields: .all)
    #expect(outcome.entries.map(\.recipe) == [recipe])
  }

  @Test(
    "a text with mark-up in it is read back as it was, wherever it stands",
    arguments: [
      "_optional_ salt", "a __b__ c", "snake_case_name", "_", "* star", "*a* **b** ***c***",
      "a*b*c",
      "`code` and ``more``", "[link](https://x.example/a_b_)", "![image](x.png)", "[ ] box",
      "[x] done",
      "<b>bold</b>", "a < b > c", "fish & chips", "# heading", "#tag", "+ plus", "- minus",
      "1. one", "1) one", "2024. A year", "> quote", "back\\slash", "ends with a backslash\\",
      "~~gone~~", "~tilde~", "| a | b |", "---", "***", "===", "```",
      "http://x.example/_a_?b=c&d=e_",
      "é ü 漢字 🍳", "half_ open", "_open half", "::: box", "$1_000$", "a\\_b",
    ])
  func markUp(text: String) {
    let recipe = Recipe(
      title: text, ingredients: ["1 \(text)", text, "2 eggs"],
      directions: ["Take \(text) now.", text, "Serve."], description: "Here: \(text).")
    let document = MarkdownRecipeWriter().text(of: recipe)
    let outcome = MarkdownRecipeReader().read(Array(document.utf8), path: "/a.md", fields: .all)
    #expect(outcome.entries.map(\.recipe) == [recipe])
  }

  @Test(
    "line ends inside a text are read back",
    arguments: [
      "one\ntwo", "one\n\ntwo", "one\n\ntwo\nthree", "- one\n- two", "1. one\n===\n# two",
    ])
  func lineEnds(text: String) {
    let step = text.replacing("\n\n", with: "\n")
    let recipe = Recipe(
      title: "x", ingredients: ["1 egg"], directions: [step, "Serve."], description: text)
    let document = MarkdownRecipeWriter().text(of: recipe)
    let outcome = MarkdownRecipeReader().read(Array(document.utf8), path: "/a.md", fields: .all)
    #expect(outcome.entries.map(\.recipe) == [recipe])
  }
}
