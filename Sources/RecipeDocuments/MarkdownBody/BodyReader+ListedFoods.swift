import MarkdownSyntax
import RecipeCore
import Text

/// The ingredients of a body below front matter that has ingredients, too.
extension BodyReader {
  /// True if a body without informative headings has bullets with several amounts.
  var hasListOfFoods: Bool {
    outline.sections.contains { section in
      section.kind == nil
        && document.topBlocks(from: section.first, to: section.end).contains { block in
          document.isListOfFoods(block)
            && document.children(of: block).count { document.beginsWithAmount(item: $0) } > 1
        }
    }
  }

  /// True if the body has all of some lines, and more.
  func hasFurtherFoods(than lines: [String]) -> Bool {
    guard draft.ingredients.count > lines.count else { return false }
    let all = Set(draft.ingredients.map { FoldedText.words($0.utf8) })
    return lines.allSatisfy { all.contains(FoldedText.words($0.utf8)) }
  }

  /// Keeps the lines of the body that share no word with the ingredients of the front matter as a note.
  mutating func keepFoods(missingIn lines: [String]) {
    guard fields.contains(.notes) else { return }
    let known = Set(lines.flatMap(Self.stems))
    let missing = draft.ingredients.filter { line in
      let stems = Self.stems(of: line)
      return !stems.isEmpty && !stems.contains(where: known.contains)
    }
    if !missing.isEmpty { draft.notes.append(missing.joined(separator: "\n")) }
  }

  /// The beginnings of the words of a line, which singular and plural share.
  private static func stems(of line: String) -> [Substring] {
    FoldedText.words(line.utf8).split(separator: " ")
      .filter { $0.count > 2 && $0.contains(where: \.isLetter) }
      .map { $0.prefix(3) }
  }
}
