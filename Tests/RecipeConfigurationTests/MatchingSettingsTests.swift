import RecipeConfiguration
import RecipeCore
import Testing

@Suite("[matching]")
struct MatchingSettingsTests {
  @Test("groups of names are read and listed with their origin")
  func synonyms() throws {
    let reading = try Sample.read(
      """
      [matching]
      synonyms = [["courgette", "zucchini"], ["Stärke", "starch", "\\"x\\""]]
      """)
    let groups = [["courgette", "zucchini"], ["Stärke", "starch", "\"x\""]]
    #expect(
      reading.configuration.matching == MatchingSettings(caution: "normal", foodSynonyms: groups))
    let value = reading.effectiveValues.first { $0.key == "matching.synonyms" }
    #expect(
      value?.text == #"[["courgette", "zucchini"], ["Stärke", "starch", "\"x\""]]"#)
    #expect(value?.origin.description == "recipes.toml:2:1")
  }

  @Test("a degree of caution is read and listed with its origin")
  func caution() throws {
    let reading = try Sample.read("[matching]\ncaution = \"high\"")
    #expect(
      reading.configuration.matching == MatchingSettings(caution: "high", foodSynonyms: []))
    let value = reading.effectiveValues.first { $0.key == "matching.caution" }
    #expect(value?.text == "\"high\"")
    #expect(value?.origin.description == "recipes.toml:2:1")
  }

  @Test("a misspelt degree of caution gets the nearest one, another word all")
  func otherCaution() {
    let misspelt = Sample.refusal(of: "[matching]\ncaution = \"hihg\"")
    #expect(misspelt?.contains("did you mean 'high'?") == true)
    let other = Sample.refusal(of: "[matching]\ncaution = \"reckless\"")
    #expect(other?.contains("use 'low', 'normal' or 'high'") == true)
  }

  @Test("without the table there are none")
  func none() throws {
    #expect(try Sample.read("").configuration.matching == .standard)
    #expect(try Sample.read("[matching]").configuration.matching == .standard)
  }

  @Test(
    "each mistake is shown with its place",
    arguments: [
      ("synonyms = \"a\"", "1:12: 'synonyms' must be an array of groups, not a string"),
      (
        "synonyms = [\"a\", \"b\"]",
        "1:13: a group of 'synonyms' must be an array of names, not a string"
      ),
      ("synonyms = [[\"a\"]]", "1:13: a group of 'synonyms' needs two names or more, not 1"),
      ("synonyms = [[]]", "1:13: a group of 'synonyms' needs two names or more, not 0"),
      (
        "synonyms = [[\"a\", 1]]", "1:19: a name in 'synonyms' must be a string, not a whole number"
      ),
      ("synonyms = [[\"a\", \" -\"]]", "1:19: a name in 'synonyms' has no letters"),
      ("synonym = []", "1:1: unknown key 'synonym' in [matching]"),
      ("caution = \"hihg\"", "1:11: 'caution' cannot be 'hihg'"),
      ("caution = 1", "1:11: 'caution' must be a string, not a whole number"),
    ])
  func mistakes(line: String, message: String) throws {
    let refusal = try #require(Sample.refusal(of: "[matching]\n" + line))
    let place = "recipes.toml:2:" + message.dropFirst(2)
    #expect(refusal.hasPrefix(place), "\(refusal)")
  }

  @Test("a table that is no table is refused")
  func noTable() {
    #expect(Sample.refusal(of: "matching = 1")?.contains("'matching' must be a table") == true)
  }
}
