import TestSupport
import Testing

@testable import Text

struct TextFoldingTests {
  @Test(
    "case, accents and punctuation fold",
    arguments: [
      ("Easy Ragù alla Bolognese!", "easy ragu alla bolognese"),
      ("  Crème   brûlée ", "creme brulee"),
      ("Cre\u{300}me bru\u{302}le\u{301}e", "creme brulee"),
      ("Bœuf & Smørrebrød", "boeuf smorrebrod"),
      ("GROẞE Klöße", "grosse klosse"),
      ("Grandma's pie, Grandma’s tart", "grandmas pie grandmas tart"),
      ("l'oignon's", "l oignons"),
      ("don't", "don t"),
      ("Half\u{AD}way", "halfway"),
      ("ＦＵＬＬ　ｗｉｄｔｈ", "full width"),
      ("Τζατζίκι ΣΑΣ σας", "τζατζικι σασ σασ"),
      ("Борщ с йодом, Ёлка", "борщ с иодом елка"),
      ("麻婆豆腐 Mapo", "麻婆豆腐 mapo"),
      ("שָׁלוֹם", "שלום"), ("كُشَري", "كشري"),
      ("ต้มข่าไก่", "ต้มข่าไก่"), ("ｶﾞｽﾊﾟﾁｮ ｿｰｽ", "ガスパチョ ソース"), ("\u{FF9E}", ""),
      ("أرزّ بـــالحليب", "ارز بالحليب"), ("کباب", "كباب"), ("كبة", "كبه"),
      ("Œufs, Ærø, Straße, ﬁlet", "oeufs aero strasse filet"),
      ("🍰", ""), ("", ""), ("a🍰b", "a b"), ("½ cup", "cup"), ("don\u{300}", "don"),
      ("\u{301}", ""),
    ])
  func folds(text: String, folded: String) {
    #expect(TextFolding.foldedString(text) == folded)
  }

  @Test(
    "composed and decomposed spellings fold to the same",
    arguments: [
      ("김치찌개", "\u{1100}\u{1175}\u{11B7}\u{110E}\u{1175}\u{110D}\u{1175}\u{1100}\u{1162}"),
      ("がパヴ", "か\u{3099}ハ\u{309A}ウ\u{3099}"),
      ("Phở Gà", "Pho\u{31B}\u{309} Ga\u{300}"),
      ("Ёй", "Е\u{308}и\u{306}"),
      ("ΐ", "ι\u{308}\u{301}"),
    ])
  func normalises(composed: String, decomposed: String) {
    #expect(TextFolding.fold(composed) == TextFolding.fold(decomposed))
  }

  @Test(
    "umlauts can be spelt out",
    arguments: [("Brühe", "bruehe"), ("Bru\u{308}he", "bruehe"), ("ÄÖÜ Øl", "aeoeue ol")])
  func spellsOut(text: String, folded: String) {
    #expect(TextFolding.foldedString(text, umlauts: .spelledOut) == folded)
    #expect(TextFolding.hasUmlauts(text))
  }

  @Test("texts without umlauts are known", arguments: ["", "Bruhe", "Crème é", "ß", "麻婆"])
  func knowsPlain(text: String) {
    #expect(!TextFolding.hasUmlauts(text))
  }

  @Test("folding what is folded changes nothing, for any scalars")
  func isIdempotent() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let text = random.text(length: 12)
      let folded = TextFolding.foldedString(text)
      #expect(TextFolding.foldedString(folded) == folded, "\(text.unicodeScalars.map(\.value))")
      #expect(!folded.hasPrefix(" ") && !folded.hasSuffix(" ") && !folded.contains("  "))
    }
  }

  @Test("a text appended becomes words of its own")
  func appends() {
    var bytes: [UInt8] = []
    TextFolding.append("Leek,", to: &bytes)
    TextFolding.append("!", to: &bytes)
    TextFolding.append("SOUP", to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "leek soup")
  }

  @Test("a letter by itself is folded as in a text", arguments: [0x80...0x2FFF, 0x3041...0x30FF])
  func letters(range: ClosedRange<UInt32>) {
    let different = range.compactMap(Unicode.Scalar.init).filter { scalar in
      let folded = TextFolding.foldedString(String(scalar))
      // What ends a word is no letter of a text.
      return !folded.isEmpty && TextFolding.letters(of: scalar) != folded
    }
    #expect(different == [])
    #expect(TextFolding.letters(of: "ß") == "ss")
    #expect(TextFolding.letters(of: "\u{308}") == nil)
  }

  @Test("bytes that are no UTF-8 end words, and take nothing of what follows")
  func invalid() {
    let texts: [([UInt8], String)] = [
      ([0xC3, 0x61], "a"), ([0x61, 0xE2, 0x82, 0x62], "a b"), ([0x80, 0xC3, 0xA9], "e"),
      ([0xF0], ""),
    ]
    for (bytes, expected) in texts {
      var folded: [UInt8] = []
      bytes.withUnsafeBufferPointer { _ = TextFolding.append($0, to: &folded) }
      #expect(String(decoding: folded, as: UTF8.self) == expected)
    }
  }
}
