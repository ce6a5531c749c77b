import RecipeCore
import RecipeDocuments
import Testing

@Suite("Damaged Cooklang recipes")
struct CooklangReaderMutationTests {
  private static let seed =
    "---\ntitle: T\nsource: {name: N, url: u}\nyield: 6%balls\ntime:\n  prep: 5 min\n---\n\n= Ingredients: A =\n\n@flour{200%g}(sifted)\\\n@salt{}\n\n= Dough =\n\nMix @&flour{1 / 2%cup} in #bowl{2} for ~{5%min}. -- c\n\n> Note [- x -]\n"

  @Test("a reader gets over any change of bytes, and writes what it read")
  func mutations() throws {
    let interesting = Array("@#~{}()%=>-[]\\|&?+./ \n\r:\"\u{FF}".utf8)
    var state: UInt64 = 42
    func next(_ limit: Int) -> Int {
      // Knuth's MMIX generator: the same numbers in every run.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<600 {
      var bytes = Array(Self.seed.utf8)
      for _ in 0...next(5) {
        let index = next(bytes.count)
        switch next(4) {
        case 0: bytes[index] = UInt8(next(256))
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(contentsOf: bytes[index...].prefix(30), at: index)
        default: bytes[index] = interesting[next(interesting.count)]
        }
      }
      let outcome = CooklangRecipeReader().read(bytes, path: "mutated.cook", fields: .all)
      #expect(!outcome.entries.isEmpty || !outcome.diagnostics.isEmpty)
      guard let recipe = outcome.entries.first?.recipe else { continue }
      let read = try CooklangSample.written(recipe)
      #expect(read.ingredients.count == recipe.ingredients.count)
      #expect(read.directions.count == recipe.directions.count)
    }
  }
}
