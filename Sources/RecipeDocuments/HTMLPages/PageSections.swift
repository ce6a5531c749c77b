import HTMLSyntax

/// The search for the sections of a page.
struct PageSections {
  private let lines: [PageLine]
  private let ancestry: HTMLAncestry
  /// The section that each line begins.
  private let begun: [SectionKind?]
  /// The section that the innermost named element around each line declares.
  private let declared: [SectionKind?]

  /// The maximum number of sections of a page.
  private static let limit = 2_000

  /// Prepares the search.
  ///
  /// - Parameters:
  ///   - ancestry: The parents of the elements that display the lines.
  ///   - scopes: The named elements of the page.
  init(of lines: [PageLine], in ancestry: HTMLAncestry, _ scopes: [PageScope]) {
    self.lines = lines
    self.ancestry = ancestry
    begun = lines.map(\.section)
    var cursor = PageScopeCursor(over: scopes)
    declared = lines.map { cursor.scope(of: $0.index) }
  }

  /// The sections below headings, of ingredients, directions and notes.
  var headed: [PageSection] { headed(where: Self.isWanted) }

  /// The sections below headings that say that they are beside the recipe: notes, tools, nutrition.
  var remarks: [PageSection] {
    headed { $0 == .notes || $0 == .tools || $0 == .nutrition }
  }

  private func headed(where isWanted: (SectionKind) -> Bool) -> [PageSection] {
    var sections: [PageSection] = []
    for index in lines.indices {
      guard let kind = begun[index], isWanted(kind) else { continue }
      let end = end(ofSectionAt: index, kind)
      guard end > index + 1 else { continue }
      sections.append(
        PageSection(kind: kind, lines: index + 1..<end, heading: lines[index]))
      if sections.count == Self.limit { break }
    }
    return sections
  }

  /// The sections that classes declare.
  var named: [PageSection] {
    var sections: [PageSection] = []
    var run: (kind: SectionKind, start: Int)?
    for index in lines.indices {
      let kind = declared[index]
      if let run, run.kind != kind {
        sections.append(PageSection(kind: run.kind, lines: run.start..<index, heading: nil))
      }
      if run?.kind != kind { run = kind.map { ($0, index) } }
    }
    if let run {
      sections.append(PageSection(kind: run.kind, lines: run.start..<lines.count, heading: nil))
    }
    return Array(sections.filter { Self.isWanted($0.kind) }.prefix(Self.limit))
  }

  /// Returns the lines after a list of ingredients as directions: those of the paragraphs or list that
  /// follow it in the same element, up to the next heading but one directly after the list.
  ///
  /// They may be in the section of the ingredients, or else below the next heading.
  func sections(after ingredients: PageSection) -> [PageSection] {
    let own = ingredients.lines
    guard let list = own.first(where: { lines[$0].role == .item || lines[$0].role == .row })
    else { return [] }
    let rest = own[list...].first { lines[$0].role != lines[list].role } ?? own.upperBound
    let starts = rest < own.upperBound ? [rest, own.upperBound] : [rest]
    return starts.compactMap { section(at: $0, after: ingredients, list: list) }
  }

  /// Returns the lines from an index as directions.
  ///
  /// - Parameter list: The index of the first ingredient.
  private func section(at rest: Int, after ingredients: PageSection, list: Int) -> PageSection? {
    guard rest < lines.count else { return nil }
    let own = ingredients.lines
    let start = lines[rest].level == nil ? rest : rest + 1
    let heading = ingredients.heading ?? lines[own.lowerBound]
    let container = ancestry.container(of: heading.element, and: lines[list].index)
    var end = start
    while end < lines.count, container.contains(lines[end].index), lines[end].level == nil,
      begun[end] == nil
    {
      end += 1
    }
    guard end > start else { return nil }
    return PageSection(kind: .directions, lines: start..<end, heading: heading)
  }

  /// The sections below headings that have all words of the page's first heading, and others, as
  /// directions.
  var titled: [PageSection] {
    guard let title = lines.first(where: { $0.level == 1 }).map(Self.words), title.count > 1 else {
      return []
    }
    return lines.indices.compactMap { index in
      guard let level = lines[index].level, level > 1, begun[index] == nil,
        Self.words(of: lines[index]).isStrictSuperset(of: title)
      else { return nil }
      let end = end(ofSectionAt: index, .directions)
      guard end > index + 1 else { return nil }
      return PageSection(kind: .directions, lines: index + 1..<end, heading: lines[index])
    }
  }

  private static func words(of line: PageLine) -> Set<Substring> {
    Set(FoldedText.words(line.text.utf8).split(separator: " "))
  }

  private static func isWanted(_ kind: SectionKind) -> Bool {
    kind == .ingredients || kind == .directions || kind == .notes
  }

  /// Returns the index past the last line below a heading: the next heading of the same level or of
  /// another section, or the end of the element that contains the heading and the first line.
  private func end(ofSectionAt index: Int, _ kind: SectionKind) -> Int {
    let heading = lines[index]
    guard let first = firstLine(below: index) else { return index + 1 }
    let container = ancestry.container(of: heading.element, and: first.index)
    var end = index + 1
    let own = declared[index]
    var hasItems = false
    while end < lines.count, container.contains(lines[end].index), !ends(end, heading, kind),
      declared[end] == own || !endsList(before: end, declared[end], kind, hasItems: hasItems)
    {
      hasItems = hasItems || lines[end].role == .item || lines[end].role == .row
      end += 1
    }
    return end
  }

  /// True if an element is declared to be another section.
  ///
  /// Steps may have elements that are named after their ingredients, and what is around the
  /// ingredients may be named after the steps: only after ingredients do directions end them.
  private func endsList(
    before index: Int, _ declared: SectionKind?, _ kind: SectionKind, hasItems: Bool
  ) -> Bool {
    switch declared {
    case .notes, .nutrition: true
    case .directions:
      kind == .ingredients && hasItems && self.declared[index - 1] != .directions
    default: false
    }
  }

  /// Returns the first item or row near a heading, else the first text: what stands between, such as
  /// the number of servings, may be in an element of its own together with the heading.
  private func firstLine(below index: Int) -> PageLine? {
    let near = lines[(index + 1)...].prefix(Self.reach)
    let own = near.prefix { line in line.level == nil || line.section == nil }
    return own.first { $0.role == .item || $0.role == .row } ?? own.first { $0.level == nil }
  }

  /// The maximum distance of a list from its heading, in lines.
  private static let reach = 12

  private func ends(_ index: Int, _ heading: PageLine, _ kind: SectionKind) -> Bool {
    if let begun = begun[index] {
      guard begun == kind, let level = lines[index].level else { return true }
      return heading.level.map { level <= $0 } ?? true
    }
    guard let level = lines[index].level else { return false }
    return heading.level.map { level <= $0 } ?? false
  }
}
