import RecipeConfiguration
import TestSupport
import Testing

@Suite("Configurations that mean harm")
struct HostileConfigurationTests {
  @Test("no change of bytes makes the reader trap or its errors steer a terminal")
  func mutations() {
    let text = """
      [library]
      path = "~/mine"
      [defaults]
      limit = 20
      output = "json"
      [sources.notes]
      kind = "markdown"
      path = "notes"
      exclude = ["a/**", "b"]
      timeout = "3s"
      weight = 1.5
      [sources."żur"]
      kind = "food2fork"
      base_url = "https://example.org"
      key = "s"
      """
    var generator = SeededGenerator(seed: 11)
    var outcomes: Set<Bool> = []
    for _ in 0..<1500 {
      let file = ConfigurationFile(
        path: "/recipes.toml", shownPath: "recipes.toml", origin: .search,
        bytes: generator.mutated(Array(text.utf8)), permissions: 0o644)
      do {
        _ = try Sample.reader().read(file)
        outcomes.insert(true)
      } catch {
        outcomes.insert(false)
        #expect(error.description.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
      }
    }
    #expect(outcomes == [true, false])
  }

  @Test("thousands of wrong keys on one line are counted without showing it")
  func manyWrongKeys() {
    let keys = (0..<5000).map { "k\($0) = 1" }.joined(separator: ", ")
    let refusal = Sample.refusal(of: "library = { \(keys) }")
    #expect(refusal?.hasSuffix("… and 4950 more") == true)
    #expect(refusal?.contains(" | ") == false)
  }
}
