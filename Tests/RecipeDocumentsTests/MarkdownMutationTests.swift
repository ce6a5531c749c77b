import RecipeCore
import RecipeDocuments
import Testing

@Suite("Damaged Markdown")
struct MarkdownMutationTests {
  private static let seeds = [
    "# T\n\nFrom [S](http://s.example/x)\n\n*a, b*\n\n**4 servings**\n\n---\n\n- *1 ½ cups* flour\n  - x\n\n## G\n\n- *2* [e](<./e f.md>)\n\n---\n\nMix.\n",
    "---\ntitle: \"A: b\"\ntags: [a, 'b']\ntime: 1:30\ntext: |\n  one\n   two\nmap: {a: b, c: [d]}\n---\n\n## Ingredients\n\n| Amount | Ingredient |\n|---|---|\n| 1 | *x* |\n\n## Method\n\n1. Do `it` &frac12;\n",
    "+++\ntitle = \"T\"\ntags = [\"a\"]\n+++\n\n# 材料\n\n- [x] 米 200 g\n- [ ] <b>水</b>\n\n> [!note]\n> 作り方 ![i](i.png)\n\n```\ncode\n```\n",
    "# B\n\n## P\n### Ingredients\n- 1 egg\n### Steps\n1. Fry\n\n## O\n### Ingredients: (2)\n- 3 eggs\n### Steps\n**1.** Beat\n---\ntitle: C\n---\n<h1>C</h1>\n\n**Zutaten:** 1 Ei, 2 l\n\nMethod：x\n",
    "T\n\nServes 2 – 1 h, Prep: 2 min Cook: 3 m\n\n> [!ingredients] X\n> - 1 a\n\n![[b.jpg|3]]\n\n* 1 b\n\nNow:\n\n* Do this and that until it is done.\n\n1、Cut\n②Boil\n\n#a #b\n\n*Adapted from [c](https://c.example)*\n",
  ]

  @Test("a reader gets over any change of bytes", arguments: seeds.indices)
  func mutations(seed: Int) {
    let original = Array(Self.seeds[seed].utf8)
    var random = Random(state: UInt64(seed) + 1)
    let dialects = [nil] + MarkdownDialect.allCases
    for round in 0..<800 {
      let dialect = round % 2 == 0 ? nil : dialects[round / 2 % dialects.count]
      let reader = MarkdownRecipeReader(dialect: dialect)
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
