import CooklangSyntax
import TestSupport
import Testing

@Suite("Damaged Cooklang")
struct CooklangMutationTests {
  private static let seeds = [
    """
    >> servings: 2

    Mix @flour{200%g}(sifted) and @olive oil{1 / 2%cup}.\\
    Bake in #oven{} for ~{25%minutes}. -- note

    > A note
    > goes on.
    """,
    """
    = Dough =

    [- a
    comment -] Add @&salt{=1%tsp}, @white wine|wine{2-4} and @./sauces/Sauce{150%g}
    to a #large pan(clean), ~rest.

    == Filling ==

    @水、@½ cup milk{}\r\n\r\n\\@home \\-\\-
    """,
  ]
  private static let pieces = [
    "@", "#", "~{", "}", "(", ")", "%", "\\\n", "--", "[-", "-]", "\n\n", "=",
  ]

  @Test("any change of bytes leaves a text that can be read", arguments: seeds)
  func mutations(seed: String) throws {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<1_000 {
      var bytes = generator.mutated(Array(seed.utf8))
      let piece = try #require(Self.pieces.randomElement(using: &generator))
      let place = Int.random(in: 0...bytes.count, using: &generator)
      bytes.insert(contentsOf: piece.utf8, at: place)
      let document = CooklangDocument(parsing: bytes)
      let areInside = document.blocks.allSatisfy { block in
        document.items(of: block).allSatisfy {
          $0.offset < bytes.count && block.offset <= $0.offset
        }
      }
      #expect(areInside)
      #expect(document.problems.allSatisfy { $0.line >= 1 && $0.column >= 1 })
    }
  }
}
