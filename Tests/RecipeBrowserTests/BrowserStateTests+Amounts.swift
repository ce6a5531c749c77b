import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeScaling
import ShoppingList
import TerminalScreen
import TestSupport
import Testing

@testable import RecipeBrowser

/// Amounts and the shopping list.
extension BrowserStateTests {
  @Test(
    "shows amounts for other servings",
    arguments: [
      ("+", "5 servings"), ("-", "3 servings"), ("x6\r", "6 servings"), ("xx1/2\r", "2 servings"),
      ("x2x\r", "8 servings"),
      ("+++=", "4 servings"), ("------", "1 serving"),
    ])
  func scaling(keys: String, yield: String) async {
    var browser = await BrowserSample()
    await browser.type("\r" + keys)
    #expect(browser.text.contains(yield))
  }

  @Test("says why an amount cannot be had")
  func noYield() async {
    var browser = await BrowserSample()
    await browser.type("韭葱\rx6\r")
    #expect(browser.text.contains("does not say how much it makes"))
    await browser.type("xx2\r")
    #expect(browser.text.contains("6 个"))
  }

  @Test("puts scaled recipes on a shopping list, and takes them off it")
  func shopping() async throws {
    var browser = await BrowserSample()
    await browser.type("leek\rx8\rb")
    let id = try #require(browser.state.basket.entries.first?.id)
    #expect(browser.state.basket.arguments == [id, "--servings", "\(id)=8"])
    await browser.type("nb")
    #expect(browser.state.basket.arguments?.count == 4)
    await browser.type("B")
    #expect(browser.text.contains("Shopping list"))
    #expect(browser.text.contains("7") && browser.text.contains("leeks"))
    await browser.type("Bb")
    #expect(browser.state.basket.entries.count == 1)
  }

  @Test("changes the shopping list with the amounts and units of its recipes")
  func followingList() async throws {
    var browser = await BrowserSample()
    await browser.type("leek\rbx8\r")
    let id = try #require(browser.state.basket.entries.first?.id)
    #expect(browser.state.basket.arguments == [id, "--servings", "\(id)=8"])
    await browser.type("u")
    #expect(browser.state.basket.arguments == [id, "--servings", "\(id)=8", "--units", "metric"])
    await browser.type("B")
    #expect(browser.text.contains("240 ml"), "\(browser.text)")
    await browser.type("B=")
    #expect(browser.state.basket.arguments == [id])
  }

  @Test("keeps the units from recipe to recipe")
  func lastingUnits() async {
    var browser = await BrowserSample()
    await browser.type("\ruG")
    await browser.type("nnpp")
    #expect(browser.text.contains("120 ml cream"), "\(browser.text)")
  }
}
