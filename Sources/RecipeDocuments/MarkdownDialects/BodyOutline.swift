import MarkdownSyntax

/// The sections of a document's body, and the heading that is its title.
struct BodyOutline {
  /// The title; empty when no heading is one.
  private(set) var title = ""
  /// The line of the title, from 1.
  private(set) var titleLine: Int?
  /// The sections in order; the first has no heading.
  private(set) var sections: [BodySection] = []

  /// Whether no heading has been seen.
  private var isFirstHeading = true
  /// What the sections below the last classified heading hold.
  private var kind: SectionKind?
  private var kindLevel = 0
  private var component: (name: String, level: Int) = ("", 0)

  /// Makes the outline of nothing.
  init() {}

  /// Makes the outline of the blocks from the index `first`.
  init(_ document: MarkdownDocument, from first: Int = 0) {
    sections.reserveCapacity(8)
    sections.append(
      BodySection(kind: nil, level: 0, name: "", first: first, end: document.blocks.count))
    var index = first
    while index < document.blocks.count {
      let next = document.blocks[index].next
      if document.blocks[index].kind == .thematicBreak {
        addDivider(index, next: next, in: document)
      } else if let heading = BodyHeading(document, at: index) {
        add(heading, at: index, next: next, in: document)
      }
      index = next
    }
  }

  /// Whether a section of that kind has content.
  func has(_ isWanted: (SectionKind) -> Bool) -> Bool {
    sections.contains { section in section.kind.map(isWanted) ?? false && !section.isEmpty }
  }

  private mutating func begin(_ section: BodySection, at index: Int) {
    if section.level > 0 { isFirstHeading = false }
    sections[sections.count - 1].end = index
    sections.append(section)
  }

  private mutating func addDivider(_ index: Int, next: Int, in document: MarkdownDocument) {
    let continues = kind?.holdsIngredients ?? false
    if !continues { kind = nil }
    var section = BodySection(
      kind: kind, level: 0, name: "", first: next, end: document.blocks.count)
    section.isAfterDivider = true
    section.isPart = continues
    begin(section, at: index)
  }

  private mutating func add(
    _ heading: BodyHeading, at index: Int, next: Int, in document: MarkdownDocument
  ) {
    let isNested = kind != nil && heading.level > kindLevel
    // "Mushroom soup, method of my aunt" is a title; "Method" is none.
    let mayBeTitle = heading.level == 1 && isFirstHeading
    let named = SectionKind(heading: heading.text, isNested: isNested || mayBeTitle)
    if named == nil, kind == nil, titleLine == nil, heading.level <= 6, isFirstHeading {
      title = heading.text
      titleLine = document.blocks[index].line
      begin(section(nil, heading, next, document), at: index)
      return
    }
    var section = section(named, heading, next, document)
    if let named {
      if heading.level > component.level { section.component = component.name }
      (kind, kindLevel) = (named, heading.level)
    } else if isNested || continuesIngredients(heading, with: next, in: document) {
      section.kind = kind
      section.isPart = true
    } else {
      component = (heading.text, heading.level)
      kind = nil
    }
    begin(section, at: index)
  }

  private func section(
    _ kind: SectionKind?, _ heading: BodyHeading, _ first: Int, _ document: MarkdownDocument
  ) -> BodySection {
    BodySection(
      kind: kind, level: heading.level, name: heading.text, first: first,
      end: document.blocks.count)
  }

  /// Whether a heading of the same level goes on with ingredients: "For the sauce", then bullets.
  private func continuesIngredients(
    _ heading: BodyHeading, with next: Int, in document: MarkdownDocument
  ) -> Bool {
    guard let kind, kind.holdsIngredients, heading.level == kindLevel,
      next < document.blocks.count
    else { return false }
    return document.blocks[next].kind == .bulletList
  }
}
