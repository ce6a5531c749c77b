import MarkdownSyntax
import Testing

@testable import RecipeDocuments

@Suite("RecipeMD documents")
struct RecipeMDParserTests {
  @Test(
    "what keeps the rules is RecipeMD",
    arguments: [
      "# Tea\n\n---\n\n- *1 cup* tea\n  - hot\n\n1. milk\n\n## Sweet\n\n- *2* [sugar](/s)\n",
      "# Tea\n\n*a, b*\n\n**1 pot, ½ l**\n\n---\n\n- *- .5 l* tea\n- [milk](/m)\n\n---\n\nBrew.\n",
    ])
  func keeps(text: String) {
    #expect(throws: Never.self) { try parse(text) }
  }

  @Test(
    "what breaks a rule is no RecipeMD",
    arguments: [
      ("## Tea\n\n---\n\n- tea", "expected a heading of level 1 first"),
      ("# Tea\n\n*a*\n\n*b*\n\n---\n\n- tea", "there is a second paragraph of tags"),
      ("# Tea\n\n**a lot**\n\n---\n\n- tea", "a yield must start with a number"),
      ("# Tea\n\n---\n\n- *some* tea", "an amount must start with a number"),
      ("# Tea\n\n---\n\n- *some* [tea](/t)", "an amount must start with a number"),
      ("# Tea\n\n---\n\n- *1 cup*\n", "an ingredient needs a name"),
      ("# Tea\n\n---\n\n-\n", "an ingredient needs a name"),
    ])
  func rules(text: String, message: String) {
    let error = #expect(throws: RecipeMDError.self) { try parse(text) }
    #expect(error?.message == message)
  }

  @Test(
    "an amount begins with a number",
    arguments: [
      ("1", true), ("1.5 l", true), (",5", true), (". 5", false), ("-1", true), ("- ½ cup", true),
      (" \u{A0}3/7", true), ("½", true), ("⅞ l", true), ("Ⅷ", false), ("八", false),
      ("", false), ("-", false), ("a 1", false),
    ])
  func amounts(text: String, isAmount: Bool) {
    #expect(RecipeMDAmount.begins(Array(text.utf8)[...]) == isAmount)
  }

  private func parse(_ text: String) throws -> RecipeMDOutline {
    var parser = RecipeMDParser(MarkdownDocument(parsing: Array(text.utf8)))
    return try parser.parse()
  }
}
