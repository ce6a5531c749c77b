import MarkdownSyntax

/// The judgement of headings that may be parts of the section around them, by their names and their neighbours.
extension BodyOutline {
  /// True for a heading right below that of a component, which has the same level: "Dough", "Ingredients".
  func isBelowEmpty(_ heading: Int) -> Bool {
    sections.last.map { $0.kind == nil && $0.first == heading && $0.name == component.name }
      ?? false
  }

  /// True if a heading in a section is the name of a group there, though it could name another
  /// section.
  ///
  /// "Ingredients" may be a group of ingredients, and stand above numbered steps with them; below
  /// other parts of the directions, "Method" is one of them.
  func isOnlyName(
    _ named: SectionKind, of heading: BodyHeading, with next: Int, in document: MarkdownDocument
  ) -> Bool {
    if isDeclaredGroup(heading.text) { return true }
    if kind == .directions, named == .directions {
      return sections.last?.isPart ?? false || hasSibling(heading, after: next, in: document)
    }
    guard let kind, named.holdsIngredients else { return false }
    if kind.holdsIngredients { return true }
    return kind == .directions && next < document.blocks.count
      && document.blocks[next].kind == .orderedList
  }

  /// True if another heading of the level follows before one of a higher level: "Preparation" and
  /// "Cooking" are the parts of a method.
  private func hasSibling(
    _ heading: BodyHeading, after next: Int, in document: MarkdownDocument
  ) -> Bool {
    guard heading.level < BodyHeading.lineLevel else { return false }
    var index = next
    while index < document.blocks.count {
      if case .heading(let level) = document.blocks[index].kind, level <= heading.level {
        return level == heading.level
      }
      index = document.blocks[index].next
    }
    return false
  }

  private func isDeclaredGroup(_ name: String) -> Bool {
    guard let kind, kind.holdsIngredients, !hints.groups.isEmpty else { return false }
    return hints.groups.contains { BodyHeading.withoutColon($0) == name }
  }

  /// True for bullets of work, or some without an amount below the name of another day.
  private func isWork(
    _ list: Int, below heading: BodyHeading, in document: MarkdownDocument
  ) -> Bool {
    StepSentences.areMostlyWork(in: document, list: list)
      || DayHeading.isOne(heading.text)
        && !document.children(of: list).contains { document.beginsWithAmount(item: $0) }
  }

  /// True if a heading of the same level continues the ingredients: "For the sauce", then bullets.
  func continuesIngredients(
    _ heading: BodyHeading, with next: Int, in document: MarkdownDocument
  ) -> Bool {
    guard let kind, kind.holdsIngredients, heading.level == kindLevel,
      next < document.blocks.count
    else { return false }
    let namesDirections = lastDirections.map { $0 > next } ?? false
    return document.blocks[next].kind == .bulletList
      && !StepSentences.areMost(in: document, list: next)
      && (namesDirections || !isWork(next, below: heading, in: document))
      && (namesDirections || !StepSentences.beginWithVerbs(in: document, list: next))
      && (namesDirections || !StepSentences.arePhrases(in: document, list: next))
  }
}
