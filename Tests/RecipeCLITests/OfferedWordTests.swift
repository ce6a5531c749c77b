import Testing

@testable import RecipeCLI

@Suite("Words that a shell may offer")
struct OfferedWordTests {
  @Test(
    "a word with quotation marks begins in the case that was typed, others stay",
    arguments: [
      (#"publisher:"Salt & Ember""#, "publisher:sa", #"publisher:"salt & Ember""#),
      (#"publisher:"Salt & Ember""#, #"publisher:"SA"#, #"publisher:"SAlt & Ember""#),
      (#"tag:"quick dinner""#, "tag:quick dinner", #"tag:"quick dinner""#),
      (#"tag:"quick dinner""#, "soup", #"tag:"quick dinner""#),
      ("Leek Soup", "leek", "Leek Soup"), ("tag:soup", "", "tag:soup"),
    ])
  func isTyped(word: String, start: String, offered: String) {
    #expect(OfferedWord(word, "1 recipe").typed(as: start) == OfferedWord(offered, "1 recipe"))
  }
}
