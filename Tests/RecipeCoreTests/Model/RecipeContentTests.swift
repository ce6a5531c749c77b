import TestSupport
import Testing

@testable import RecipeCore

@Suite("The content of a record")
struct RecipeContentTests {
  /// A recipe that is computed at each access, with a title of its own.
  private struct Computed: DeferredRecipe {
    func recipe(_ depth: RecipeDepth) -> Recipe {
      depth == .all ? .full : Recipe(title: "for matching")
    }

    var title: String { "the title alone" }

    var rankSignals: RankSignals { RankSignals(socialRank: ExactNumber("7"), rating: nil) }
  }

  @Test("a deferred recipe is asked for what is needed, and for no more")
  func deferred() {
    let content = RecipeContent.deferred(Computed())
    #expect(content.values().recipe == .full)
    #expect(content.values(.matching).recipe.title == "for matching")
    #expect(content.title == "the title alone")
    #expect(content.rankSignals.socialRank == ExactNumber("7"))
  }

  @Test("contents are equal if their values are")
  func equality() {
    let contents = [RecipeContent(.full), .deferred(Computed())]
    #expect(contents[0] == contents[1])
    #expect(Set(contents).count == 1)
    #expect(contents[1] != RecipeContent(Recipe(title: "Soup")))
  }
}
