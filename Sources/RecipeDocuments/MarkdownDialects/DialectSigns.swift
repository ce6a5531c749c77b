import MarkdownSyntax

/// The signs of the program or collection for which a document was written.
struct DialectSigns {
  private let document: MarkdownDocument
  private let frontMatter: RecipeFrontMatter
  private let outline: BodyOutline
  private let hasListedIngredients: Bool
  private let hasKnownHeadings: Bool

  /// Creates the signs of a document.
  ///
  /// - Parameter hasListedIngredients: True if the front matter lists ingredients.
  init(
    _ document: MarkdownDocument, _ frontMatter: RecipeFrontMatter, _ outline: BodyOutline,
    hasListedIngredients: Bool
  ) {
    self.document = document
    self.frontMatter = frontMatter
    self.outline = outline
    self.hasListedIngredients = hasListedIngredients
    hasKnownHeadings = outline.has { $0.holdsIngredients || $0 == .directions }
  }

  /// The dialect that the signs indicate.
  var dialect: MarkdownDialect {
    frontMatter.isPresent ? dialectWithFrontMatter : dialectOfBody
  }

  private var dialectWithFrontMatter: MarkdownDialect {
    if hasListedIngredients, !hasKnownHeadings { return .chowdown }
    if !hasKnownHeadings, hasQuotedSteps { return .nyum }
    let keyed = dialectOfKeys
    if keyed == .recipeGrabber || keyed == .obsidian { return keyed }
    if isForObsidian { return .obsidian }
    return hasKnownHeadings ? keyed : .freeForm
  }

  /// The dialect that the keys of front matter indicate; the most certain key applies.
  private var dialectOfKeys: MarkdownDialect {
    var dialect = isTOML ? MarkdownDialect.hugo : .frontMatter
    for member in frontMatter.members {
      guard let sign = Self.keys[member.name] else { continue }
      if Self.certainty(of: sign) > Self.certainty(of: dialect) { dialect = sign }
    }
    return dialect
  }

  /// Returns how distinctive keys of a dialect are: a date is common, the Grabber's keys are
  /// unique.
  private static func certainty(of dialect: MarkdownDialect) -> Int {
    switch dialect {
    case .recipeGrabber: 5
    case .obsidian: 4
    case .eleventy: 3
    case .jekyll: 2
    case .hugo: 1
    default: 0
    }
  }

  private static let keys: [String: MarkdownDialect] = [
    "date_added": .recipeGrabber, "meal_type": .recipeGrabber, "times_made": .recipeGrabber,
    "last_made": .recipeGrabber, "cssclass": .obsidian, "cssclasses": .obsidian,
    "aliases": .obsidian, "Prep": .eleventy, "Cook": .eleventy, "Total": .eleventy,
    "Servings": .eleventy, "Serves": .eleventy, "layout": .jekyll, "date": .hugo, "draft": .hugo,
  ]

  private var dialectOfBody: MarkdownDialect {
    if isForObsidian { return .obsidian }
    if isUnderlined(outline.titleLine), endsWithTags { return .tacofancy }
    guard hasKnownHeadings else { return .freeForm }
    return hasStepsToTick ? .mealie : .headings
  }

  private var isTOML: Bool { document.bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "+") }

  /// True if there are a list and a quote.
  private var hasQuotedSteps: Bool {
    document.blocks.contains { $0.kind == .bulletList }
      && document.blocks.contains { $0.kind == .quote }
  }

  /// True if there are wiki links, `[[Page]]`, or callouts, `> [!note]`.
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

  /// True if the heading on a line is marked by an underline.
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

  /// True if directions have check boxes.
  private var hasStepsToTick: Bool {
    outline.sections.contains { section in
      section.kind == .directions
        && document.blocks[section.first..<section.end].contains { $0.task != .none }
    }
  }
}
