import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeScaling
import ShoppingList
import TerminalScreen
import TestSupport
import Testing

@testable import RecipeBrowser

@Suite("A browser")
struct BrowserStateTests {
  @Test(
    "narrows the list with each key, in the query language",
    arguments: [
      ("leek", ["Leek soup", "Leek pie with potatoes"]),
      ("leek -cream", ["Leek pie with potatoes"]),
      ("lee", ["Leek soup", "Leek pie with potatoes"]), ("tag:sou", ["Leek soup", "מרק כרישה"]),
      ("韭葱", ["韭葱鸡蛋饺子"]), ("rank:>95", ["Leek soup"]),
      ("pie OR tea", ["Leek pie with potatoes", "Tea\u{1B}[2J \u{202E}for two"]),
      ("leek sopu\u{17}soup", ["Leek soup"]), ("zzz\u{15}pie", ["Leek pie with potatoes"]),
      ("\u{1B}[200~leek\npie\u{1B}[201~", ["Leek pie with potatoes"]),
      ("/leek -cream", ["Leek pie with potatoes"]), ("//pie", ["Leek pie with potatoes"]),
      ("leek\t/ -cream", ["Leek pie with potatoes"]),
      ("leek\t// -cream", ["Leek pie with potatoes"]),
      ("leek\t/tea", ["Tea\u{1B}[2J \u{202E}for two"]),
      ("leek\t/\u{1B}[D\u{1B}[C soup", ["Leek soup"]),
    ])
  func query(keys: String, titles: [String]) async {
    var browser = await BrowserSample()
    await browser.type(keys)
    #expect(browser.titles == titles)
  }

  @Test(
    "takes a slash inside a query as a letter",
    arguments: ["a/", "1/2", "a/b", "leek\u{15}1/", "leek/\u{7F}/"])
  func slash(keys: String) async {
    var browser = await BrowserSample()
    await browser.type(keys)
    let shown = keys.split(separator: "\u{15}").last?.replacing("/\u{7F}", with: "")
    #expect(browser.state.query.text == shown.map(String.init))
  }

  @Test("keeps the list while a query is not finished, and says what is wrong")
  func unfinished() async {
    var browser = await BrowserSample()
    await browser.type("leek (pie")
    #expect(browser.titles.first == "Leek soup")
    #expect(browser.text.contains("this parenthesis is not closed"))
    await browser.type(")")
    #expect(browser.titles == ["Leek pie with potatoes"])
  }

  @Test(
    "moves as less and vi do",
    arguments: [
      ("\u{1B}jj", 2), ("\u{1B}jjk", 1), ("\u{1B}G", 58), ("\u{1B}Gg", 0), ("\u{1B}[B\u{1B}[B", 2),
      ("\u{1B}\u{1B}[6~", 9), ("\u{1B}\u{1B}[6~\u{1B}[5~", 0), ("\u{1B}  ", 18), ("\u{1B}\u{4}", 5),
      ("\u{1B}kkk", 0), ("\u{1B}Gjjj", 58), ("\u{1B}[<65;5;5M", 3), ("\u{1B}[<0;5;5M", 2),
    ])
  func moving(keys: String, selected: Int) async {
    var browser = await BrowserSample()
    // A lone Escape is told by the silence after it.
    if keys.first == "\u{1B}", !keys.hasPrefix("\u{1B}[") {
      await browser.type("\u{1B}")
      await browser.type(String(keys.dropFirst()))
    } else {
      await browser.type(keys)
    }
    #expect(browser.state.list.selected == selected)
    #expect(browser.state.layout.list.rows.count > selected - browser.state.list.top)
  }

  @Test("leaves the list with Esc for nothing else, so that q after it quits")
  func escapeInList() async {
    var browser = await BrowserSample()
    await browser.type("\u{1B}")
    await browser.type("\u{1B}")
    #expect(browser.state.focus == .list)
    #expect(browser.text.contains("q quits"))
    #expect(browser.state.query.text.isEmpty)
  }

  @Test("says that the help goes on below")
  func longHelp() async {
    var browser = await BrowserSample()
    await browser.type("\t?")
    #expect(browser.text.contains("↓ more"))
    await browser.type(String(repeating: "j", count: 60))
    #expect(!browser.text.contains("↓ more"))
  }

  @Test("asks for rows beyond those in memory")
  func window() async {
    let many = (0..<1_000).map { RankedRecipe.sample(.sample("a/\($0)", "Dish \($0)", rank: "1")) }
    var browser = await BrowserSample(recipes: many)
    await browser.type("\t")
    await browser.type("G")
    #expect(browser.state.list.selected == 999)
    #expect(browser.state.list.selectedRecipe != nil)
    #expect(browser.state.list.rows.count < 400)
    await browser.type("g")
    #expect(browser.state.list.selectedRecipe?.merged.id == many[0].merged.id)
  }

  @Test("takes no answer to an earlier search")
  func staleAnswer() async {
    var browser = await BrowserSample()
    await browser.type("leek")
    let stale = BrowserSearch(
      number: 1, text: "", filters: [], sort: nil, offset: 0, isNew: true,
      selection: nil)
    await browser.handle(.found(BrowserAnswer(stale, rows: [], total: 0)))
    #expect(browser.titles.count == 2)
  }

  @Test("keeps the recipe that was chosen, in its row, while recipes arrive before and after it")
  func arrivals() async {
    let all = BrowserSample.recipes
    let some = all.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    var browser = await BrowserSample(recipes: [])
    await browser.load(some, .arriving)
    await browser.handle(.progress("Reading 2 sources, 0 done…"))
    #expect(browser.text.contains("30 recipes so far"))
    #expect(
      browser.lastRow.contains("Reading 2 sources, 0 done… Duplicates are merged at the end."))
    await browser.type("\t" + String(repeating: "j", count: 20))
    let chosen = browser.state.list.selectedRecipe?.merged.id
    let row = browser.state.list.selected - browser.state.list.top
    await browser.load(all)
    #expect(browser.state.list.selectedRecipe?.merged.id == chosen)
    #expect(browser.state.list.selected == 40)
    #expect(browser.state.list.selected - browser.state.list.top == row)
    #expect(browser.text.contains("59 recipes") && !browser.lastRow.contains("Reading"))
  }

  @Test("shows the first recipe while nobody has chosen another")
  func arrivalsAtTop() async {
    let all = BrowserSample.recipes
    var browser = await BrowserSample(recipes: [])
    await browser.load(Array(all.suffix(10)), .indexed)
    #expect(!browser.text.contains("so far"))
    await browser.load(all)
    #expect(browser.state.list.selected == 0)
    #expect(browser.state.list.selectedRecipe?.merged.id == all[0].merged.id)
    // Whoever reads a recipe goes on reading it.
    await browser.load(Array(all.suffix(10)), .arriving)
    await browser.type("\r")
    await browser.load(all)
    #expect(browser.state.list.selected == 49)
  }

  @Test("a key that moves while a longer list is read moves from the recipe that was chosen")
  func movingMeanwhile() async throws {
    let all = BrowserSample.recipes
    var browser = await BrowserSample(recipes: [])
    await browser.load(Array(all.suffix(30)), .arriving)
    await browser.type("\tjj")
    var (state, search) = (browser.state, BrowserSearch?.none)
    let collection = BrowserCollection(count: 59, sources: [], traits: [:], troubles: [])
    for case .search(let next) in state.handle(.loaded(collection)) { search = next }
    _ = state.handle(.input(.key(Key("j"))))
    await browser.load(all)
    _ = state.handle(.found(await browser.answer(try #require(search))))
    #expect(state.list.selected == 32)
  }

  @Test("a query that is typed while recipes arrive begins at its first result")
  func newQueryMeanwhile() async throws {
    var browser = await BrowserSample()
    await browser.type("\t" + String(repeating: "j", count: 20) + "/")
    var (state, search) = (browser.state, BrowserSearch?.none)
    _ = state.handle(.input(.key(Key("d"))))
    let collection = BrowserCollection(count: 59, sources: [], traits: [:], troubles: [])
    for case .search(let next) in state.handle(.loaded(collection)) { search = next }
    _ = state.handle(.found(await browser.answer(try #require(search))))
    #expect(state.list.selected == 0)
  }

  @Test("opens what an Enter before the answer asks for, and keeps what is typed after it")
  func typedAhead() async throws {
    let browser = await BrowserSample()
    var state = browser.state
    var search: BrowserSearch?
    for key in "leek" {
      for case .search(let next) in state.handle(.input(.key(Key(key)))) { search = next }
    }
    for code in [Key.Code.enter, .character("x"), .character("6"), .enter] {
      _ = state.handle(.input(.key(Key(code))))
    }
    #expect(state.query.text == "leek" && state.focus == .query)
    let answer = await browser.answer(try #require(search))
    _ = state.handle(.found(answer))
    #expect(state.focus == .detail)
    #expect(state.amounts.ofRecipes.count == 1)
  }

  @Test("does not say that nothing matches before it knows")
  func unanswered() async {
    var state = BrowserState(
      size: ScreenSize(rows: 24, columns: 80), usesColor: false,
      basket: Basket(aisles: Aisles([], synonyms: .builtIn), synonyms: .builtIn))
    let collection = BrowserCollection(count: 7, sources: ["api"], traits: [:], troubles: [])
    let effects = state.handle(.loaded(collection))
    func text() -> String {
      (0..<24).map(state.screen.text(ofRow:)).joined(separator: "\n")
    }
    #expect(text().contains("… of 7") && !text().contains("Nothing matches"))
    guard case .search(let search) = effects.first else { return }
    _ = state.handle(.found(BrowserAnswer(search, rows: [], total: 0)))
    #expect(text().contains("0 of 7") && text().contains("Nothing matches"))
  }

  @Test(
    "moves in a menu as in the list until something is typed",
    arguments: [("sjj\r", 2), ("sjjk\r", 1), ("sGgj\r", 1), ("s/relevance\r", 0)])
  func menuKeys(keys: String, place: Int) async {
    var browser = await BrowserSample()
    await browser.type("\t" + keys)
    let name = keys.contains("/") ? "relevance" : browser.state.sortMenu.items[place].title
    #expect(browser.text.contains("by \(name)"), "\(browser.text)")
  }

  @Test("counts sources and tags of the recipes in the list")
  func filterCounts() async {
    var browser = await BrowserSample()
    await browser.type("leek\tf")
    await browser.handle(.filters(FilterCounts(of: browser.state.list.rows)))
    let rows = browser.text.split(separator: "\n").map { $0.split(separator: " ").suffix(2) }
    #expect(rows.contains(["tag:soup", "1"]) && rows.contains(["source:api", "1"]))
    #expect(!browser.text.contains("tag:main") || rows.contains { $0.last == "1" })
  }

  @Test("goes back step by step, and ends at the list")
  func back() async {
    var browser = await BrowserSample()
    await browser.type("\rw")
    #expect(browser.text.contains("Values"))
    var seen: [BrowserState.Pane] = []
    for _ in 0..<3 {
      await browser.type("\u{1B}")
      seen.append(browser.state.focus)
    }
    #expect(seen == [.detail, .list, .list])
  }

  @Test("filters by marks, sources and counted tags, and sorts")
  func menus() async {
    var browser = await BrowserSample()
    await browser.type("\tfsource:notes\r")
    #expect(browser.titles == ["Leek pie with potatoes", "韭葱鸡蛋饺子"])
    #expect(browser.text.contains("only source:notes"))
    await browser.type("s")
    await browser.type("title\r")
    #expect(browser.text.contains("by title"))
    await browser.type("\u{1B}")
    #expect(browser.state.list.total == 59)
    let counts = browser.effects.count { if case .countFilters = $0 { true } else { false } }
    #expect(counts == 1)
  }

  @Test("asks for what it cannot do itself")
  func effects() async {
    var browser = await BrowserSample()
    await browser.type("\tyoc*v\u{1A}\u{C}q")
    let kinds = browser.effects.map { "\($0)".prefix { $0 != "(" } }
    #expect(
      kinds == ["copy", "open", "toggle", "toggle", "findVariants", "suspend", "repaint", "quit"])
  }

  @Test("shows marks, and changes them")
  func marks() async {
    var browser = await BrowserSample()
    var marks = RecipeMarks()
    marks.set(.favourite, on: RecordReference(source: "api", id: "1"))
    await browser.handle(.marks(marks))
    #expect(browser.text.contains("*   Leek soup"))
    await browser.type("\t*")
    guard case .toggle(.favourite, _)? = browser.effects.last else {
      Issue.record("the mark is not changed")
      return
    }
  }
}
