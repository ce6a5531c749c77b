import RecipeCore
import Text

extension Recipe {
  /// Takes the notes, tools and nutrition that a page without data displays below headings.
  mutating func takeRemarks(in sections: [PageSection], of page: PageStructure) {
    for section in sections {
      guard let heading = section.heading, !Self.isOfReaders(heading.text) else { continue }
      let lines = page.lines[section.lines].prefix(Self.maximumRemarkCount).filter { !$0.isLink }
      take(lines, of: section.kind, named: IngredientHeading.name(of: heading.text))
    }
  }

  private mutating func take(_ lines: [PageLine], of kind: SectionKind, named name: String) {
    let texts = lines.map(\.text)
    guard !texts.isEmpty else { return }
    switch kind {
    case .tools: tools += texts
    case .nutrition:
      let facts = lines.map { NutritionFact(line: Self.labelled($0)) }
      nutrition += facts.compactMap(\.self)
      let others = zip(texts, facts).filter { $0.1 == nil }.map(\.0)
      if !others.isEmpty { notes.append("\(name): " + others.joined(separator: "\n")) }
    case _ where SectionKind.isGenericNote(name): notes += texts
    default: notes.append("\(name): " + texts.joined(separator: "\n"))
    }
  }

  /// Returns a row of a name and a value as a line with a label.
  private static func labelled(_ line: PageLine) -> String {
    line.cells.count == 2 ? "\(line.cells[0].text): \(line.cells[1].text)" : line.text
  }

  /// True if a section has what readers of the page say about the recipe.
  private static func isOfReaders(_ heading: String) -> Bool {
    FoldedText.words(heading.utf8) == "comments"
  }

  /// The maximum number of lines of a section of remarks.
  private static let maximumRemarkCount = 60
}
