import Text

/// Tags of static site generators that are sections, `{% ingredients(portions=2) %}` to `{% end %}`,
/// `<Steps>` to `</Steps>`, `[method]` to `[/method]`, and the facts that tags state.
///
/// The name of a section becomes a heading. Lines stay lines, but not the offsets in them.
struct SectionTags {
  /// The document with headings for the tags.
  private(set) var bytes: [UInt8]
  /// The facts that tags state.
  private(set) var facts: [TagFact] = []

  private var lines: [[UInt8]] = []
  /// The tags that are all of their lines, in order.
  private var tags: [(line: Int, tag: SiteTag)] = []
  private var names = TagNames()

  /// Reads the tags of a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  ///   - line: The line of its body, from 1.
  init(in bytes: [UInt8], from start: Int, line: Int) {
    self.bytes = bytes
    let body = bytes[start...]
    guard SiteTag.mayBe(in: body) || body.firstRange(of: "[/".utf8) != nil else { return }
    lines = body.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    tags = lines.indices.compactMap { index in
      SiteTag(line: lines[index][...]).map { (line: index, tag: $0) }
    }
    let closed = Set(tags.lazy.map(\.tag).filter(\.isEnd).map(\.name))
    // Text in brackets is no tag without one that ends it.
    tags.removeAll { $0.tag.form == .brackets && !closed.contains($0.tag.name) }
    guard !tags.isEmpty else { return }
    readFacts(line: line, closed)
    nameSections(closed)
    self.bytes = bytes[..<start] + Array(lines.joined(separator: [0x0A]))
  }

  /// The maximum number of facts that are read from tags.
  private static let maximumFactCount = 64

  private mutating func readFacts(line: Int, _ closed: Set<String>) {
    let recipes = tags.count { !$0.tag.isEnd && names.tag($0.tag.name).isRecipe }
    for (index, tag) in tags where facts.count < Self.maximumFactCount {
      facts += TagFact.all(
        of: tag, line: line + index, isOnly: recipes == 1 || closed.contains(tag.name), &names)
    }
  }

  /// Replaces the tags around sections by headings, and those that end them by blank lines.
  private mutating func nameSections(_ closed: Set<String>) {
    let lastFoods = tags.last { $0.tag.isEnd && isOfFoods($0.tag.name) }?.line
    let isMethodNamed = lastFoods != nil && namesDirections
    var isBelowHeading = false
    var (index, isInBrackets) = (0, false)
    for (position, (line, tag)) in tags.enumerated() {
      while index < line {
        note(index, isInBrackets, &isBelowHeading)
        index += 1
      }
      index = line + 1
      let kind = names.tag(tag.name).section
      isInBrackets = tag.form == .brackets && !tag.isEnd && kind?.holdsIngredients == true
      let isNamed = !tag.isEnd && kind != nil && !closed.isDisjoint(with: ["", tag.name])
      if isNamed, !isBelowHeading {
        lines[line] = Array("###### \(tag.name)".utf8)
        nameParts(below: position)
        isBelowHeading = true
      } else if line == lastFoods, !isMethodNamed, beginsText(after: line) {
        lines[line] = Array("###### directions".utf8)
      } else if tag.form != .shortcode, tag.isEnd || closed.contains(tag.name) {
        lines[line] = []
      } else if hasNoWords(tag), isBesideText(line) {
        // A tag that is all there is of a section stays, as it stands for what is elsewhere.
        lines[line] = []
      }
    }
    while index < lines.count {
      note(index, isInBrackets, &isBelowHeading)
      index += 1
    }
  }

  /// Puts the headings between a tag and the one that ends it below its own, unless one of them names
  /// another section.
  private mutating func nameParts(below position: Int) {
    let (line, tag) = tags[position]
    guard let next = tags[(position + 1)...].first(where: { isEndOrStart($0.tag, of: tag) }),
      next.tag.isEnd
    else { return }
    let headings = (line + 1..<next.line).filter { Self.isHeading(lines[$0]) }
    guard !headings.isEmpty,
      !SectionHeadings.name({ _ in true }, in: headings.map { lines[$0] })
    else { return }
    lines[line].removeFirst()
    for index in headings {
      let name = lines[index].drop { $0 <= 0x20 }.drop { $0 == UInt8(ascii: "#") }
      lines[index] = Array("######".utf8) + name
    }
  }

  /// True for the tag that ends another, and for the next of its name or of a section.
  private func isEndOrStart(_ next: SiteTag, of tag: SiteTag) -> Bool {
    if next.isEnd { return next.name == tag.name || next.name.isEmpty }
    var names = names
    return next.name == tag.name || names.tag(next.name).section != nil
  }

  /// True for a line such as "#### Sauce".
  private static func isHeading(_ line: [UInt8]) -> Bool {
    let text = line.drop { $0 == 0x20 }
    let rest = text.drop { $0 == UInt8(ascii: "#") }
    return line.count - text.count < 4 && (1...6).contains(text.count - rest.count)
      && rest.first == 0x20
  }

  /// True for a tag whose values all have names, and are no picture.
  private mutating func hasNoWords(_ tag: SiteTag) -> Bool {
    tag.form == .shortcode && tag.content == nil && !names.tag(tag.name).isMarkup
      && tag.values.allSatisfy { $0.name != nil }
  }

  /// True if the line above or below a tag is text.
  private func isBesideText(_ line: Int) -> Bool {
    [line - 1, line + 1].contains { index in
      guard lines.indices.contains(index), let first = lines[index].first(where: { $0 > 0x20 })
      else { return false }
      return !"#{<[".utf8.contains(first)
    }
  }

  /// Notes whether a line that is no tag is a heading of a section, and removes brackets among ingredients.
  private mutating func note(_ line: Int, _ isInBrackets: Bool, _ isBelowHeading: inout Bool) {
    if isInBrackets { lines[line] = BracketedFoods.without(lines[line]) }
    guard let first = lines[line].first(where: { $0 > 0x20 }) else { return }
    isBelowHeading =
      first == UInt8(ascii: "#") && SectionHeadings.name({ _ in true }, in: [lines[line]])
  }

  private mutating func isOfFoods(_ name: String) -> Bool {
    names.tag(name).section?.holdsIngredients == true
  }

  /// True if a tag or a short line names directions.
  private var namesDirections: Bool {
    var names = names
    if tags.contains(where: { names.tag($0.tag.name).section == .directions }) { return true }
    return SectionHeadings.name({ $0 == .directions }, in: lines)
  }

  /// True if the first text below a line is neither a heading nor a tag, so that it is the method
  /// without a name.
  private func beginsText(after line: Int) -> Bool {
    guard
      let next = lines[(line + 1)...].first(where: { $0.contains { $0 > 0x20 } })?
        .drop(while: { $0 <= 0x20 })
    else { return false }
    return next.first.map { !"#{<[!|".utf8.contains($0) } ?? false && !next.starts(with: "**".utf8)
  }
}
