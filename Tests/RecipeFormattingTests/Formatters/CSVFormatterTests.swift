import RecipeCore
import RecipeFormatting
import Testing

@testable import RecipeFormatting

@Suite("CSV")
struct CSVFormatterTests {
  private func csv(_ titles: [String], _ options: FormatOptions) -> String {
    let recipes = titles.map { Samples.ranked(Recipe(title: $0)) }
    return printed(.recipes(Samples.result(recipes)), by: CSVFormatter(options: options))
  }

  @Test("it has every column of the contract, whatever the rows have")
  func columns() {
    let header = csv([], FormatOptions())
    #expect(
      header == "id,title,publisher,publisher_url,source_url,f2f_url,image_url,social_rank,"
        + "ingredients,ingredient_groups,directions,direction_groups,description,tags,notes,tools,"
        + "nutrition,yield,prep_minutes,cook_minutes,wait_minutes,total_minutes,time_ranges,"
        + "rating,author,language,published,sources,extras\r\n"
    )
    #expect(csv(["x"], FormatOptions()).hasPrefix(header + "9f0c35a1b2d4,x,,,,,,,,"))
  }

  @Test(
    "a cell is quoted where RFC 4180 wants it and never runs as a formula",
    arguments: [
      ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
      ("two\nlines", "\"two\nlines\""), ("carriage\rreturn", "\"carriage\rreturn\""),
      (" spaces ", " spaces "), ("麻婆豆腐 🍳", "麻婆豆腐 🍳"), ("nul\0byte", "\"nulbyte\""),
      ("=1+2", "\"'=1+2\""), ("+cmd", "\"'+cmd\""), ("-2+3", "\"'-2+3\""),
      ("@SUM(A1)", "\"'@SUM(A1)\""),
      ("\tx", "\"'\tx\""), ("\rx", "\"'\rx\""), ("\0=1", "\"'=1\""), ("-", "\"'-\""),
      ("-.", "\"'-.\""),
      ("-5", "-5"), ("+5.25", "+5.25"), ("-1e-9", "-1e-9"), ("-.5", "-.5"), ("-1e", "\"'-1e\""),
      ("a=b", "a=b"), ("'=1", "'=1"),
    ])
  func cells(_ title: String, _ cell: String) {
    let text = csv([title], FormatOptions(fields: ["title", "author"]))
    #expect(text == "title,author\r\n\(cell),\r\n")
  }

  @Test("--csv-raw leaves formulas as they are")
  func raw() {
    let options = FormatOptions(fields: ["title"], isCSVRaw: true)
    #expect(csv(["=1+2", "-x,y"], options) == "title\r\n=1+2\r\n\"-x,y\"\r\n")
  }

  @Test("an empty cell that is alone in its row is quoted")
  func alone() {
    #expect(csv(["x"], FormatOptions(fields: ["author"])) == "author\r\n\"\"\r\n")
  }

  @Test("lines of a list stand below each other, tags on one line, objects are JSON")
  func lists() {
    let fields = ["ingredients", "tags", "rating", "ingredient_groups", "extras", "social_rank"]
    let page = ResultDocument.recipes(Samples.result([Samples.full]))
    let text = printed(page, by: CSVFormatter(options: FormatOptions(fields: fields)))
    #expect(
      CSVReader.rows(of: text)[1] == [
        "2 leeks\n1 l stock\n50 ml cream", "soup; winter",
        #"{"value":4.8,"best":5,"count":120}"#, #"[{"name":"To finish","start":2}]"#,
        #"{"note":{"a":[1,2]}}"#, "99.99999999999974",
      ])
  }

  @Test("what is written reads back")
  func readsBack() {
    let titles = ["a\"b,c\r\nd", "\"", ",", "\n", "麻婆", "''", "a\\nb"]
    let options = FormatOptions(fields: ["title", "id"], isCSVRaw: true)
    let rows = CSVReader.rows(of: csv(titles, options))
    #expect(rows.dropFirst().map { $0[0] } == titles)
  }

  @Test("on a terminal no cell steers it; in a pipe every cell is as it is")
  func terminal() {
    let fields = ["title", "author"]
    #expect(csv(["\u{1B}[2J\nx"], FormatOptions(fields: fields)).contains("\u{1B}[2J\nx"))
    #expect(
      csv(["\u{1B}[2J\nx"], FormatOptions(fields: fields, width: 80)).contains("\u{FFFD}[2J\nx"))
  }

  @Test("tab-separated rows are one line each")
  func tabs() {
    let page = ResultDocument.recipes(
      Samples.result([Samples.ranked(Recipe(title: "a\tb\nc\rd\\e=,\""))]))
    let options = FormatOptions(fields: ["id", "title", "author"])
    #expect(
      printed(page, by: TSVFormatter(options: options))
        == "id\ttitle\tauthor\n9f0c35a1b2d4\ta\\tb\\nc\\rd\\\\e=,\"\t\n")
  }

  @Test(
    "TSV disarms formulas as CSV does, and as little with --csv-raw",
    arguments: [
      ("=HYPERLINK(\"x\")", "'=HYPERLINK(\"x\")"), ("@home", "'@home"), ("-leek", "'-leek"),
      ("+1", "+1"), ("\t=1", "\\t=1"), ("soup", "soup"),
    ])
  func tsvFormulas(title: String, cell: String) {
    let page = ResultDocument.recipes(Samples.result([Samples.ranked(Recipe(title: title))]))
    let guarded = FormatOptions(fields: ["title"])
    #expect(printed(page, by: TSVFormatter(options: guarded)) == "title\n\(cell)\n")
    let raw = printed(
      page, by: TSVFormatter(options: FormatOptions(fields: ["title"], isCSVRaw: true)))
    #expect(!raw.contains("'"))
  }
}
