import RecipeCore
import RecipeDocuments
import Testing

@Suite("Damaged Markdown")
struct MarkdownMutationTests {
  private static let seeds = [
    "# T\n\nFrom [S](http://s.example/x)\n\n*a, b*\n\n**4 servings**\n\n---\n\n- *1 ½ cups* flour\n  - x\n\n## G\n\n- *2* [e](<./e f.md>)\n\n---\n\nMix.\n",
    "---\ntitle: \"A: b\"\ntags: [a, 'b']\ntime: 1:30\ntext: |\n  one\n   two\nmap: {a: b, c: [d]}\n---\n\n## Ingredients\n\n| Amount | Ingredient |\n|---|---|\n| 1 | *x* |\n\n## Method\n\n1. Do `it` &frac12;\n",
    "+++\ntitle = \"T\"\ntags = [\"a\"]\n+++\n\n# 材料\n\n- [x] 米 200 g\n- [ ] <b>水</b>\n\n> [!note]\n> 作り方 ![i](i.png)\n\n```\ncode\n```\n",
  ]

  @Test("a reader gets over any change of bytes", arguments: seeds.indices)
  func mutations(seed: Int) {
    let original = Array(Self.seeds[seed].utf8)
    var random = Random(state: UInt64(seed) + 1)
    let reader = MarkdownRecipeReader()
    for _ in 0..<1_500 {
      var bytes = original
      for _ in 0..<Int(random.next() % 6 + 1) { random.mutate(&bytes) }
      let outcome = reader.read(bytes, path: "mutated.md", fields: .all)
      #expect(!outcome.entries.isEmpty || !outcome.diagnostics.isEmpty)
    }
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
      let interesting = Array("-*_[]()`#:|\n\r\t >&;\"'{},=+~!<\\0\u{FF}".utf8)
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
