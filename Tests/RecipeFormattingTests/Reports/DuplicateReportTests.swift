import RecipeCore
import RecipeFormatting
import Testing

@Suite("Duplicates")
struct DuplicateReportTests {
  @Test("a table has the records of a recipe below each other, and the variants after them")
  func table() async {
    let text = await table(width: 100)
    #expect(
      text == """
        TITLE                            RECORD              IS       SCORE  WHY
        Potato-Leek Soup                 api:35382
        Leek and Potato Soup with a Ve…  api:35999           same      0.85  titles 67 % alike; 92 % of the…
                                         notes:soup/leek.md  same      0.91  same canonical URL; same title

        Rye Bread                        api:7
                                         json:bread.json     same      1.00  same title

        Leek and Potato Soup with a Ve…  api:35999
        Vegan Potato-Leek Soup           json:vegan.json     variant   0.64  only one title says “vegan”; t…

        Vegan Potato-Leek Soup           json:vegan.json
        ```�[31m red �                   notes:```.md        variant   0.50

        2 recipes in several records; 2 pairs alike but not the same

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
        Potato-Leek Soup
          api:35382
          Leek and Potato Soup with a Very Long Title for a Cold Wi…
            api:35999
            same 0.85: titles 67 % alike; 92 % of the ingredients a…
          notes:soup/leek.md
            same 0.91: same canonical URL; same title

        Rye Bread
          api:7
          json:bread.json
            same 1.00: same title

        Leek and Potato Soup with a Very Long Title for a Cold Wint…
          api:35999
          Vegan Potato-Leek Soup
            json:vegan.json
            variant 0.64: only one title says “vegan”; titles 80 % …

        Vegan Potato-Leek Soup
          json:vegan.json
          ```�[31m red �
            notes:```.md
            variant 0.50

        2 recipes in several records; 2 pairs alike but not the same

        """)
  }

  @Test("the list fits its terminal and has colours where asked for", arguments: [1, 20, 80])
  func listWidths(width: Int) async {
    for line in await list(width: width).split(separator: "\n") {
      #expect(line.count <= max(5, width), "\(line)")
    }
    #expect(await list(width: width, usesColor: true).contains("\u{1B}[1m"))
  }

  @Test("in a pipe nothing is cut")
  func pipe() async {
    let text = await table(width: nil)
    #expect(text.contains("Leek and Potato Soup with a Very Long Title for a Cold Winter's Night"))
    #expect(!text.contains("…"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test("two recipes are one variant in the table, the best of their records'")
  func byRecipe() async {
    let report = await DuplicateSamples.report()
    #expect(report.variants.map(\.pair.score) == [0.62, 0.64, 0.5])
    #expect(report.byRecipe.variants.map(\.pair.score) == [0.64, 0.5])
    #expect(await table(width: nil).contains("1 more of their records alike"))
  }

  @Test("a page has so many recipes and as many variants")
  func pages() async {
    let page = await DuplicateSamples.report().page(offset: 1, limit: 1)
    #expect(page.clusters.map(\.title) == ["Rye Bread"])
    #expect(page.variants.map(\.pair.score) == [0.64])
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
        {"a":{"source":"api","id":"35382"},"b":{"source":"json","id":"vegan.json"},"score":0.62,"reasons":["only one title says “vegan”"]}
        """#)
    let csv = printed(.variants(report), by: CSVFormatter(options: FormatOptions()))
    #expect(csv.hasPrefix("a,b,score,reasons\r\n"))
    #expect(csv.split(separator: "\r\n").count == 4)
  }

  @Test("links say what differs when that is asked for")
  func differences() async {
    let report = await DuplicateSamples.report()
    let lines = printed(
      .clusters(report, showsDifferences: true), by: NDJSONFormatter(options: FormatOptions())
    ).split(separator: "\n")
    #expect(
      lines.last?.hasSuffix(
        #"""
        "reasons":["same title"],"differences":{"yields":"unknown","fields":[],"same":0,"ratio":{"exact":"2","value":2},"ingredients":[{"change":"amount","a":"500 g rye flour","b":"1 kg rye flour","amounts":"other","amount_a":{"quantity":{"exact":"500","value":500},"unit":"g"},"amount_b":{"quantity":{"exact":"1","value":1},"unit":"kg"},"ratio":{"exact":"2","value":2}},{"change":"amount","a":"10 g salt","b":"20 g salt","amounts":"other","amount_a":{"quantity":{"exact":"10","value":10},"unit":"g"},"amount_b":{"quantity":{"exact":"20","value":20},"unit":"g"},"ratio":{"exact":"2","value":2}}]}}]}
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
