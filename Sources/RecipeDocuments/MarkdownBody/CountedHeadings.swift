import MarkdownSyntax
import Text

/// Headings that count the steps in any language, "Trinn 1: Løk", "Trinn 2", or with numbers only, "1) Løk".
enum CountedHeadings {
  /// Returns sections in which those below such headings are directions.
  ///
  /// At least two headings of a level share a word and count from 1, and no ingredients are below them.
  static func named(in sections: [BodySection], _ document: MarkdownDocument) -> [BodySection] {
    let counts = sections.map { section in
      (1...6).contains(section.level) && !section.isPart
        && (section.kind == nil || section.kind == .directions)
        ? Count(section.name) : nil
    }
    guard let start = counts.firstIndex(where: { $0?.number == 1 }), let first = counts[start],
      !isBeside(first.word), sections[..<start].contains(where: { $0.level > 0 })
    else { return sections }
    let level = sections[start].level
    var steps: [Int] = []
    for (index, count) in counts.enumerated() where sections[index].level == level {
      guard let count, count.word == first.word, count.number == steps.count + 1 else { continue }
      steps.append(index)
    }
    guard steps.count > 1, let last = steps.last,
      steps.contains(where: { !isNumbered(sections[$0], document) })
    else { return sections }
    let end =
      sections[(last + 1)...].firstIndex { $0.level > 0 && $0.level <= level } ?? sections.count
    guard !sections[start..<end].contains(where: { hasFoods($0, document) }),
      !first.word.isEmpty || haveMethods(steps, of: sections, document)
    else { return sections }
    let areNamed =
      DayHeading.isOne(sections[start].name)
      || steps.contains { counts[$0]?.title.isEmpty == false }
    var sections = sections
    for index in start..<end where sections[index].kind == nil || steps.contains(index) {
      let isPart = index > start || sections[index].isPart
      (sections[index].kind, sections[index].isPart) = (.directions, isPart || areNamed)
      guard let count = counts[index], steps.contains(index) else { continue }
      let name = count.title.isEmpty ? sections[index].name : count.title
      sections[index].name = areNamed ? name : ""
    }
    return sections
  }

  /// True if all headings of a number and a title, "1) Boil", follow the ingredients and have work below
  /// them, and no other heading names the directions.
  private static func haveMethods(
    _ steps: [Int], of sections: [BodySection], _ document: MarkdownDocument
  ) -> Bool {
    let evidence = WorkEvidence(document, lines: [])
    guard let foods = sections.lastIndex(where: { $0.kind?.holdsIngredients == true }),
      steps.allSatisfy({ $0 > foods && !sections[$0].name.hasSuffix("?") }),
      !sections.indices.contains(where: {
        sections[$0].kind == .directions && !steps.contains($0)
      }),
      steps.count(where: { evidence.tellsWork(sections[$0]) }) * 2 > steps.count
    else { return false }
    return steps.allSatisfy { index in
      !evidence.isBesideWork(sections[index]) && evidence.hasWork(sections[index])
    }
  }

  /// A word, a number and a title; the word is empty where the number begins the heading.
  private struct Count {
    let word: String
    let number: Int
    let title: String

    /// The maximum length of the word, in characters.
    private static let longestWord = 20

    /// Reads a heading, or returns `nil` for any other.
    init?(_ heading: String) {
      let word = heading.prefix { !$0.isNumber }
      let digits = heading[word.endIndex...].prefix { $0.isWholeNumber }
      let rest = heading[digits.endIndex...]
      guard word.count <= Self.longestWord, digits.count <= 2, let number = Int(digits),
        case let name = FoldedText.words(word.utf8), name.split(separator: " ").count <= 2,
        name.isEmpty
          ? word.isEmpty && rest.contains(where: \.isLetter) && ".)".contains(rest.first ?? " ")
          : rest.isEmpty || rest.first.map({ !$0.isLetter && !"%°/,".contains($0) }) ?? true
      else { return nil }
      self.word = name
      self.number = number
      title = String(rest.drop { ".:：-–—)）、 ".contains($0) }).cleaned(.line)
    }
  }

  /// True for a word that counts notes, or what stands beside the work.
  private static func isBeside(_ word: String) -> Bool {
    if BesideWork.isNamed(by: word) { return true }
    let kind = SectionKind(heading: word, isNested: true)
    return kind != nil && kind != .directions
  }

  /// True for a section that begins with numbered items, which are directions below any heading.
  private static func isNumbered(_ section: BodySection, _ document: MarkdownDocument) -> Bool {
    section.first < section.end && document.blocks[section.first].kind == .orderedList
  }

  /// True for a section of ingredients, or one that begins with a list of these.
  private static func hasFoods(_ section: BodySection, _ document: MarkdownDocument) -> Bool {
    if section.kind?.holdsIngredients == true { return true }
    guard section.first < section.end else { return false }
    let list = section.first
    return document.blocks[list].kind == .table
      || document.blocks[list].kind == .bulletList
        && document.children(of: list).contains { document.beginsWithAmount(item: $0) }
        && !StepSentences.areMost(in: document, list: list)
  }
}
