import HTMLSyntax

/// A run of lines of a page that a heading, or the class of an element, declares to be a section.
struct PageSection {
  /// The kind of its content: ingredients, directions, notes, tools or nutrition.
  let kind: SectionKind
  /// The indices of its lines, without the heading.
  let lines: Range<Int>
  /// The heading; `nil` if a class declares the section.
  let heading: PageLine?

  /// Returns the part of the section in a range of lines, or `nil` if there is none.
  func clamped(to range: Range<Int>) -> PageSection? {
    let clamped = lines.clamped(to: range)
    guard !clamped.isEmpty, range.contains(lines.lowerBound) else { return nil }
    return PageSection(kind: kind, lines: clamped, heading: heading)
  }
}
