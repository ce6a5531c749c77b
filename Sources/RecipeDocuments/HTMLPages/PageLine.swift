import HTMLSyntax
import Text

/// A line of a page, as the search for its lists sees it.
struct PageLine {
  /// The role of a line in the structure of the page.
  enum Role: Equatable {
    /// A heading of a level from 1 to 6.
    case heading(Int)
    /// An item of a list.
    case item
    /// A row of a table.
    case row
    /// Any other text.
    case text
  }

  /// The text, on one line.
  let text: String
  /// The text as displayed, with its line ends.
  let displayed: String
  /// The role of the line.
  let role: Role
  /// The index of its first node in the page.
  let index: Int
  /// The index of the element that displays it.
  let element: Int
  /// True if all of it is emphasized, or in an element whose class says that it is a heading.
  let isEmphasized: Bool
  /// True if all of it is a link.
  let isLink: Bool
  /// True if the page hides it until it is asked for.
  let isHidden: Bool
  /// The cells of a row.
  let cells: [TableCell]
  /// The offset in the page of the element that displays it.
  let offset: Int

  /// The maximum length of a heading or label, in bytes.
  private static let maximumLabelLength = 80

  /// Creates a line, or returns `nil` if its text is empty, or a list's part beside its items.
  init?(_ line: HTMLLine, isHidden: Bool) {
    let displayed = Self.text(of: line)
    let text = displayed.cleaned(.line)
    guard !text.isEmpty, line.element.name != .li || line.element.index == line.index else {
      return nil
    }
    self.text = text
    self.displayed = displayed
    role = Self.role(of: line.element)
    index = line.index
    element = line.element.index
    isEmphasized = line.isEmphasized || PageRow.isHeading(classes: line.element.attribute("class"))
    isLink = line.isLink
    self.isHidden = isHidden
    cells = role == .row ? Self.cells(of: line.element) : []
    offset = line.element.offset
  }

  /// Returns the cells of a row; one that is as wide as several, or bold, is a heading.
  private static func cells(of row: HTMLElement) -> [TableCell] {
    let cells = row.children.filter { $0.name == cell || $0.name == headingCell }
    return cells.map { cell in
      let isBold = cell.children.first.map { bold.contains($0.name) && $0.text == cell.text }
      return TableCell(
        text: cell.text.cleaned(.line),
        isStrong: isBold == true || cells.count == 1 && isWide(cell))
    }
  }

  private static func isWide(_ cell: HTMLElement) -> Bool {
    cell.name == headingCell || cell.hasAttribute("colspan")
  }

  private static let (cell, headingCell) = (HTMLName("td"), HTMLName("th"))
  private static let bold = [HTMLName("b"), HTMLName("strong")]

  private static func role(of element: HTMLElement) -> Role {
    if let level = HTMLName.headings.firstIndex(of: element.name) { return .heading(level + 1) }
    switch element.name {
    case .li: return .item
    case .tr: return .row
    default: return .text
    }
  }

  /// The level of a heading.
  var level: Int? { if case .heading(let level) = role { level } else { nil } }

  /// True if it contains a digit or a fraction.
  var hasNumber: Bool {
    text.unicodeScalars.contains {
      $0.properties.numericType != nil && $0.properties.generalCategory != .otherLetter
    }
  }

  /// The name of a part that the line may be: a heading, or a short line that is emphasized or ends
  /// with a colon.
  var label: String? {
    guard text.utf8.count <= Self.maximumLabelLength else { return nil }
    let name = IngredientHeading.name(of: text)
    let isLabel =
      level != nil || role != .row && (isEmphasized || name != text) && !beginsWithNumber
    return isLabel && !name.isEmpty ? name : nil
  }

  /// The section that the line begins.
  ///
  /// Headings and emphasized lines may say more than the name of a section: "Zutaten für 4 Personen".
  var section: SectionKind? {
    guard text.utf8.count <= Self.maximumLabelLength, role != .item, role != .row else {
      return nil
    }
    let name = IngredientHeading.name(of: text)
    return SectionKind(heading: name, isNested: level == nil && !isEmphasized)
  }

  private var beginsWithNumber: Bool {
    text.unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      .map { $0.properties.numericType != nil && $0.properties.generalCategory != .otherLetter }
      ?? true
  }
}

extension PageLine {
  /// The maximum number of elements and texts in a line, which keeps nested lists linear.
  private static let maximumSize = 200

  /// Returns the lines of a page; items, rows and headings are one line each, unless they contain
  /// others.
  static func lines(of document: HTMLDocument) -> [PageLine] {
    var hidden = HiddenParts(of: document)
    return document.lines { element in
      guard element.descendantCount <= maximumSize else { return false }
      switch element.name {
      case .li: return !element.contains(.li)
      case .tr: return !element.contains(.tr) && !element.contains(.li)
      default: return HTMLName.headings.contains(element.name)
      }
    }
    .compactMap { PageLine($0, isHidden: hidden.contain($0.index)) }
  }
  /// Returns the text of a line without a heading at the end of an item that leads to other pages.
  fileprivate static func text(of line: HTMLLine) -> String {
    guard line.element.name == .li, line.element.index == line.index,
      let heading = line.element.children.last(where: { $0.descendantCount > 0 }),
      HTMLName.headings.contains(heading.name), isLinked(heading), line.text.hasSuffix(heading.text)
    else { return line.text }
    return String(line.text.dropLast(heading.text.count))
  }

  /// True if all of the text of an element is in links.
  private static func isLinked(_ element: HTMLElement) -> Bool {
    let links = element.children.filter { $0.hasAttribute("href") }
    return links.map(\.text).joined().count { !$0.isWhitespace }
      == element.text.count { !$0.isWhitespace }
  }
}
