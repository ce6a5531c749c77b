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

  /// The words of a name that no text of another dish has.
  enum Difference {
    /// None at all, as the steps of one dish mention its parts.
    case all
    /// Neither the first nor the last, one of which is the dish: two dishes with yields of their own may both have
    /// butter.
    case ends
    /// Not all of them: in a book several dishes may have a dough.
    case some
  }

  /// True if headings name dishes: none is a number, a size or a part of the work, and no text mentions
  /// another of the dishes.
  ///
  /// - Parameters:
  ///   - mayBeNumbered: True if they may be 1, 2, 3 before the names of the dishes.
  ///   - difference: The words of a name that the texts of the other dishes do not have.
  func areNamed(
    by spans: [Range<Int>], mayBeNumbered: Bool = false, by difference: Difference = .all
  ) -> Bool {
    guard spans.count <= Self.maximumComparedCount else { return false }
    let names = spans.map { Self.withoutYield(sections[$0.lowerBound].name) }.enumerated()
      .map { mayBeNumbered ? Self.withoutNumber($1, $0 + 1) : $1 }
    guard
      names.allSatisfy({ name in
        name.first?.isLetter == true && VariantName(name) == nil && !IngredientWork.isPart(name)
          && !PartOfDish.isNamed(by: name)
      })
    else { return false }
    let texts = spans.map(words)
    return names.indices.allSatisfy { index in
      let own = Self.telling(names[index])
      return texts.indices.allSatisfy { other in
        other == index || own.isEmpty || Self.differ(own, from: texts[other], by: difference)
      }
    }
  }

  private static func differ(
    _ own: [Substring], from text: Set<Substring>, by difference: Difference
  ) -> Bool {
    switch difference {
    case .all: !own.contains(where: text.contains)
    case .ends: !(own.prefix(1) + own.suffix(1)).contains(where: text.contains)
    case .some: !own.allSatisfy(text.contains)
    }
  }

  /// Returns a name without its number, "2) Pizza dough".
  static func withoutNumber(_ name: String, _ number: Int) -> String {
    for mark in [". ", ") ", " - ", ": "] where name.hasPrefix("\(number)\(mark)") {
      return String(name.dropFirst("\(number)\(mark)".count)).cleaned(.line)
    }
    return name
  }

  /// Returns a name without the yield in brackets at its end: "Buns (40 pcs)".
  private static func withoutYield(_ name: String) -> String {
    guard HeadingYield.yield(inTitle: name) != nil,
      let open = name.lastIndex(where: { "(（".contains($0) })
    else { return name }
    return String(name[..<open]).cleaned(.line)
  }

  /// The maximum number of headings whose words are looked for in all texts.
  private static let maximumComparedCount = 50

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
      $0.count > 3 || $0.unicodeScalars.contains { $0.value >= 0x2E80 }
    }
  }
}
