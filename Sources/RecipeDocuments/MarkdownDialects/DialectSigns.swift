import MarkdownSyntax

/// What a document shows of the program or collection it was written for.
struct DialectSigns {
  private let document: MarkdownDocument
  private let frontMatter: RecipeFrontMatter
  private let outline: BodyOutline
  private let hasListedIngredients: Bool

  /// Looks at a document.
  ///
  /// - Parameter hasListedIngredients: Whether ingredients stand in the front matter.
  init(
    _ document: MarkdownDocument, _ frontMatter: RecipeFrontMatter, _ outline: BodyOutline,
    hasListedIngredients: Bool
  ) {
    self.document = document
    self.frontMatter = frontMatter
    self.outline = outline
    self.hasListedIngredients = hasListedIngredients
  }

  /// The dialect that the signs are of.
  var dialect: MarkdownDialect {
    frontMatter.isPresent ? dialectWithFrontMatter : dialectOfBody
  }

  private var hasKnownHeadings: Bool { outline.has { $0.holdsIngredients || $0 == .directions } }

  private var dialectWithFrontMatter: MarkdownDialect {
    if hasListedIngredients, !hasKnownHeadings { return .chowdown }
    if !hasKnownHeadings, hasQuotedSteps { return .nyum }
    let keyed = dialectOfKeys
    if keyed == .recipeGrabber || keyed == .obsidian { return keyed }
    if isForObsidian { return .obsidian }
    return hasKnownHeadings ? keyed : .freeForm
  }

  /// The dialect that the keys of front matter are of; the one seen first in the list counts.
  private var dialectOfKeys: MarkdownDialect {
    var dialect = isTOML ? MarkdownDialect.hugo : .frontMatter
    for member in frontMatter.members {
      switch member.name {
      case "date_added", "meal_type", "times_made", "last_made": return .recipeGrabber
      case "cssclass", "cssclasses", "aliases": dialect = .obsidian
      case "Prep", "Cook", "Total", "Servings", "Serves":
        if dialect != .obsidian { dialect = .eleventy }
      case "layout": if dialect == .frontMatter || dialect == .hugo { dialect = .jekyll }
      case "date", "draft": if dialect == .frontMatter { dialect = .hugo }
      default: break
      }
    }
    return dialect
  }

  private var dialectOfBody: MarkdownDialect {
    if isForObsidian { return .obsidian }
    if isUnderlined(outline.titleLine), endsWithTags { return .tacofancy }
    guard hasKnownHeadings else { return .freeForm }
    return hasStepsToTick ? .mealie : .headings
  }

  private var isTOML: Bool { document.bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "+") }

  /// Whether a quote follows a list.
  private var hasQuotedSteps: Bool {
    document.blocks.contains { $0.kind == .bulletList }
      && document.blocks.contains { $0.kind == .quote }
  }

  /// Whether there are wiki links, `[[Page]]`, or callouts, `> [!note]`.
  private var isForObsidian: Bool {
    document.bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset &+ 8 < bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // A bracket becomes a zero; a byte above a zero may be marked as well.
        let zeros = word ^ 0x5B5B_5B5B_5B5B_5B5B
        if (zeros &- 0x0101_0101_0101_0101) & ~zeros & 0x8080_8080_8080_8080 != 0,
          hasWikiBracket(bytes[offset...(offset &+ 8)])
        {
          return true
        }
        offset &+= 8
      }
      return hasWikiBracket(bytes[offset...])
    }
  }

  private func hasWikiBracket(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { first, second in
      first == UInt8(ascii: "[") && (second == first || second == UInt8(ascii: "!"))
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
