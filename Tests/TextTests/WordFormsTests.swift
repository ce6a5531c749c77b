import Testing
import Text

struct WordFormsTests {
  @Test(
    "a word has the other of singular and plural, whichever it is",
    arguments: [
      ("mohre", "mohren"), ("moehre", "moehren"), ("zwiebel", "zwiebeln"), ("ei", "eier"),
      ("spiegelei", "spiegeleier"), ("pilz", "pilze"), ("nuss", "nusse"), ("leber", "lebern"),
      ("mossel", "mosselen"), ("gateau", "gateaux"), ("chou", "choux"), ("zucchina", "zucchine"),
      ("pomodoro", "pomodori"), ("fungo", "funghi"), ("limon", "limones"), ("feijao", "feijoes"),
      ("pao", "paes"), ("vagem", "vagens"), ("atum", "atuns"), ("noz", "nozes"),
      ("cereal", "cereais"),
      ("kaka", "kakor"), ("bulle", "bullar"), ("tomat", "tomater"), ("huhn", "huehner"),
      ("kraut", "kraeuter"), ("apfel", "aepfel"), ("kloss", "kloesse"),
    ])
  func plurals(one: String, many: String) {
    #expect(forms(of: one).contains(many), "\(forms(of: one))")
    #expect(forms(of: many).contains(one), "\(forms(of: many))")
  }

  @Test(
    "names of different foods are no forms of each other",
    arguments: [
      ("butter", "butt"), ("chick", "chicken"), ("pasta", "paste"), ("corn", "corner"),
      ("pea", "pear"), ("ham", "hamburger"), ("egg", "eggplant"), ("wine", "win"),
    ])
  func different(one: String, other: String) {
    #expect(!forms(of: one).contains(other))
    #expect(!forms(of: other).contains(one))
  }

  @Test("every form is another word, begins with the same letter, and is there once")
  func shape() {
    for word in ["mohre", "huehner", "aepfel", "kaka", "ei", "a", "crème", "豆腐", "3"] {
      let forms = forms(of: word)
      #expect(Set(forms).count == forms.count && !forms.contains(word))
      #expect(forms.allSatisfy { $0.first == word.first })
    }
  }

  private func forms(of word: String) -> [String] {
    WordForms.others(of: Array(word.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }
}
