import RecipeMatching
import Testing

@testable import ShoppingList

@Suite("Tables of foods")
struct FoodTableTests {
  @Test("No two foods of the tables are one purchase because they share a name")
  func rowsAreApart() {
    var tokenizer = FoodTokenizer(synonyms: .shopping, kinds: FoodWordKinds.vocabulary)
    var rows: [[UInt64]: String] = [:]
    var shared: [String] = []
    for names in BuiltInShelf.all.flatMap(\.foods) {
      guard let first = names.first else { continue }
      let words = tokenizer.words(ofName: first).map(\.hash)
      if let other = rows[words] { shared.append("\(other) = \(first)") }
      rows[words] = first
    }
    #expect(shared.isEmpty, "\(shared.joined(separator: "\n"))")
  }
}
