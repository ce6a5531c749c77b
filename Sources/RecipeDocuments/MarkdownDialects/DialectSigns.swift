import MarkdownSyntax

/// What a document shows of the program or collection it was written for.
struct DialectSigns {
  private let document: MarkdownDocument
  private let frontMatter: RecipeFrontMatter
  private let outline: BodyOutline

  /// Looks at a document.
  init(_ document: MarkdownDocument, _ frontMatter: RecipeFrontMatter, _ outline: BodyOutline) {
    self.document = document
    self.frontMatter = frontMatter
    self.outline = outline
  }

  /// The dialect that the signs are of.
  var dialect: MarkdownDialect {
    frontMatter.isPresent ? dialectWithFrontMatter : dialectOfBody
  }

  private var hasKnownHeadings: Bool { outline.has { $0.holdsIngredients || $0 == .directions } }

  private var dialectWithFrontMatter: MarkdownDialect {
    let keys = Set(frontMatter.members.map(\.name))
    if hasList(.ingredients), !hasKnownHeadings { return .chowdown }
    if !hasKnownHeadings, hasQuotedSteps { return .nyum }
    if !keys.isDisjoint(with: Self.grabberKeys) { return .recipeGrabber }
    if !keys.isDisjoint(with: Self.obsidianKeys) || isForObsidian { return .obsidian }
    guard hasKnownHeadings else { return .freeForm }
    if !keys.isDisjoint(with: Self.eleventyKeys) { return .eleventy }
    if keys.contains("layout") { return .jekyll }
    let isHugo = isTOML || keys.contains("draft") || keys.contains("date")
    return isHugo ? .hugo : .frontMatter
  }

  private var dialectOfBody: MarkdownDialect {
    if isForObsidian { return .obsidian }
    if isUnderlined(outline.titleLine), endsWithTags { return .tacofancy }
    guard hasKnownHeadings else { return .freeForm }
    return hasStepsToTick ? .mealie : .headings
  }

  private static let grabberKeys: Set<String> = [
    "date_added", "meal_type", "times_made", "last_made",
  ]
  private static let obsidianKeys: Set<String> = ["cssclass", "cssclasses", "aliases"]
  private static let eleventyKeys: Set<String> = ["Prep", "Cook", "Total", "Servings", "Serves"]

  private func hasList(_ key: RecipeKey) -> Bool {
    frontMatter.members.contains { $0.value.text == nil && RecipeKey($0.name.utf8) == key }
  }

  private var isTOML: Bool { document.bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "+") }

  /// Whether a quote follows a list.
  private var hasQuotedSteps: Bool {
    document.blocks.contains { $0.kind == .bulletList }
      && document.blocks.contains { $0.kind == .quote }
  }

  /// Whether there are wiki links, `[[Page]]`, or callouts, `> [!note]`.
  private var isForObsidian: Bool {
    document.bytes.withUnsafeBufferPointer { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        if previous == UInt8(ascii: "["), byte == previous || byte == UInt8(ascii: "!") {
          return true
        }
        previous = byte
      }
      return false
    }
  }

  /// Whether the heading in a line is one by the line below it.
  private func isUnderlined(_ line: Int?) -> Bool {
    guard let line else { return false }
    return document.blocks.contains { block in
      guard block.line == line, case .heading = block.kind else { return false }
      return document.bytes[document.lineStart(at: block.start)] != UInt8(ascii: "#")
    }
  }

  private var endsWithTags: Bool {
    guard let last = document.blocks.indices.last(where: { document.blocks[$0].kind == .paragraph })
    else { return false }
    let count = document.lineCount(of: last)
    guard count > 0 else { return false }
    return document.bytes[document.lineRange(count - 1, of: last)].starts(with: "tags:".utf8)
  }

  /// Whether directions have check boxes.
  private var hasStepsToTick: Bool {
    outline.sections.contains { section in
      section.kind == .directions
        && document.blocks[section.first..<section.end].contains { $0.task != .none }
    }
  }
}
