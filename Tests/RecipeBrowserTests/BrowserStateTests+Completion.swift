import RecipeCore
import RecipeMatching
import RecipeMerging
import RecipeScaling
import ShoppingList
import TerminalScreen
import TestSupport
import Testing

@testable import RecipeBrowser

/// Completions and their hints.
extension BrowserStateTests {
  @Test(
    "completes what is typed",
    arguments: [
      ("ti\u{1B}[C", "title:"), ("ta\t", "tag:"), ("leek sou\t", "leek source:"),
      ("leek soup\u{1B}\u{7F}", "leek "), ("leek soup\u{1B}b-", "leek -soup"),
      ("leek soup\u{1}\u{1B}d", " soup"), ("leek soup\u{1}\u{1B}f,", "leek, soup"),
      ("leek is:f\t", "leek is:favourite"),
      ("-source:no\t", "-source:notes"),
      ("@w\t", "@weeknight"), ("has:im\t", "has:image"), ("(is:c\t", "(is:cooked"),
    ])
  func completion(keys: String, text: String) async {
    var browser = await BrowserSample()
    await browser.type(keys)
    #expect(browser.state.query.text == text)
  }

  @Test(
    "lists what an unfinished word can become instead of what it lacks",
    arguments: [
      ("is:", "Tab is:cooked  is:favourite"), ("source:", "Tab source:api  source:notes"),
      ("leek (source:n", "Tab source:notes"), ("source:\"no", "Tab source:\"notes\""),
    ])
  func offers(keys: String, hint: String) async {
    var browser = await BrowserSample()
    await browser.type(keys)
    #expect(browser.state.screen.text(ofRow: 1).contains(hint), "\(browser.text)")
  }

  @Test(
    "goes on to the next word with each Tab, until something else is typed",
    arguments: [
      ("source:\t", "source:api"), ("source:\t\t", "source:notes"), ("source:\t\t\t", "source:api"),
      ("source:\"\t\t", "source:\"notes\""), ("source:\t\t x", "source:notes x"),
      ("source:no\t\t", "source:notes"),
    ])
  func cycle(keys: String, text: String) async {
    var browser = await BrowserSample()
    await browser.type(keys)
    #expect(browser.state.query.text == text)
  }
}
