import MarkdownSyntax

/// The sections of a document's body, and its title.
struct BodyOutline {
  /// The title, or an empty text if no heading is one.
  private(set) var title = ""
  /// The line of the title, from 1.
  private(set) var titleLine: Int?
  /// The sections in order; the first has no heading.
  private(set) var sections: [BodySection] = []

  /// True if no heading has been read.
  private var isFirstHeading = true
  /// The content of the sections below the last classified heading.
  private(set) var kind: SectionKind?
  /// The level of that heading.
  private(set) var kindLevel = 0
  /// The section around one of notes, tools or facts.
  private var outer: (kind: SectionKind, level: Int)?
  /// The last heading that names neither ingredients nor directions.
  private(set) var component: (name: String, level: Int, isBeside: Bool) = ("", 0, false)
  /// The last block that is a heading of directions.
  private(set) var lastDirections: Int?
  /// The hints of the front matter.
  private(set) var hints = FrontMatterHints.none

  /// The index of the block of the title.
  private(set) var titleBlock: Int?
  /// True if the title is a line of text rather than a heading.
  private(set) var isTitleAssumed = false

  /// Creates an empty outline.
  init() {}

  /// Creates the outline of a range of blocks.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - blocks: The indices of the blocks, none of which is nested.
  ///   - hints: The hints of the front matter.
  ///   - beginsWithTitle: True if the first block is a heading that is the title in any case.
  init(
    _ document: MarkdownDocument, of blocks: Range<Int>, hints: FrontMatterHints = .none,
    beginsWithTitle: Bool = false
  ) {
    self.hints = hints
    lastDirections = blocks.last { index in
      guard case .heading = document.blocks[index].kind else { return false }
      return SectionKind(heading: document.plainText(of: index), isNested: false) == .directions
    }
    sections.reserveCapacity(8)
    sections.append(
      BodySection(kind: nil, level: 0, name: "", first: blocks.lowerBound, end: blocks.upperBound))
    var index = blocks.lowerBound
    if beginsWithTitle, let heading = BodyHeading(document, at: index) {
      let next = document.blocks[index].next
      setTitle(heading, at: index, next: next, in: document)
      index = next
    }
    if !beginsWithTitle, let heading = FirstLineTitle.heading(document, of: blocks, hints: hints) {
      let next = document.blocks[index].next
      setTitle(heading, at: index, next: next, in: document)
      isTitleAssumed = true
      index = next
    }
    while index < blocks.upperBound {
      let next = document.blocks[index].next
      add(index, next: next, in: document)
      index = next
    }
    sections[sections.count - 1].end = blocks.upperBound
    tellTools()
    if !beginsWithTitle { sections = CountedHeadings.named(in: sections, document) }
    let heading = titleBlock.flatMap { block in
      hints.title.isEmpty || hints.title == document.plainText(of: block) ? block : nil
    }
    sections = TableSections(sections, document, title: heading).sections
  }

  /// Takes sections such as "You will need" for tools where another has the ingredients.
  private mutating func tellTools() {
    let mayBe = sections.map { section in
      section.kind == .ingredients && !section.isPart && SectionKind.mayNameTools(section.name)
    }
    guard mayBe.contains(true),
      zip(sections, mayBe).contains(where: { section, mayBe in
        section.kind == .ingredients && !section.isPart && !mayBe && section.level > 0
      })
    else { return }
    var isBelow = false
    for index in sections.indices {
      isBelow = mayBe[index] || isBelow && sections[index].isPart
      if isBelow { sections[index].kind = .tools }
    }
  }

  private mutating func add(_ index: Int, next: Int, in document: MarkdownDocument) {
    switch document.blocks[index].kind {
    case .thematicBreak: addDivider(index, next: next, in: document)
    case .quote: addCallout(index, next: next, in: document)
    default:
      if let heading = BodyHeading(document, at: index), !hints.isInDescription(heading.text) {
        add(heading, at: index, next: next, in: document)
      } else if kind == nil || kind?.holdsIngredients == true,
        case let labels = LabelledParagraph.all(document, at: index), let first = labels.first,
        first.kind != kind, !hints.isInDescription(document.plainText(of: index))
      {
        add(first, at: index, next: next)
        // The sections of further labels have nothing but their text.
        for label in labels.dropFirst() { add(label, at: next, next: next) }
      }
    }
  }

  private mutating func add(_ label: LabelledParagraph, at index: Int, next: Int) {
    var section = BodySection(
      kind: label.kind, level: BodyHeading.lineLevel, name: label.name, first: next, end: next)
    section.text = label.text
    (kind, kindLevel) = (label.kind, BodyHeading.lineLevel)
    begin(section, at: index)
  }

  /// True if a section whose heading names such a kind has content.
  func has(_ isWanted: (SectionKind) -> Bool) -> Bool {
    sections.contains { section in
      section.table == nil && section.kind.map(isWanted) ?? false
        && (!section.isEmpty || section.isAboveTable)
    }
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

  /// Adds a callout named as a section; what follows it belongs to the section before it.
  private mutating func addCallout(_ index: Int, next: Int, in document: MarkdownDocument) {
    guard let callout = Callout(document, at: index),
      let named = callout.kind ?? callout.kindOfLines(in: document)
    else { return }
    let name = callout.title.isEmpty ? callout.type : callout.title
    begin(
      BodySection(
        kind: named, level: BodyHeading.lineLevel, name: name, first: callout.first, end: next),
      at: index)
    begin(
      BodySection(kind: kind, level: 0, name: "", first: next, end: document.blocks.count),
      at: next)
  }

  private mutating func setTitle(
    _ heading: BodyHeading, at index: Int, next: Int, in document: MarkdownDocument
  ) {
    title = heading.text
    titleLine = document.blocks[index].line
    titleBlock = index
    begin(section(nil, heading, next, document), at: index)
  }

  private mutating func add(
    _ heading: BodyHeading, at index: Int, next: Int, in document: MarkdownDocument
  ) {
    returnToOuter(before: heading, with: next, in: document)
    let isNested = kind != nil && heading.level > kindLevel
    // "Mushroom soup, method of my aunt" is a title; "Method" is not.
    let mayBeTitle = heading.level == 1 && isFirstHeading
    if mayBeTitle, hints.hasTitle, heading.text.cleaned(.line) == hints.title {
      return setTitle(heading, at: index, next: next, in: document)
    }
    let named =
      SectionKind(heading: heading.text, isNested: isNested || mayBeTitle)
      ?? kindOfContent(below: heading, with: next, in: document, isNested: isNested)
    if named == nil, isTitle(heading, at: index, next: next, in: document) {
      return setTitle(heading, at: index, next: next, in: document)
    }
    let isPart =
      named.map { isNested && isOnlyName($0, of: heading, with: next, in: document) }
      ?? (isNested || continuesIngredients(heading, with: next, in: document))
    if isPart {
      return addPart(heading, at: index, next: next, in: document)
    }
    addSection(named, heading, at: index, next: next, in: document, isNested: isNested)
  }

  /// Adds a section of its own: ingredients, directions or the like, or the component that has such below it.
  private mutating func addSection(
    _ named: SectionKind?, _ heading: BodyHeading, at index: Int, next: Int,
    in document: MarkdownDocument, isNested: Bool
  ) {
    var section = section(named, heading, next, document)
    guard let named else {
      component = (heading.text, heading.level, false)
      kind = nil
      return begin(section, at: index)
    }
    if isNested, let kind, kind == .directions, !named.holdsIngredients, named != .directions {
      outer = (kind, kindLevel)
    }
    if heading.level == component.level, named.holdsIngredients, isBelowEmpty(index) {
      component.isBeside = true
    }
    if heading.level > component.level || heading.level == component.level && component.isBeside {
      section.component = component.name
    }
    (kind, kindLevel) = (named, heading.level)
    begin(section, at: index)
  }

  /// Returns what is below a heading that does not say it: facts, or the method below the ingredients.
  private func kindOfContent(
    below heading: BodyHeading, with next: Int, in document: MarkdownDocument, isNested: Bool
  ) -> SectionKind? {
    if !isNested, isAboveFacts(heading, with: next, in: document) { return .facts }
    return kind?.holdsIngredients == true && heading.level <= kindLevel
      && isAboveMethod(heading, with: next, in: document) ? .directions : nil
  }

  /// True for the first heading of all, unless it names a measure or the first of several parts.
  private func isTitle(
    _ heading: BodyHeading, at index: Int, next: Int, in document: MarkdownDocument
  ) -> Bool {
    let isAfterText = hints.hasTitle && heading.level > 1 && sections[0].first < index
    return kind == nil && titleLine == nil && isFirstHeading && !isAfterText
      && !namesMeasure(heading) && !isFirstPart(heading, with: next, in: document)
      && (heading.level <= 6 || isOnlyTitle(index, in: document))
  }

  /// Goes on with the directions around notes or tools at the heading of another part of the work.
  private mutating func returnToOuter(
    before heading: BodyHeading, with next: Int, in document: MarkdownDocument
  ) {
    guard let (kind, level) = outer else { return }
    guard heading.level > level else {
      outer = nil
      return
    }
    guard SectionKind(heading: heading.text, isNested: true) == nil,
      !BesideWork.isNamed(by: heading.text), next < document.blocks.count,
      document.blocks[next].kind == .orderedList
        || PartOfDish.isNamed(by: heading.text) || IngredientWork.isPart(heading.text)
    else { return }
    (self.kind, kindLevel, outer) = (kind, level, nil)
  }

  /// Adds a part of the previous section, which is a group.
  private mutating func addPart(
    _ heading: BodyHeading, at index: Int, next: Int, in document: MarkdownDocument
  ) {
    var section = section(kind, heading, next, document)
    section.isPart = true
    begin(section, at: index)
  }

  /// True if a bold line starts a document without a heading of level 1.
  private func isOnlyTitle(_ index: Int, in document: MarkdownDocument) -> Bool {
    index == 0 && !document.blocks.contains { $0.kind == .heading(level: 1) }
  }

  private func section(
    _ kind: SectionKind?, _ heading: BodyHeading, _ first: Int, _ document: MarkdownDocument
  ) -> BodySection {
    BodySection(
      kind: kind, level: heading.level, name: heading.text, first: first,
      end: document.blocks.count)
  }
}

extension BodyOutline {
  /// The blocks of the sections.
  var blocks: Range<Int> {
    guard let first = sections.first?.first, let end = sections.last?.end, first < end else {
      return 0..<0
    }
    return first..<end
  }

  /// The range of bytes of the sections, or of the whole document if there are none.
  func bytes(in document: MarkdownDocument) -> Range<Int> {
    guard let first = sections.first?.first, let end = sections.last?.end, first < end else {
      return 0..<document.bytes.count
    }
    let (start, last) = (document.blocks[first].start, document.blocks[end - 1].end)
    return start..<max(start, last)
  }
}
