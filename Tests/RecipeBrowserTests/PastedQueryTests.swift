import Testing

@testable import RecipeBrowser

@Suite("A pasted query")
struct PastedQueryTests {
  @Test("one that is too long is cut, and a message says so")
  func long() async {
    var browser = await BrowserSample()
    await browser.type("\u{1B}[200~leek \(String(repeating: "soup ", count: 400))\u{1B}[201~")
    #expect(browser.state.query.text.count == 2_000)
    #expect(browser.state.query.text.hasPrefix("leek soup"))
    #expect(browser.state.message?.contains("at most 2000 characters") == true)
  }

  @Test("one that fits is taken whole and in silence")
  func short() async {
    var browser = await BrowserSample()
    await browser.type("\u{1B}[200~leek\u{1B}[201~")
    #expect(browser.state.query.text == "leek")
    #expect(browser.state.message == nil)
  }
}
