import HTMLSyntax
import RecipeCore
import Text

/// The notes and tools that a page displays in the card of its recipe, which its data does not have.
///
/// Plug-ins of web sites name these elements by classes such as `wprm-recipe-notes`,
/// `tasty-recipes-notes` and `wprm-recipe-equipment-name`.
struct PageRemarks {
  /// The notes, a line each.
  let notes: [String]
  /// The tools.
  let tools: [String]

  /// The numbers of each that are taken.
  private static let maximumCount = 100

  /// Finds the remarks of a page.
  init(of document: HTMLDocument) {
    notes = Self.texts(in: document, ending: "notes").filter { RecipeKey($0.utf8) != .notes }
    tools = Self.texts(in: document, ending: "equipment", "name")
  }

  /// Returns the lines of the outermost elements of a class whose last words are given, and that is
  /// of a recipe's card.
  private static func texts(in document: HTMLDocument, ending words: String...) -> [String] {
    var texts: [String] = []
    var end = 0
    for element in document.elements where element.index >= end {
      guard isOfCard(element, ending: words) else { continue }
      end = element.index + element.descendantCount + 1
      let lines = element.text.cleaned(.paragraphs).split(whereSeparator: \.isNewline)
      for line in lines.map({ $0.trimmingPrefix { $0.isWhitespace || "•▢☐-".contains($0) } })
      where !line.isEmpty && !texts.contains(String(line)) && texts.count < maximumCount {
        texts.append(String(line))
      }
    }
    return texts
  }

  private static func isOfCard(_ element: HTMLElement, ending words: [String]) -> Bool {
    guard let classes = element.attribute("class") else { return false }
    return classes.split(whereSeparator: \.isWhitespace).contains { name in
      let parts = name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
      return parts.suffix(words.count) == words[...]
        && !cards.isDisjoint(with: parts) && others.isDisjoint(with: parts)
    }
  }

  /// The words by which the classes of cards are known.
  private static let cards: Set<String> = ["recipe", "recipes", "create"]
  /// The words of notes that are about one line, or of readers.
  private static let others: Set<String> = ["ingredient", "comment", "comments", "footer"]
}

extension Recipe {
  /// Takes the notes and tools of the page, as far as there are none.
  mutating func takeRemarks(from document: HTMLDocument) {
    guard notes.isEmpty || tools.isEmpty else { return }
    let remarks = PageRemarks(of: document)
    if notes.isEmpty { notes = remarks.notes }
    if tools.isEmpty { tools = remarks.tools }
  }
}
