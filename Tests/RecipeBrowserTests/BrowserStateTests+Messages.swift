import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeScaling
import ShoppingList
import TerminalScreen
import TestSupport
import Testing

@testable import RecipeBrowser

/// Messages and what they have no room for.
extension BrowserStateTests {
  @Test("shows what is wrong with a query whole")
  func longProblem() async {
    var browser = await BrowserSample(rows: 20, columns: 40)
    await browser.type("leek")
    let reason = "nothing follows OR (write another word; to search for the word itself, quote it)"
    let search = browser.state.presentSearch
    await browser.handle(.found(BrowserAnswer(search, rows: [], total: 0, problem: reason)))
    let shown = browser.text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(shown.contains(reason), "\(browser.text)")
  }

  @Test("shows a long message whole, in several rows")
  func longMessage() async {
    var browser = await BrowserSample(rows: 20, columns: 60)
    let words =
      "api: " + String(repeating: "the server is down for the day ", count: 4) + "and more"
    await browser.handle(
      .loaded(BrowserCollection(count: 59, sources: ["api"], traits: [:], troubles: [words])))
    let shown = browser.text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(shown.contains(words), "\(browser.text)")
  }

  @Test("shows the words of a choice whole that has no room for them")
  func longChoice() async {
    let reason = String(repeating: "only one of them says vegan; ", count: 4) + "so they differ"
    var browser = await BrowserSample()
    browser.show(
      Menu(
        title: "Variants", items: [Menu.Item(title: "Soup", detail: reason, choice: .clearFilters)])
    )
    let shown = browser.text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(shown.contains("Soup: \(reason)"), "\(browser.text)")
  }

  @Test("says what it waits for and what is missing")
  func troubles() async {
    var browser = await BrowserSample()
    await browser.handle(.progress("Reading 3 sources, 0 done…"))
    #expect(browser.text.contains("Reading 3 sources, 0 done…"))
    await browser.handle(
      .loaded(
        BrowserCollection(
          count: 59, sources: ["api"], traits: [:], troubles: ["api: no answer in 3 s"])))
    #expect(browser.text.contains("api: no answer in 3 s"))
  }
}
