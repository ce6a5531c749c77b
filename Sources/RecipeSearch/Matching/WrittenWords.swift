import RecipeMerging
import Text

/// Words as a recipe writes them, of what they are when they are folded: "nüsse" of "nusse".
enum WrittenWords {
  /// Returns the first words in some fields that fold to a text, in lower case; the text itself if there are none.
  static func text(
    foldedTo folded: [UInt8], in fields: [QueryField], of recipe: MergedRecipe
  ) -> String {
    var written: String?
    for field in fields where written == nil {
      field.forEachText(of: recipe) { text in
        if written == nil { written = words(foldedTo: folded, in: text) }
      }
    }
    return written?.lowercased() ?? String(decoding: folded, as: UTF8.self)
  }

  private static func words(foldedTo folded: [UInt8], in text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let length = folded.count { $0 == 0x20 } + 1
    guard words.count >= length else { return nil }
    for start in 0...words.count - length {
      let written = String(text[words[start].startIndex..<words[start + length - 1].endIndex])
      let spellings = [TextFolding.Umlauts.dropped, .spelledOut]
      if spellings.contains(where: { TextFolding.fold(written, umlauts: $0) == folded }) {
        return written
      }
    }
    return nil
  }
}
