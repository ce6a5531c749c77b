import MarkdownSyntax
import Text

/// The headings of a document that may name several dishes or the parts of one.
struct DishHeadings {
  private let document: MarkdownDocument
  private let sections: [BodySection]

  /// Creates the headings of the sections of a document.
  init(_ document: MarkdownDocument, _ sections: [BodySection]) {
    self.document = document
    self.sections = sections
  }

  /// True if headings name dishes: none is a number, a size or a part of the work, and no text mentions
  /// another of the dishes, as the steps of one dish mention its parts.
  func areNamed(by spans: [Range<Int>]) -> Bool {
    guard spans.count <= Self.mostCompared else { return false }
    let names = spans.map { sections[$0.lowerBound].name }
    guard
      names.allSatisfy({ name in
        name.first?.isLetter == true && VariantName(name) == nil && !IngredientWork.isPart(name)
          && !PartOfDish.isNamed(by: name)
      })
    else { return false }
    let texts = spans.map(words)
    return names.indices.allSatisfy { index in
      let own = Set(Self.telling(names[index]))
      return texts.indices.allSatisfy { $0 == index || own.isDisjoint(with: texts[$0]) }
    }
  }

  /// The maximum number of headings whose words are looked for in all texts.
  private static let mostCompared = 50

  private func words(of span: Range<Int>) -> Set<Substring> {
    let blocks = sections[span.lowerBound].first..<sections[span.upperBound - 1].end
    guard !blocks.isEmpty else { return [] }
    let texts = blocks.filter { document.blocks[$0].kind == .paragraph }
      .map { document.plainText(of: $0) }
    return Set(Self.telling(texts.joined(separator: " ")))
  }

  /// Returns the words of a text that are more than particles.
  private static func telling(_ text: String) -> [Substring] {
    FoldedText.words(text.utf8).split(separator: " ").filter {
      $0.count > 3 || !$0.utf8.allSatisfy { $0 < 0x80 }
    }
  }
}
