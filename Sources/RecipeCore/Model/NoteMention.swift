/// A mention of a note in a line: "see note 2", "(see notes)", "siehe Hinweis".
package struct NoteMention: Sendable, Hashable {
  /// The range in the line.
  package let range: Range<String.Index>
  /// The number of the note, from 1, if the line tells it.
  package let number: Int?

  /// Returns the mentions in a line, in order.
  package static func all(in line: String) -> [NoteMention] {
    let words = words(of: line)
    return words.indices.compactMap { index in
      guard notes.contains(words[index].lowercased()) else { return nil }
      let isLed = index > 0 && leads.contains(words[index - 1].lowercased())
      let number = index + 1 < words.count ? Int(words[index + 1]) : nil
      guard isLed || number != nil else { return nil }
      let start = isLed ? words[index - 1].startIndex : words[index].startIndex
      let end = number == nil ? words[index].endIndex : words[index + 1].endIndex
      return NoteMention(range: start..<end, number: number)
    }
  }

  private static func words(of line: String) -> [Substring] {
    line.split { !$0.isLetter && !$0.isNumber }
  }

  private static let notes: Set<String> = [
    "note", "notes", "tip", "tips", "hinweis", "hinweise", "anmerkung", "anmerkungen", "tipp",
    "tipps", "nota", "notas", "opmerking", "opmerkingen", "remarque", "remarques",
  ]
  private static let leads: Set<String> = [
    "see", "cf", "siehe", "voir", "ver", "veja", "vea", "vedi", "zie",
  ]
}

extension Recipe {
  /// True if a line refers to a note by its number, and the notes have none themselves.
  package var hasNumberedNotes: Bool {
    notes.count > 1 && !notes.contains { $0.first?.isNumber == true }
      && (ingredients + directions).contains { line in
        NoteMention.all(in: line).contains { $0.number != nil }
      }
  }
}
