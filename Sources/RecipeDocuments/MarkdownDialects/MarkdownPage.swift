import MarkdownSyntax

/// A document with its front matter and its body parsed.
struct MarkdownPage {
  /// The path of its file, for the locations of diagnostics.
  let path: String
  /// The front matter.
  let frontMatter: RecipeFrontMatter
  /// The body.
  let document: MarkdownDocument

  /// Parses a document.
  init(_ bytes: [UInt8], path: String) {
    self.path = path
    frontMatter = RecipeFrontMatter(of: bytes, path: path)
    let start = frontMatter.bodyStart
    let text = Self.conversions.reduce(bytes) { $1($0, start) }
    let document = MarkdownDocument(
      parsing: text, from: frontMatter.bodyStart, line: frontMatter.bodyLine)
    guard let converted = HTMLBlocks.converted(document) else {
      self.document = document
      return
    }
    self.document = MarkdownDocument(
      parsing: converted, from: frontMatter.bodyStart, line: frontMatter.bodyLine)
  }

  /// What replaces the marks of programs by those of Markdown, line by line, in order.
  private static let conversions: [@Sendable ([UInt8], Int) -> [UInt8]] = [
    { ObsidianMarks.blanked(in: $0, from: $1) },
    { AttributeMarks.blanked(in: $0, from: $1) },
    { IconMarks.blanked(in: $0, from: $1) },
    { PlaceholderLines.blanked(in: $0, from: $1) },
    { ValueTags.replaced(in: $0, from: $1) },
    { LooseBullets.replaced(in: $0, from: $1) },
    { ContentTabs.divided(in: $0, from: $1) },
    { ComponentMarks.blanked(in: $0, from: $1) },
    { SectionTags.replaced(in: $0, from: $1) },
    { BracketTags.replaced(in: $0, from: $1) },
    { LinkTargets.joined(in: $0, from: $1) },
    { AdmonitionBlocks.quoted(in: $0, from: $1) },
  ]
}
