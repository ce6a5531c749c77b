import MarkdownSyntax

/// A document with its front matter and its body parsed.
struct MarkdownPage {
  /// The path of its file, for the locations of diagnostics.
  let path: String
  /// The front matter.
  let frontMatter: RecipeFrontMatter
  /// The body.
  let document: MarkdownDocument
  /// The facts that tags of a static site generator state.
  let tagFacts: [TagFact]
  /// The ingredients in the tags of steps, if there are no others.
  let foodsInSteps: [String]

  /// Parses a document.
  init(_ bytes: [UInt8], path: String) {
    self.path = path
    frontMatter = RecipeFrontMatter(of: bytes, path: path)
    let (start, line) = (frontMatter.bodyStart, frontMatter.bodyLine)
    let values = ValueTags(
      in: Self.conversions.reduce(bytes) { $1($0, start) }, from: start,
      hasIngredients: frontMatter.members.contains {
        RecipeKey(ofObject: $0.name) == .ingredients
      })
    foodsInSteps = values.foods
    let tags = SectionTags(
      in: Self.conversionsOfLines.reduce(values.bytes) { $1($0, start) }, from: start, line: line)
    tagFacts = tags.facts
    let document = MarkdownDocument(
      parsing: Self.conversionsOfText.reduce(tags.bytes) { $1($0, start) }, from: start,
      line: line)
    guard let converted = HTMLBlocks.converted(document) else {
      self.document = document
      return
    }
    self.document = MarkdownDocument(parsing: converted, from: start, line: line)
  }

  private typealias Conversion = @Sendable ([UInt8], Int) -> [UInt8]

  /// The conversions of marks of other programs to those of Markdown, line by line, in order.
  private static let conversions: [Conversion] = [
    { ObsidianMarks.blanked(in: $0, from: $1) },
    { AttributeMarks.blanked(in: $0, from: $1) },
    { IconMarks.blanked(in: $0, from: $1) },
    { PlaceholderLines.blanked(in: $0, from: $1) },
    { ModuleLines.blanked(in: $0, from: $1) },
    { WikiPictures.marked(in: $0, from: $1) },
    { SplitTags.joined(in: $0, from: $1) },
  ]

  /// The conversions of marks at the start of lines, which may be before a tag.
  private static let conversionsOfLines: [Conversion] = [
    { LooseBullets.replaced(in: $0, from: $1) },
    { HeadingsBelowLists.marked(in: $0, from: $1) },
    { OutlineBullets.raised(in: $0, from: $1) },
    { ContentTabs.divided(in: $0, from: $1) },
    { ComponentMarks.blanked(in: $0, from: $1) },
  ]

  /// The conversions of text that may have been in tags.
  private static let conversionsOfText: [Conversion] = [
    { QuotedSections.unquoted(in: $0, from: $1) },
    { DefinitionLists.listed(in: $0, from: $1) },
    { LinkTargets.joined(in: $0, from: $1) },
    { AdmonitionBlocks.quoted(in: $0, from: $1) },
    { OpenRows.closed(in: $0, from: $1) },
  ]
}
