/// A light stemmer of English plurals, which never makes two foods one.
package enum Plural {
  /// Every ending that a word may have after its stem, sorted by bytes.
  package static let endings = ["", "es", "ies", "s", "y"].map { Array($0.utf8) }

  /// Returns the part of a folded word that it shares with its singular: "carrots" and "carrot",
  /// "potatoes" and "potato", "cherries" and "cherry".
  package static func stem(_ word: Range<Int>, of folded: [UInt8]) -> Range<Int> {
    guard word.count > 3 else { return word }
    let (start, end) = (word.lowerBound, word.upperBound)
    let last = folded[end - 1]
    if last == UInt8(ascii: "y"), !isVowel(folded[end - 2]) { return start..<end - 1 }
    guard last == UInt8(ascii: "s") else { return word }
    let before = folded[end - 2]
    switch before {
    case UInt8(ascii: "s"), UInt8(ascii: "u"): return word
    case UInt8(ascii: "e"): return stemOfEs(start, end, folded)
    default: return start..<end - 1
    }
  }

  /// Returns the stems of the words of a text.
  package static func stems(of text: String) -> [String] {
    let folded = TextFolding.fold(text)
    return folded.indices.split { folded[$0] == 0x20 }.map { word in
      String(decoding: folded[stem(word.startIndex..<word.endIndex, of: folded)], as: UTF8.self)
    }
  }

  private static func stemOfEs(_ start: Int, _ end: Int, _ folded: [UInt8]) -> Range<Int> {
    guard end - start > 4 else { return start..<end - 1 }
    switch folded[end - 3] {
    case UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "x"):
      return start..<end - (folded[end - 3] == UInt8(ascii: "i") ? 3 : 2)
    case UInt8(ascii: "h") where [UInt8(ascii: "c"), UInt8(ascii: "s")].contains(folded[end - 4]):
      return start..<end - 2
    case UInt8(ascii: "s") where folded[end - 4] == UInt8(ascii: "s"):
      return start..<end - 2
    default: return start..<end - 1
    }
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }
}
