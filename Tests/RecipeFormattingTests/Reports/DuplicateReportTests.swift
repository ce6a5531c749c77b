import RecipeCore
import RecipeFormatting
import RecipeMatching
import RecipeMerging
import Testing

@Suite("Duplicates")
struct DuplicateReportTests {
  @Test("a table has the records of a recipe below each other, and the variants after them")
  func table() async {
    let text = await table(width: 100)
    #expect(
      text == """
        TITLE                            RECORD              IS       SCORE  WHY
        Recipes in several records
        Potato-Leek Soup                 api:35382
        Leek and Potato Soup with a      api:35999           same      0.85  titles 67 % alike; no amounts
        Very Long Title for a Cold                                           to compare; only one has
        Winter's Night                                                       “cream”; joined by
                                                                             notes:soup/leek.md
                                         notes:soup/leek.md  same      0.91  same canonical URL; 5 of 5
                                                                             amounts equal for 2 times the
                                                                             yield; same title

        Rye Bread                        api:7
                                         json:bread.json     same      1.00  same title; no amounts to
                                                                             compare

        Alike but not the same
        Leek and Potato Soup with a      api:35999
        Very Long Title for a Cold
        Winter's Night
        Vegan Potato-Leek Soup           json:vegan.json     variant   0.64  only one title says “vegan”;
                                                                             titles 80 % alike; no amounts
                                                                             to compare; 1 more of their
                                                                             records alike

        Vegan Potato-Leek Soup           json:vegan.json
        ```�[31m red �                   notes:```.md        variant   0.50

        2 recipes in several records; 3 pairs alike but not the same

        """)
  }

  @Test(
    "on every terminal the table fits, and says which record is what", arguments: [60, 80, 200])
  func widths(width: Int) async {
    let lines = await table(width: width).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width })
    for heading in ["TITLE", "RECORD", "IS"] {
      #expect(lines[0].contains(heading), "\(heading)")
    }
  }

  @Test("below a hundred columns a list takes the place of the table")
  func list() async {
    let text = await list(width: 60)
    #expect(
      text == """
        Recipes in several records

        Potato-Leek Soup
          api:35382
          Leek and Potato Soup with a Very Long Title for a Cold
          Winter's Night
            api:35999
            same 0.85: titles 67 % alike; no amounts to compare;
            only one has “cream”; joined by notes:soup/leek.md
          notes:soup/leek.md
            same 0.91: same canonical URL; 5 of 5 amounts equal for
            2 times the yield; same title

        Rye Bread
          api:7
          json:bread.json
            same 1.00: same title; no amounts to compare

        Alike but not the same

        Leek and Potato Soup with a Very Long Title for a Cold
        Winter's Night
          api:35999
          Vegan Potato-Leek Soup
            json:vegan.json
            variant 0.64: only one title says “vegan”; titles 80 %
            alike; no amounts to compare; 1 more of their records
            alike

        Vegan Potato-Leek Soup
          json:vegan.json
          ```�[31m red �
            notes:```.md
            variant 0.50

        2 recipes in several records; 3 pairs alike but not the same

        """)
  }

  @Test("the list fits its terminal and has colours where asked for", arguments: [1, 20, 80])
  func listWidths(width: Int) async {
    for line in await list(width: width).split(separator: "\n") {
      #expect(line.count <= max(6, width), "\(line)")
    }
    #expect(await list(width: width, usesColor: true).contains("\u{1B}[1m"))
  }

  @Test("on no terminal anything is cut", arguments: [60, 80, 100, 200])
  func whole(width: Int) async {
    let isList = width < DuplicateList.tableWidth
    let text = isList ? await list(width: width) : await table(width: width)
    let words = text.split { $0 == " " || $0 == "\n" }
    #expect(!text.contains("…"))
    for word in ["Winter's", "joined", "“vegan”;", "api:35999"] {
      #expect(words.contains { $0 == word }, "\(word)")
    }
  }

  @Test("in a pipe nothing is cut")
  func pipe() async {
    let text = await table(width: nil)
    #expect(text.contains("Leek and Potato Soup with a Very Long Title for a Cold Winter's Night"))
    #expect(!text.contains("…"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test("the recipe with the weakest link comes first, and the variant with the highest score")
  func order() async {
    let records = (0..<8).map { index in
      RecipeRecord(
        reference: RecordReference(source: "a", id: String(index)),
        locator: .url("https://a.example"), recipe: Recipe(title: "Soup \(index)"))
    }
    func pair(_ first: Int, _ second: Int, _ score: Double) -> RecordPair {
      RecordPair(
        first: first, second: second, verdict: .same, score: score, grounds: PairGrounds())
    }
    let matched = MatchedRecords(
      records: records, traits: [:],
      clusters: [
        RecordCluster(members: [0, 1], links: [pair(0, 1, 0.8)]),
        RecordCluster(members: [2, 3], links: [pair(2, 3, 0.8)]),
        RecordCluster(members: [4, 5, 6], links: [pair(4, 5, 1), pair(5, 6, 0.7)]),
        RecordCluster(members: [7]),
      ],
      variants: [pair(0, 7, 0.2), pair(1, 7, 0.4), pair(2, 7, 0.3), pair(3, 7, 0.4)])
    let recipes = await RecipeMerger(work: ParallelMap(parallelism: 1)).merge(matched)
    let report = DuplicateReport(recipes, matched)
    #expect(report.clusters.map { $0.records[0].reference.id } == ["4", "0", "2"])
    #expect(report.variants.map(\.first.reference.id) == ["1", "3", "2", "0"])
  }

  @Test("two recipes are one variant in the table, the best of their records'")
  func byRecipe() async {
    let report = await DuplicateSamples.report()
    #expect(report.variants.map(\.pair.score) == [0.64, 0.62, 0.5])
    #expect(report.byRecipe.variants.map(\.pair.score) == [0.64, 0.5])
    #expect(await table(width: nil).contains("1 more of their records alike"))
  }

  @Test("a total is the same in the table and in JSON, and so is a page", arguments: [0, 2])
  func totals(limit: Int) async {
    let page = await DuplicateSamples.report().page(offset: 0, limit: limit)
    let count = limit == 0 ? "3 pairs alike" : "2 of 3 pairs alike"
    for report in [page, page.byRecipe] {
      let text = printed(
        .duplicates(report), by: TableFormatter(options: FormatOptions(width: 150)))
      #expect(text.contains("; \(count) but not the same"))
    }
    #expect(page.variants.count == (limit == 0 ? 3 : 2))
    #expect(page.byRecipe.variants.count == (limit == 0 ? 2 : 1))
  }

  @Test("a page has so many recipes and as many variants")
  func pages() async {
    let page = await DuplicateSamples.report().page(offset: 1, limit: 1)
    #expect(page.clusters.map(\.title) == ["Rye Bread"])
    #expect(page.variants.map(\.pair.score) == [0.62])
    let text = printed(.duplicates(page), by: TableFormatter(options: FormatOptions(width: 150)))
    #expect(text.contains("1 of 2 recipes in several records; 1 of 3 pairs alike but not the same"))
    let past = await DuplicateSamples.report().page(offset: 9, limit: 0)
    #expect(past.isEmpty)
  }

  @Test("one part alone can be asked for")
  func parts() async {
    let clusters = await DuplicateSamples.report(parts: [.clusters])
    #expect(clusters.clusters.count == 2)
    #expect(clusters.variants.isEmpty)
    let json = printed(
      .clusters(clusters), by: JSONFormatter(options: FormatOptions()))
    #expect(!json.contains("variants"))
    let variants = await DuplicateSamples.report(parts: [.variants])
    #expect(variants.clusters.isEmpty)
    let text = printed(.duplicates(variants), by: TableFormatter(options: FormatOptions(width: 99)))
    #expect(text.hasSuffix("\n3 pairs alike but not the same\n"))
    #expect(variants.variants.count == 3)
  }

  @Test("variants are rows of their own, as JSON has them")
  func variantRows() async {
    let report = await DuplicateSamples.report(parts: [.variants])
    let lines = printed(.variants(report), by: NDJSONFormatter(options: FormatOptions()))
      .split(separator: "\n")
    #expect(
      lines.first == #"""
        {"a":{"source":"api","id":"35999","title":"Leek and Potato Soup with a Very Long Title for a Cold Winter's Night"},"b":{"source":"json","id":"vegan.json","title":"Vegan Potato-Leek Soup"},"score":0.64,"reasons":["only one title says “vegan”","titles 80 % alike","no amounts to compare"]}
        """#)
  }

  @Test("in a spreadsheet a recipe has a row for each record, without objects in cells")
  func memberRows() async {
    let report = await DuplicateSamples.report()
    let csv = printed(.memberRows(report), by: CSVFormatter(options: FormatOptions()))
    let rows = csv.split(separator: "\r\n").map(String.init)
    #expect(rows[0] == "recipe,title,source,id,joined_to,score,reasons")
    #expect(rows[1].hasSuffix(",Potato-Leek Soup,api,35382,,,"))
    #expect(
      rows[2].hasSuffix(
        "Cold Winter's Night,api,35999,notes:soup/leek.md,0.847,"
          + "titles 67 % alike; no amounts to compare; only one has “cream”"))
    #expect(
      rows[3].hasSuffix(
        "notes,soup/leek.md,api:35382,0.91,"
          + "same canonical URL; 5 of 5 amounts equal for 2 times the yield; same title"))
    #expect(Set(rows[1...3].map { $0.prefix(12) }).count == 1)
    #expect(rows.count == 6)
    #expect(!csv.contains("{"))
  }

  @Test("in a spreadsheet a pair is a row with both titles")
  func variantRowsOfSpreadsheets() async {
    let report = await DuplicateSamples.report(parts: [.variants])
    let csv = printed(.variantRows(report), by: CSVFormatter(options: FormatOptions()))
    let rows = csv.split(separator: "\r\n").map(String.init)
    #expect(
      rows[0]
        == "title,source,id,other_title,other_source,other_id,score,reasons")
    #expect(
      rows[2]
        == "Potato-Leek Soup,api,35382,Vegan Potato-Leek Soup,json,vegan.json,0.62,"
        + "only one title says “vegan”")
    #expect(rows.count == 4)
    let template = FormatOptions(template: "{title} / {other_title}")
    #expect(
      printed(.variantRows(report), by: TemplateFormatter(options: template))
        .contains("\nPotato-Leek Soup / Vegan Potato-Leek Soup\n"))
  }

  @Test("in a spreadsheet differences are lines of text")
  func differencesInRows() async {
    let report = await DuplicateSamples.report(parts: [.clusters])
    let csv = printed(
      .memberRows(report, differences: DifferenceFinder()),
      by: CSVFormatter(options: FormatOptions(fields: ["id", "differences"])))
    #expect(csv.contains("\r\n7,\r\n"))
    #expect(csv.contains("bread.json,\"~ every amount × 2\nno line the same"))
  }

  @Test("links say what differs when that is asked for")
  func differences() async {
    let report = await DuplicateSamples.report()
    let lines = printed(
      .clusters(report, differences: DifferenceFinder()),
      by: NDJSONFormatter(options: FormatOptions())
    ).split(separator: "\n")
    #expect(
      lines.last?.hasSuffix(
        #"""
        "reasons":["same title","no amounts to compare"],"differences":{"yields":"unknown","fields":[],"same":0,"ratio":{"exact":"2","value":2},"ingredients":[{"change":"amount","a":"500 g rye flour","b":"1 kg rye flour","amounts":"other","amount_a":{"quantity":{"exact":"500","value":500},"unit":"g"},"amount_b":{"quantity":{"exact":"1","value":1},"unit":"kg"},"ratio":{"exact":"2","value":2}},{"change":"amount","a":"10 g salt","b":"20 g salt","amounts":"other","amount_a":{"quantity":{"exact":"10","value":10},"unit":"g"},"amount_b":{"quantity":{"exact":"20","value":20},"unit":"g"},"ratio":{"exact":"2","value":2}}]}}]}
        """#) == true)
    #expect(
      lines.first?.contains(#""yields":"scaled","scale":{"exact":"1/2","value":0.5}"#) == true)
    #expect(
      !printed(.clusters(report), by: JSONFormatter(options: FormatOptions())).contains(
        "differences"))
  }

  private func list(width: Int, usesColor: Bool = false) async -> String {
    let report = await DuplicateSamples.report().byRecipe
    let sink = ByteSink()
    var output = OutputBuffer { sink.append($0) }
    DuplicateList(width: width, usesColor: usesColor).write(report, to: &output)
    output.flush()
    return sink.text
  }

  private func table(width: Int?) async -> String {
    let report = await DuplicateSamples.report().byRecipe
    return printed(.duplicates(report), by: TableFormatter(options: FormatOptions(width: width)))
  }
}
