import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeMerging
import Testing

@Suite("Differences for people")
struct DifferencePageTests {
  @Test("on a narrow terminal one record stands above the other")
  func narrow() async {
    let text = await page(width: 60, limit: 1)
    #expect(
      text == """
        @@ Potato-Leek Soup (a758f598) @@
        --- api:35382
        +++ notes:soup/leek.md
          same 0.91: same canonical URL; 5 of 5 amounts equal for 2
          times the yield; same title
        ~ yield: 4 servings → 8 servings
        ~ time: 40 min → 1 h 30
        ~ directions: 3 steps → 1 step
        ~ 2 leeks → 3 leeks (= 1 1/2, × 3/4)
        ~ 1 bay leaf → 1 bay leaf (= 1/2, × 1/2)
          1 line the same, 3 in other words; the second × 1/2 for an
          equal yield

        @@ Potato-Leek Soup (a758f598) @@
        --- api:35999 Leek and Potato Soup with a Very Long Title
            for a Cold Winter's Night
        +++ notes:soup/leek.md
          same 0.85: titles 67 % alike; no amounts to compare; only
          one has “cream”
        ~ yield: 4 servings → 8 servings
        ~ 3 leeks, white and light green parts only, halved, washed
          well and sliced
        → 3 leeks (= 1 1/2, × 1/2)
        - 50 ml cream
        ~ 50 g cultured butter → 100 g butter
        + 1 bay leaf
          1 line the same, 2 in other words; the second × 1/2 for an
          equal yield

        @@ Leek and Potato Soup with a Very Long Title for a Cold
           Winter's Night @@
        --- api:35999
        +++ json:vegan.json  Vegan Potato-Leek Soup
          variant 0.64: only one title says “vegan”; titles 80 %
          alike; no amounts to compare
        ~ 3 leeks, white and light green parts only, halved, washed
          well and sliced
        → 2 leeks (× 2/3)
        ~ 1 lb potatoes → 2 cups potatoes (weight against volume)
        - 1 l stock
        - 50 ml cream
        - 50 g cultured butter
        - salt
          no line the same; amounts as written, one yield is not
          known

        """)
  }

  @Test("on a wide terminal the records stand side by side")
  func wide() async {
    let text = await page(width: 120, limit: 1)
    #expect(
      text == """
        Potato-Leek Soup (a758f598)
          same 0.91: same canonical URL; 5 of 5 amounts equal for 2 times the yield; same title
          api:35382                                      notes:soup/leek.md
        ~ yield: 4 servings                              8 servings
        ~ time: 40 min                                   1 h 30
        ~ directions: 3 steps                            1 step
        ~ 2 leeks                                        3 leeks                                        = 1 1/2, × 3/4
        ~ 1 bay leaf                                     1 bay leaf                                     = 1/2, × 1/2
          1 line the same, 3 in other words; the second × 1/2 for an equal yield

        Potato-Leek Soup (a758f598)
          same 0.85: titles 67 % alike; no amounts to compare; only one has “cream”
          api:35999                                      notes:soup/leek.md
          Leek and Potato Soup with a Very Long Title
          for a Cold Winter's Night
        ~ yield: 4 servings                              8 servings
        ~ 3 leeks, white and light green parts only,     3 leeks                                        = 1 1/2, × 1/2
          halved, washed well and sliced
        - 50 ml cream
        ~ 50 g cultured butter                           100 g butter
        +                                                1 bay leaf
          1 line the same, 2 in other words; the second × 1/2 for an equal yield

        Leek and Potato Soup with a Very Long Title for a Cold Winter's Night
          variant 0.64: only one title says “vegan”; titles 80 % alike; no amounts to compare
          api:35999                                      json:vegan.json
                                                         Vegan Potato-Leek Soup
        ~ 3 leeks, white and light green parts only,     2 leeks                                        × 2/3
          halved, washed well and sliced
        ~ 1 lb potatoes                                  2 cups potatoes                                weight against volume
        - 1 l stock
        - 50 ml cream
        - 50 g cultured butter
        - salt
          no line the same; amounts as written, one yield is not known

        """)
  }

  @Test("no line is wider than the terminal", arguments: [20, 60, 80, 100, 200])
  func widths(width: Int) async {
    for line in await page(width: width).split(separator: "\n") {
      #expect(line.count <= width, "\(line)")
    }
  }

  @Test("records that do not differ take two lines", arguments: [nil, 120])
  func nothing(width: Int?) async {
    let lines = await lines(
      width, Self.rye(["500 g rye flour", "salt"]), Self.rye(["500 g rye flour", "salt"]))
    #expect(lines.count == 2)
    #expect(lines.last == "  same 1.00: a:1 and a:2, 2 lines the same")
  }

  @Test("a recipe made larger has one line for all amounts", arguments: [nil, 120])
  func oneFactor(width: Int?) async {
    let larger = await lines(
      width, Self.rye(["500 g rye flour", "10 g salt"]), Self.rye(["1 kg rye flour", "20 g salt"]))
    #expect(larger.contains("~ every amount × 2"))
    let asWritten = await lines(
      width, Self.rye(["500 g rye flour", "10 g salt"], yield: "1 loaf"),
      Self.rye(["500 g rye flour", "10 g salt"], yield: "2 loaf"))
    #expect(asWritten.last == "  2 lines the same; amounts as written, though the yields differ")
  }

  @Test("a recipe of many amounts that is made larger is the same", arguments: [nil, 120])
  func commonFactor(width: Int?) async {
    let foods = ["g rye flour", "g salt", "ml water", "g yeast", "tsp caraway"]
    let lines = await lines(
      width, Self.rye(foods.map { "10 \($0)" }), Self.rye(foods.map { "20 \($0)" }))
    #expect(
      lines.last?.hasSuffix(
        "5 in other words; the second × 1/2 for equal amounts, no yields are known") == true)
  }

  @Test("what is not known is said", arguments: [nil, 120])
  func unknown(width: Int?) async {
    let flour = Self.rye(["500 g rye flour"])
    #expect(
      await lines(width, flour, Self.rye([])).last
        == "  same 1.00: a:1 and a:2, the ingredients of one are not known")
    #expect(
      await lines(width, flour, Self.rye(["400 g rye flour"])).last
        == "  no line the same; amounts as written, no yields are known")
    #expect(
      await lines(width, flour, Self.rye(["400 g rye flour"], yield: "4 servings")).last
        == "  no line the same; amounts as written, one yield is not known")
    #expect(
      await lines(
        width, Self.rye(["500 g rye flour"], yield: "1 loaf"),
        Self.rye(["400 g rye flour"], yield: "4 servings")
      ).last == "  no line the same; amounts as written, the yields are of two kinds")
  }

  @Test("in a pipe no line is broken and nothing is coloured")
  func pipe() async {
    let text = await page(width: nil)
    #expect(
      text.contains("~ 2 leeks → 3 leeks (= 1 1/2, × 3/4)\n"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test("what was removed, added and changed has a colour of its own, and only where asked for")
  func colors() async {
    let text = await page(width: 60, usesColor: true)
    #expect(text.contains("\u{1B}[31m- 50 ml cream\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[32m+ 1 bay leaf\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[33m~ "))
    #expect(!(await page(width: 60)).contains("\u{1B}"))
  }

  @Test("what a source wrote neither steers the terminal nor begins a line", arguments: [nil, 60])
  func hostile(width: Int?) async {
    let text = await page(width: width)
    #expect(text.contains("```"))
    for line in text.split(separator: "\n") {
      #expect(["@@", "--", "++", "  ", "~ ", "→ ", "- ", "+ "].contains(line.prefix(2)), "\(line)")
    }
    #expect(!text.contains("\u{202E}"))
  }

  private func page(width: Int?, usesColor: Bool = false, limit: Int = 0) async -> String {
    let report = await DuplicateSamples.report().byRecipe.page(offset: 0, limit: limit)
    return page(of: report, width: width, usesColor: usesColor)
  }

  private static func rye(_ ingredients: [String], yield: String? = nil) -> Recipe {
    Recipe(title: "Rye", ingredients: ingredients, yield: yield)
  }

  /// What is said about two recipes that were found to be the same.
  private func lines(_ width: Int?, _ recipes: Recipe...) async -> [Substring] {
    let records = recipes.enumerated().map { index, recipe in
      RecipeRecord(
        reference: RecordReference(source: "a", id: String(index + 1)),
        locator: .url("https://a.example"), recipe: recipe)
    }
    let link = RecordPair(
      first: 0, second: 1, verdict: .same, score: 1,
      grounds: PairGrounds(evidence: DuplicateSamples.titles(1, areSame: true)))
    let matched = MatchedRecords(
      records: records, traits: [:],
      clusters: [RecordCluster(members: [0, 1], links: [link])], variants: [])
    let merged = await RecipeMerger(work: ParallelMap(parallelism: 1)).merge(matched)
    return page(of: DuplicateReport(merged, matched), width: width).split(separator: "\n")
  }

  private func page(
    of report: DuplicateReport, width: Int?, usesColor: Bool = false
  ) -> String {
    let sink = ByteSink()
    var output = OutputBuffer { sink.append($0) }
    DifferencePage(width: width, usesColor: usesColor).write(
      report, DifferenceFinder(), to: &output)
    output.flush()
    return sink.text
  }
}
