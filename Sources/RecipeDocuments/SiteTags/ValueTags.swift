import Text

/// Tags of static site generators that stand for an ingredient, a step, or words of one.
///
/// ```
/// {{< ingredient amount="200" unit="g" name="flour" >}}
/// {% step %}Bake for {% timer 20 minutes %}.{% endstep %}
/// ```
///
/// They become lines of Markdown, so that one reader knows them all. Lines stay lines, but not the
/// offsets in them.
struct ValueTags {
  private var lines: [[UInt8]]
  /// The tags that are all of their lines, by these.
  private let lone: [Int: LoneTag]
  /// The tags that enclose steps, of which there are several, by their lines.
  private let steps: [Int: SiteTag]
  /// The names of tags that enclose lines.
  private let closed: Set<String>
  private var spoken = SpokenTag()
  /// True if the foods of tags in steps are ingredients, so that the steps only name them.
  private var areFoodsApart = false

  /// The document with text for the tags.
  private(set) var bytes: [UInt8]
  /// The ingredients in the tags of steps, if the document has no others.
  private(set) var foods: [String] = []

  /// Reads the tags of a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  ///   - hasIngredients: True if the front matter has ingredients.
  init(in bytes: [UInt8], from start: Int, hasIngredients: Bool) {
    self.bytes = bytes
    guard SiteTag.mayBe(in: bytes[start...]) else {
      (lines, lone, steps, closed) = ([], [:], [:], [])
      return
    }
    let lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0) }
    self.lines = lines
    let tags = lines.indices.compactMap { index in
      LoneTag(lines[index]).map { (line: index, tag: $0) }
    }
    lone = Dictionary(uniqueKeysWithValues: tags.map { ($0.line, $0.tag) })
    closed = Set(tags.lazy.map(\.tag.tag).filter(\.isEnd).map(\.name))
    steps = Self.steps(in: tags, &spoken)
    spoken.prepare(tags.lazy.map(\.tag.tag))
    replace()
    if foods.count > 1, !hasIngredients, !hasListOfFoods(lines) {
      (self.lines, foods, areFoodsApart) = (lines, [], true)
      replace()
    } else {
      foods = []
    }
    self.bytes = bytes[..<start] + Array(self.lines.joined(separator: [0x0A]))
  }

  /// True if a tag or a heading says that a list has the ingredients.
  private mutating func hasListOfFoods(_ lines: [[UInt8]]) -> Bool {
    lone.values.contains { spoken.isIngredient($0.tag.name) }
      || SectionHeadings.name(\.holdsIngredients, in: lines)
  }

  private mutating func replace() {
    var isBeforeStep = false
    for index in lines.indices {
      if let tag = steps[index] {
        isBeforeStep = !tag.isEnd
        lines[index] = []
        continue
      }
      let isTagged = lone[index] != nil || SiteTag.mayBe(in: lines[index][...])
      guard isTagged || isBeforeStep, lines[index].contains(where: { $0 > 0x20 }) else { continue }
      var text = isTagged ? text(ofLine: index) : String(decoding: lines[index], as: UTF8.self)
      if isBeforeStep {
        isBeforeStep = false
        if !Self.startsBlock(text) { text = "1. " + text.drop { $0 == " " || $0 == "\t" } }
      }
      lines[index] = Array(text.utf8)
    }
  }

  /// The maximum number of bytes of a line.
  private static let maximumLineLength = 8_192

  /// True if a line is no plain paragraph.
  private static func startsBlock(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    let number = text.prefix { $0.isNumber }
    return text.first.map { "#-*+>|!<{".contains($0) } ?? true
      || !number.isEmpty && text[number.endIndex...].first.map { ".)".contains($0) } == true
  }

  /// Returns the tags that enclose steps, if there are several, by their lines.
  private static func steps(
    in tags: [(line: Int, tag: LoneTag)], _ spoken: inout SpokenTag
  ) -> [Int: SiteTag] {
    var steps: [Int: SiteTag] = [:]
    var (count, isOpen) = (0, false)
    for (line, lone) in tags where lone.mark.isEmpty && lone.tag.content == nil {
      let tag = lone.tag
      let isBareEnd = tag.isEnd && tag.name.isEmpty && isOpen
      guard isBareEnd || spoken.isStep(tag.name), tag.values.allSatisfy({ $0.name != nil })
      else { continue }
      steps[line] = tag
      isOpen = !tag.isEnd
      if tag.isEnd { count += 1 }
    }
    return count > 1 ? steps : [:]
  }

  /// Returns a line with text for its tags.
  private mutating func text(ofLine index: Int) -> String {
    let line = String(decoding: lines[index], as: UTF8.self)
    guard line.utf8.count <= Self.maximumLineLength else { return line }
    guard let lone = lone[index] else { return withWords(line) }
    if lone.indent.isEmpty, lone.mark.isEmpty, let box = box(lone.tag) { return box }
    let isAround = lone.tag.content == nil && closed.contains(lone.tag.name)
    if !isAround, let list = spoken.list(lone.tag) {
      let mark = spoken.isStep(lone.tag.name) ? "1. " : "- "
      return lone.indent + (lone.mark.isEmpty ? mark : lone.mark) + list.joined(separator: "<br>")
    }
    if !isAround, let text = spoken.ingredient(lone.tag) {
      return lone.indent + (lone.mark.isEmpty ? "- " : lone.mark) + text
    }
    if let content = lone.tag.content, spoken.isStep(lone.tag.name) {
      return lone.indent + (lone.mark.isEmpty ? "1. " : lone.mark) + withWords(content)
    }
    return lone.tag.content == nil ? line : withWords(line)
  }

  /// Returns the line of a box for a tag around a remark: `<Callout>It freezes well.</Callout>`.
  private func box(_ tag: SiteTag) -> String? {
    guard Self.boxes.contains(tag.name) else { return nil }
    if let content = tag.content?.cleaned(.line) {
      return content.isEmpty ? nil : "> [!note] " + content
    }
    guard closed.contains(tag.name) else { return nil }
    return tag.isEnd ? ":::" : ":::note"
  }

  private static let boxes: Set<String> = [
    "callout", "alert", "admonition", "aside", "notice", "note", "tip", "hint", "info", "warning",
    "infobox", "info box", "tip box", "chef note", "chefs note", "pro tip", "remark",
  ]

  /// Returns a text of front matter with the words that stand for its tags.
  static func spoken(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard SiteTag.mayBe(in: bytes[...]) else { return text }
    let words = String(
      decoding: ValueTags(in: bytes, from: 0, hasIngredients: true).bytes, as: UTF8.self)
    return words.hasPrefix("- ") && !text.hasPrefix("- ") ? String(words.dropFirst(2)) : words
  }

  /// Returns a text with the words that stand for the tags in it.
  private mutating func withWords(_ line: String) -> String {
    var text = ""
    var rest = line[...]
    while let mark = rest.firstIndex(where: { $0 == "{" || $0 == "<" }) {
      let before = rest[..<mark]
      text += before
      let isTarget =
        before.hasSuffix("](") || before.last.map { "\"'=`".contains($0) } ?? false
      if !isTarget, let tag = SiteTag(in: line, at: mark), let words = words(of: tag) {
        if !TagTime.isRepeated(words, in: line[tag.range.upperBound...]) { text += words }
        rest = rest[tag.range.upperBound...]
      } else if !isTarget, let barred = BarredFood(in: line, at: mark) {
        note(barred.line)
        text += areFoodsApart ? barred.food : barred.line
        rest = rest[barred.end...]
      } else {
        text.append(rest[mark])
        rest = rest[rest.index(after: mark)...]
      }
    }
    return text + rest
  }

  /// Returns the words that stand for a tag in a text, and notes its food.
  private mutating func words(of tag: SiteTag) -> String? {
    guard tag.values.contains(where: { $0.name != nil }), let line = spoken.ingredient(tag),
      let food = spoken.food(of: tag)
    else { return spoken.text(tag) }
    note(line)
    return areFoodsApart ? food : spoken.text(tag)
  }

  private mutating func note(_ line: String) {
    if foods.count < Self.maximumFoodCount, !foods.contains(line) { foods.append(line) }
  }

  /// The maximum number of ingredients in steps.
  private static let maximumFoodCount = 256
}
