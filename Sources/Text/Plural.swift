/// A light stemmer of English plurals, which never makes two foods one.
package enum Plural {
  /// Every ending that a word may have after its stem, sorted by bytes.
  package static let endings = ["", "es", "f", "fe", "ies", "s", "ves", "y"].map { Array($0.utf8) }

  /// Returns the part of a folded word that it shares with its singular: "carrots" and "carrot",
  /// "potatoes" and "potato", "cherries" and "cherry", "leaves" and "leaf".
  package static func stem(_ word: Range<Int>, of folded: [UInt8]) -> Range<Int> {
    guard word.count > 3 else { return word }
    let (start, end) = (word.lowerBound, word.upperBound)
    let last = folded[end - 1]
    if last == UInt8(ascii: "y"), !isVowel(folded[end - 2]) { return start..<end - 1 }
    guard last == UInt8(ascii: "s") else { return start..<end - lengthOfF(word, folded) }
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
    case UInt8(ascii: "i"): return start..<end - (endsInE(start..<end - 1, folded) ? 1 : 3)
    case UInt8(ascii: "o"), UInt8(ascii: "x"): return start..<end - 2
    case UInt8(ascii: "h") where [UInt8(ascii: "c"), UInt8(ascii: "s")].contains(folded[end - 4]):
      return start..<end - (endsInE(start..<end - 1, folded) ? 1 : 2)
    case UInt8(ascii: "s") where folded[end - 4] == UInt8(ascii: "s"):
      return start..<end - (endsInE(start..<end - 1, folded) ? 1 : 2)
    case UInt8(ascii: "v"):
      let isOfF = pluralsOfF.contains { folded[start..<end].ends(with: $0) }
      return start..<end - (isOfF ? 3 : 1)
    default: return start..<end - 1
    }
  }

  /// The ends of words whose plural has "ves": "meatloaf", "bay leaf", "knife".
  private static let wordsOfF = ["loaf", "leaf", "knife"].map { Array($0.utf8) }
  private static let pluralsOfF = ["loaves", "leaves", "knives"].map { Array($0.utf8) }

  /// Returns the number of letters that a singular loses before "ves"; 0 for any other word.
  private static func lengthOfF(_ word: Range<Int>, _ folded: [UInt8]) -> Int {
    let last = folded[word.upperBound - 1]
    guard last == UInt8(ascii: "f") || last == UInt8(ascii: "e"),
      wordsOfF.contains(where: { folded[word].ends(with: $0) })
    else { return 0 }
    return last == UInt8(ascii: "f") ? 1 : 2
  }

  /// True if a word has an "e" of its own before the "s" of its plural, unlike "berry" and "peach".
  private static func endsInE(_ word: Range<Int>, _ folded: [UInt8]) -> Bool {
    wordsInE.contains { folded[word].elementsEqual($0) }
  }

  private static let wordsInE = [
    "bouillabaisse", "brioche", "brownie", "blondie", "cache", "calorie", "ceviche", "cookie",
    "foodie",
    "ganache", "goodie", "hoagie", "mousse", "niche", "pastiche", "pierogie", "potpie", "quiche",
    "smokie",
    "smoothie", "sweetie", "tootsie", "veggie", "weenie", "whoopie", "wienie",
  ].map { Array($0.utf8) }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// True if these bytes are the last of it.
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
