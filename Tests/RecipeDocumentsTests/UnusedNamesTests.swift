import RecipeDocuments
import Testing

@Suite("Unused names")
struct UnusedNamesTests {
  @Test(
    "no name is given twice, whatever numbers the wanted ones have",
    arguments: [
      (["Soup", "Soup", "Soup"], ["Soup", "Soup 2", "Soup 3"]),
      (["Soup 2", "Soup", "Soup"], ["Soup 2", "Soup", "Soup 3"]),
      (["Soup", "Soup", "Soup 2"], ["Soup", "Soup 2", "Soup 2 2"]),
      (["Soup", "SOUP"], ["Soup", "SOUP 2"]), (["", ""], ["", " 2"]),
    ])
  func names(wanted: [String], given: [String]) {
    var names = UnusedNames(separator: " ")
    #expect(wanted.map { names.name($0) } == given)
  }
}
