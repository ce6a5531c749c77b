import RecipeCore
import Text

/// The ingredients or steps in a section of a page, with the names of their parts.
struct PageList {
  /// The lines.
  private(set) var lines: [String] = []
  /// The names of parts, with the index of the line that follows each.
  private(set) var parts: [RecipeGroup] = []
  /// Remarks in tables, such as the sum of the amounts.
  private(set) var notes: [String] = []
  /// The indices of the lines of the section.
  let place: Range<Int>

  /// For each line, true if the page hides it until it is asked for.
  private var hidden: [Bool] = []
  private let kind: SectionKind
  /// The role of the lines that count; others are remarks.
  private let role: PageLine.Role
  /// True if not all of the lines that count are links: a few may lead to other units.
  private let hasUnlinked: Bool

  /// The maximum length of a paragraph that names the part below it, in bytes.
  private static let maximumNameLength = 40

  /// Reads a section: its list items, else its rows, else its paragraphs.
  init(_ section: PageSection, of page: [PageLine]) {
    kind = section.kind
    place = section.lines
    let role = Self.role(of: page[section.lines], kind)
    hasUnlinked = page[section.lines].contains { $0.role == role && !$0.isLink }
    self.role = role
    let range = Self.withoutHeading(section, of: page)
    var index = range.lowerBound
    while index < range.upperBound {
      if kind == .ingredients, role == .row, page[index].role == .row,
        let table = PageTable(at: index, of: page[range])
      {
        add(table)
        index = table.end
        continue
      }
      let next = index + 1 < section.lines.upperBound ? page[index + 1] : nil
      guard add(page[index], before: next) else { break }
      index += 1
    }
    if parts.last?.start == lines.count { parts.removeLast() }
    if kind == .ingredients { keepOneList(of: hidden) }
  }

  /// Returns the role of the lines that count: that of most of the text of directions; a list of
  /// ingredients may be short, but is near its heading.
  private static func role(of lines: ArraySlice<PageLine>, _ kind: SectionKind) -> PageLine.Role {
    if kind == .ingredients {
      let near = lines.prefix(reach)
      if near.contains(where: { $0.role == .item && !$0.isLink }) { return .item }
      return near.count { $0.role == .row } > 1 ? .row : .text
    }
    func length(_ role: PageLine.Role) -> Int {
      lines.reduce(0) { $0 + ($1.role == role && !$1.isLink ? $1.text.utf8.count : 0) }
    }
    let items = length(.item)
    return items > 0 && items * 2 >= length(.text) ? .item : .text
  }

  /// The maximum distance of a list of ingredients from its heading, in lines.
  private static let reach = 12

  /// Returns the lines of a section without the heading that a section declared by a class has.
  private static func withoutHeading(_ section: PageSection, of page: [PageLine]) -> Range<Int> {
    let lines = section.lines
    guard section.heading == nil, let level = page[lines.lowerBound].level,
      page[lines].dropFirst().allSatisfy({ $0.level.map { $0 > level } ?? true })
    else { return lines }
    return lines.lowerBound + 1..<lines.upperBound
  }

  /// Adds a line, or returns `false` if the list is over.
  private mutating func add(_ line: PageLine, before next: PageLine?) -> Bool {
    if line.isLink, kind == .directions || role == .text || !line.hasNumber && hasUnlinked {
      return true
    }
    if line.role == role, !isPart(line, before: next) {
      if line.section != kind { addLine(line) }
      return true
    }
    if let name = line.label, line.section != kind {
      if next != nil { addPart(name) }
      return true
    }
    if line.level != nil || line.section == kind || lines.isEmpty { return true }
    // A paragraph before a list may be the name of a part; any other ends a list of ingredients.
    if let next, next.role == role, line.text.utf8.count <= Self.maximumNameLength, !line.hasNumber
    {
      addPart(line.text)
      return true
    }
    return kind != .ingredients
  }

  /// True if a line among others names a part: all of it is emphasized, or it ends with a colon, and
  /// this sets it apart from the line below it.
  private func isPart(_ line: PageLine, before next: PageLine?) -> Bool {
    guard let next, line.label != nil else { return false }
    return next.label == nil
  }

  private mutating func add(_ table: PageTable) {
    for entry in table.entries {
      switch entry {
      case .group(let name): addPart(name)
      case .note(let note): notes.append(note)
      case .line(let line):
        hidden.append(table.isHidden)
        lines.append(line)
      }
    }
  }

  private mutating func addLine(_ line: PageLine) {
    hidden.append(line.isHidden)
    lines.append(kind == .ingredients ? line.text : line.displayed)
  }

  private mutating func addPart(_ name: String) {
    if parts.last?.start == lines.count { parts.removeLast() }
    parts.append(RecipeGroup(name: name, start: lines.count))
  }

  /// Keeps one of several lists of the same foods in other units.
  private mutating func keepOneList(of hidden: [Bool]) {
    let kept = RepeatedLists(of: lines, hidden: hidden, parts: parts).kept
    guard kept.count < lines.count else { return }
    parts = parts.compactMap { part in
      let index = kept.firstIndex { $0 >= part.start } ?? kept.count
      return index < kept.count ? RecipeGroup(name: part.name, start: index) : nil
    }
    lines = kept.map { lines[$0] }
  }

  // MARK: - Plausibility

  /// The degree to which the lines look like ingredients: short, most with a number.
  var likeness: Int {
    lines.reduce(0) { sum, line in
      let length = line.utf8.count
      if length > Self.maximumIngredientLength { return sum - 2 }
      return sum + (line.unicodeScalars.contains(where: Self.isNumber) ? 3 : 1)
    }
  }

  /// True if there are several lines, of which some have a number and most are short.
  var isLikelyIngredients: Bool {
    lines.count > 1 && likeness >= lines.count
      && lines.contains { $0.unicodeScalars.contains(where: Self.isNumber) }
  }

  /// True for list items that end as sentences do, however short.
  var isOfSentences: Bool {
    role == .item && !lines.isEmpty
      && lines.allSatisfy { $0.last.map { ".!。！".contains($0) } ?? false }
  }

  /// True for one line that begins with an amount in a unit, or with a number.
  var isOneAmount: Bool {
    lines.count == 1 && lines[0].utf8.count <= Self.maximumIngredientLength
      && AmountText.startsWithAmount(lines[0])
  }

  /// True if most lines begin with a number, as amounts do.
  var hasAmounts: Bool {
    lines.count { $0.unicodeScalars.first.map(Self.isNumber) ?? false } * 2 > lines.count
  }

  /// The number of bytes of the lines.
  var length: Int { lines.reduce(0) { $0 + $1.utf8.count } }

  private static let maximumIngredientLength = 150

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType != nil && scalar.properties.generalCategory != .otherLetter
  }
}
