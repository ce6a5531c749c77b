import Testing

@testable import RecipeDocuments

@Suite("Titles of file names")
struct FileTitleTests {
  @Test(
    "a file's name is a title without the date of a post, the id of Notion and marks for blanks",
    arguments: [
      ("2021-03-04-leek-soup.md", "Leek soup"), ("notes/LEEK_soup.md", "LEEK soup"),
      ("Leek soup 0123456789abcdef0123456789abcdef.md", "Leek soup"),
      ("Leek half-moons.md", "Leek half-moons"), ("2021-03-04.md", "2021 03 04"),
      ("大葱汤.md", "大葱汤"), (".md", ".md"),
    ])
  func fileTitles(path: String, title: String) {
    #expect(FileTitle.title(of: path) == title)
  }
}
