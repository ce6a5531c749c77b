import RecipeCore
import RecipeFormatting
import Testing

@Suite("Markdown table")
struct MarkdownFormatterTests {
  @Test("cells keep their text whatever mark-up is in it")
  func cells() {
    let recipes = [
      Samples.ranked(
        Recipe(title: "a|b *c* `d` [e] <f> & \\", ingredients: ["1 leek", "2 | 3"]), rank: "7"),
      Samples.ranked(Recipe(title: "two\r\n\nlines \u{1B}[2J")),
    ]
    let options = FormatOptions(fields: ["social_rank", "title", "ingredients"])
    let expected = #"""
      | rank | title | ingredients |
      | ---: | --- | --- |
      | 7.00 | a\|b \*c\* \`d\` \[e\] \<f> & \\ | 1 leek<br>2 \| 3 |
      |  | two<br>lines \#u{FFFD}\[2J |  |

      """#
    #expect(
      printed(.recipes(Samples.result(recipes)), by: MarkdownFormatter(options: options))
        == expected)
  }

  @Test("without fields asked for it has the columns of a table")
  func usual() {
    let page = ResultDocument.recipes(Samples.result([Samples.full]))
    let text = printed(page, by: MarkdownFormatter(options: FormatOptions()))
    #expect(text.hasPrefix("| rank | title | publisher | tags | time | rating | sources | id |\n"))
  }
}
