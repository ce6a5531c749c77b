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
    let text = AdmonitionBlocks.quoted(
      in: ObsidianMarks.blanked(in: bytes, from: frontMatter.bodyStart),
      from: frontMatter.bodyStart)
    document = MarkdownDocument(
      parsing: text, from: frontMatter.bodyStart, line: frontMatter.bodyLine)
  }
}
