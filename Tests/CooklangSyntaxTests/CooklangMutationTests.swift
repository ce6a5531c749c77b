import CooklangSyntax
import Testing

@Suite("Damaged Cooklang")
struct CooklangMutationTests {
  private static let seeds = [
    ">> servings: 2\n\nMix @flour{200%g}(sifted) and @olive oil{1 / 2%cup}.\\\nBake in #oven{} for ~{25%minutes}. -- note\n\n> A note\n> goes on.\n",
    "= Dough =\n\n[- a\ncomment -] Add @&salt{=1%tsp}, @white wine|wine{2-4} and @./sauces/Sauce{150%g}\nto a #large pan(clean), ~rest.\n\n== Filling ==\n\n@水、@½ cup milk{}\r\n\r\n\\@home \\-\\-",
  ]

  @Test("any change of bytes leaves a text that can be read", arguments: seeds.indices)
  func mutations(seed: Int) {
    let original = Array(Self.seeds[seed].utf8)
    var random = Random(state: UInt64(seed) + 1)
    for _ in 0..<1_000 {
      var bytes = original
      for _ in 0..<Int(random.next() % 6 + 1) { random.mutate(&bytes) }
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

  @Test(
    "texts that could be read again and again are read once",
    arguments: [
      "@", "@@", "@a{", "@a(", "[-", "~{", "@a b ", "\\", "=", ">", ">>", "-", "@a{}(", "((", "{",
    ])
  func hostile(piece: String) {
    let bytes = Array(String(repeating: piece, count: 60_000 / piece.utf8.count).utf8)
    let document = CooklangDocument(parsing: bytes)
    #expect(document.blocks.count <= 1)
  }

  /// A small generator (xorshift64*), the same in every run.
  private struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state >> 12
      state ^= state << 25
      state ^= state >> 27
      return state &* 2_685_821_657_736_338_717 >> 16
    }

    mutating func mutate(_ bytes: inout [UInt8]) {
      guard !bytes.isEmpty else { return }
      let index = Int(next() % UInt64(bytes.count))
      let interesting = Array("@#~{}()%=>-[]\\|&?+./ \n\r\t\u{2009}\u{FF}:".utf8)
      switch next() % 5 {
      case 0: bytes[index] = UInt8(truncatingIfNeeded: next())
      case 1: bytes.remove(at: index)
      case 2: bytes.removeSubrange(index...)
      case 3: bytes.insert(contentsOf: bytes[index...].prefix(40), at: index)
      default: bytes[index] = interesting[Int(next() % UInt64(interesting.count))]
      }
    }
  }
}
