import HTMLSyntax

/// The lines of a page and the sections that headings and classes make of them.
struct PageStructure {
  /// The page.
  let document: HTMLDocument
  /// The lines, in document order.
  let lines: [PageLine]

  private let sections: PageSections
  private let headed: [PageSection]
  private let named: [PageSection]
  private let remarks: [PageSection]

  /// Determines the structure of a page.
  init(of document: HTMLDocument) {
    self.document = document
    lines = PageLine.lines(of: document)
    sections = PageSections(
      of: lines, in: HTMLAncestry(of: document), PageScope.scopes(of: document))
    headed = sections.headed
    named = sections.named
    remarks = sections.remarks
  }

  /// Returns the sections below headings, as far as they are in a range of lines.
  func headed(in range: Range<Int>) -> [PageSection] { headed.compactMap { $0.clamped(to: range) } }

  /// Returns the sections that classes declare, as far as they are in a range of lines.
  func named(in range: Range<Int>) -> [PageSection] { named.compactMap { $0.clamped(to: range) } }

  /// Returns the sections of notes, tools and nutrition below headings, as far as they are in a range
  /// of lines.
  func remarks(in range: Range<Int>) -> [PageSection] {
    remarks.compactMap { $0.clamped(to: range) }
  }

  /// Returns the lines that may be directions after a list of ingredients, best first.
  func sections(after ingredients: PageSection) -> [PageSection] {
    sections.sections(after: ingredients)
  }

  /// The sections below headings that repeat the title of the page among other words.
  var titledSections: [PageSection] { sections.titled }

  /// Returns the indices of the lines in an element.
  func lines(in element: HTMLElement) -> Range<Int> {
    let nodes = element.index..<element.index + element.descendantCount + 1
    let start = firstLine(at: nodes.lowerBound)
    return start..<max(start, firstLine(at: nodes.upperBound))
  }

  /// Returns the index of the first line at or after a node.
  private func firstLine(at node: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].index < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
