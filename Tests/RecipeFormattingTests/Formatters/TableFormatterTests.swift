import RecipeCore
import RecipeFormatting
import RecipeMerging
import Testing

@testable import Text

@Suite("Table")
struct TableFormatterTests {
  private func table(_ options: FormatOptions, _ recipes: [RankedRecipe] = Samples.mixed) -> String
  {
    printed(.recipes(Samples.result(recipes)), by: TableFormatter(options: options))
  }

  @Test("at 60 columns it shows rank, title, publisher and id, and the title gets the room")
  func narrow() {
    let expected = """
        RANK  TITLE                           PUBLISHER   ID
      100.00  Leek and potato soup with a v…  The Green…  9f0c35a1
       87.50  麻婆豆腐 — 四川の味             台所        00c1ffee
              Shakshuka 🍳👩‍🍳 🇮🇱               Café \u{FFFD}[31…  00c1ffee
        3.00  Two lines and a \u{FFFD}trick          x           00c1ffee

      4 recipes

      """
    #expect(table(FormatOptions(width: 60)) == expected)
  }

  @Test("at 200 columns nothing is cut and there are more columns")
  func wide() {
    #expect(table(FormatOptions(width: 200)) == Self.uncut + "\n4 recipes\n")
  }

  @Test("in a pipe it has the full data, aligned, without a footer")
  func pipe() {
    #expect(table(FormatOptions()) == Self.uncut)
  }

  private static let uncut = """
      RANK  TITLE                                                                      PUBLISHER        TAGS            TIME  SOURCES  ID
    100.00  Leek and potato soup with a very long title that no column can hold whole  The Green Stove  soup, winter  1 h 30  notes    9f0c35a1
     87.50  麻婆豆腐 — 四川の味                                                        台所                           25 min  notes    00c1ffee
            Shakshuka 🍳👩‍🍳 🇮🇱                                                          Café \u{FFFD}[31mRouge                        notes    00c1ffee
      3.00  Two lines and a \u{FFFD}trick                                                     x                                      notes    00c1ffee

    """

  @Test(
    "no line is wider than the terminal, and all columns stand below each other", arguments: 2...120
  )
  func fits(_ width: Int) {
    let lines = table(FormatOptions(width: width)).split(separator: "\n")
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
  }

  @Test(
    "a column stands at the same cell below titles in any script", arguments: [60, nil] as [Int?])
  func scripts(width: Int?) {
    let titles = ["करेले की सब्ज़ी", "ต้มยำกุ้ง", "கொழுக்கட்டை", "麻婆豆腐", "👩‍🍳 soup", "Leek soup"]
    let recipes = titles.map { Samples.ranked(Recipe(title: $0)) }
    let lines = table(FormatOptions(fields: ["title", "id"], width: width), recipes).split(
      separator: "\n")
    let columns = lines.dropFirst().prefix(titles.count).map { line in
      DisplayWidth.of(line.prefix { $0 != "9" })
    }
    #expect(Set(columns).count == 1, "\(columns)")
  }

  @Test("colours are used only when asked for")
  func colour() {
    let fields = ["title", "id"]
    let recipes = [Samples.ranked(Recipe(title: "Soup"))]
    let plain = table(FormatOptions(fields: fields), recipes)
    let coloured = table(FormatOptions(fields: fields, usesColor: true), recipes)
    #expect(plain == "TITLE  ID\nSoup   9f0c35a1\n")
    #expect(
      coloured
        == "\u{1B}[1mTITLE\u{1B}[0m  \u{1B}[1mID\u{1B}[0m\nSoup   \u{1B}[2m9f0c35a1\u{1B}[0m\n")
  }

  @Test("fields that were asked for are shown in that order, empty ones too")
  func fields() {
    let recipes = [Samples.ranked(Recipe(title: "Soup", ingredients: ["leeks", "stock"]))]
    let options = FormatOptions(fields: ["ingredients", "author", "title"])
    #expect(
      table(options, recipes) == """
        INGREDIENTS    AUTHOR  TITLE
        leeks · stock          Soup

        """)
  }

  @Test("fields that were asked for and do not fit side by side are listed one under the other")
  func blocks() {
    let recipes = [
      Samples.ranked(Recipe(title: "Soup", ingredients: ["three leeks", "half a litre of stock"])),
      Samples.ranked(Recipe(title: "Toast", author: "Ana")),
    ]
    let options = FormatOptions(
      fields: ["title", "id", "author", "ingredients", "source_url"], width: 40)
    #expect(
      table(options, recipes) == """
        title        Soup
        id           9f0c35a1
        author
        ingredients  three leeks · half a litre
                     of stock
        source_url

        title        Toast
        id           9f0c35a1
        author       Ana
        ingredients
        source_url

        2 recipes

        """)
  }

  @Test("columns that are empty throughout go, that of the rank too", arguments: [60, 90])
  func emptyColumns(_ width: Int) {
    let recipes = [Samples.ranked(Recipe(title: "Soup"), rank: nil)]
    let heading = table(FormatOptions(width: width), recipes).prefix { $0 != "\n" }
    #expect(heading == "TITLE  SOURCES  ID")
  }

  @Test(
    "where titles would be cut, what says the same in each row goes, and what most rows lack",
    arguments: [(60, "TITLE  PUBLISHER  ID"), (200, "TITLE  PUBLISHER  TAGS  SOURCES  ID")])
  func columnsThatSayLittle(_ width: Int, _ headings: String) {
    let title = "Leek and potato soup with a swirl of cream and chives"
    let recipes = (1...5).map { number in
      let tags = number == 1 ? ["winter"] : []
      let recipe = Recipe(title: "\(title) \(number)", publisher: "The Green Stove", tags: tags)
      return Samples.ranked(recipe, rank: nil)
    }
    let heading = table(FormatOptions(width: width), recipes).prefix { $0 != "\n" }
    #expect(heading.split(separator: " ") == headings.split(separator: " "))
  }

  @Test("without rows there is nothing but the footer, and that on terminals only")
  func empty() {
    #expect(table(FormatOptions(), []) == "")
    #expect(table(FormatOptions(width: 80), []) == "0 recipes\n")
    let past = ResultDocument.recipes(Samples.result([], total: 4, offset: 9))
    #expect(
      printed(past, by: TableFormatter(options: FormatOptions(width: 80)))
        == "0 of 4 recipes; the offset is past the last\n")
  }

  @Test(
    "the footer tells which part of the matches is shown",
    arguments: [
      (1, 0, "1 recipe"), (412, 0, "1 of 412 recipes; -n 0 shows all"),
      (412, 20, "21 to 21 of 412 recipes"),
    ])
  func footer(_ total: Int, _ offset: Int, _ footer: String) {
    let page = Samples.result([Samples.full], total: total, offset: offset)
    let text = printed(.recipes(page), by: TableFormatter(options: FormatOptions(width: 80)))
    #expect(text.hasSuffix("\n\n\(footer)\n"))
  }

  @Test("in a pipe one long cell is whole and makes no other row long")
  func longCell() {
    let long = String(repeating: "x", count: 5000)
    let recipes = [long, "Soup"].map { Samples.ranked(Recipe(title: $0)) }
    let lines = table(FormatOptions(), recipes).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].contains(long))
    #expect(lines[0].count < 400)
    #expect(lines[2].count < 400)
    #expect(lines[0].hasSuffix("  ID"))
    #expect(lines[2].dropFirst(lines[0].count - 4).prefix(2) == "  ")
    #expect(!lines[2].dropFirst(lines[0].count - 2).contains(" "))
  }

  @Test("a reader that has gone ends the output")
  func closed() {
    let recipe = Samples.ranked(Recipe(title: String(repeating: "x", count: 70_000)))
    let sink = ByteSink(limit: 1)
    var output = OutputBuffer { sink.append($0) }
    let document = ResultDocument.recipes(Samples.result([recipe, recipe, recipe, recipe]))
    TableFormatter(options: FormatOptions()).write(document, to: &output)
    output.flush()
    let isClosed = output.isClosed
    #expect(isClosed)
    #expect(sink.text.utf8.count < 200_000)
  }
}
