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
    let plain = IconMarks.blanked(in: ObsidianMarks.blanked(in: bytes, from: start), from: start)
    let text = AdmonitionBlocks.quoted(in: LinkTargets.joined(in: plain, from: start), from: start)
    let document = MarkdownDocument(
      parsing: text, from: frontMatter.bodyStart, line: frontMatter.bodyLine)
    guard let converted = HTMLBlocks.converted(document) else {
      self.document = document
      return
    }
    self.document = MarkdownDocument(
      parsing: converted, from: frontMatter.bodyStart, line: frontMatter.bodyLine)
  }
}
