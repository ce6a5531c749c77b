import RecipeCore
import RecipeDocuments
import TestSupport
import Testing
import Text

@Suite("Damaged Cooklang recipes")
struct CooklangReaderMutationTests {
  private static let seed = """
    ---
    title: T
    source: {name: N, url: u}
    yield: 6%balls
    time:
      prep: 5 min
    ---

    = Ingredients: A =

    @flour{200%g}(sifted)\\
    @salt{}

    = Dough =

    Mix @&flour{1 / 2%cup} in #bowl{2} for ~{5%min}. -- c

    > Note [- x -]
    """

  @Test("a reader gets over any change of bytes, and what it read can be written")
  func mutations() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<600 {
      let bytes = generator.mutated(Array(Self.seed.utf8))
      let outcome = CooklangRecipeReader().read(bytes, path: "mutated.cook", fields: .all)
      #expect(!outcome.entries.isEmpty || !outcome.diagnostics.isEmpty)
      guard let recipe = outcome.entries.first?.recipe else { continue }
      let read = try CooklangSample.written(recipe)
      // Control characters are not written.
      #expect(read.ingredients == recipe.ingredients.map(\.terminalSafe))
      #expect(read.directions.map(\.terminalSafe) == recipe.directions.map(\.terminalSafe))
    }
  }
}
