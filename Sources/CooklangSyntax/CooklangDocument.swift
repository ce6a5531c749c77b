/// A Cooklang text: its paragraphs, and the marks inside them.
///
/// Read by the specification (cooklang/spec, README and canonical tests, version 7) with what the
/// canonical tests leave open read as the official parser does: a `\` takes the meaning from the
/// punctuation behind it. Modifiers (`@&name`), aliases (`|`) and ranges are understood as well.
package struct CooklangDocument: Sendable {
  /// The lines `>> key: value`, in order.
  package let metadata: [CooklangMetadataLine]
  /// The sections, steps and notes, in order.
  package let blocks: [CooklangBlock]
  /// The first things that are odd, in the order of the text.
  package let problems: [CooklangProblem]
  /// How many more things are odd.
  package let furtherProblems: Int

  /// What the steps consist of, in the order of the text.
  package let items: [CooklangItem]
  /// The paragraphs without comments, which blocks and items refer to, and what of them had escapes.
  package let text: [UInt8]

  /// Parses a text; there is none that cannot be read.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; malformed sequences are taken for letters.
  ///   - start: The offset to begin at, behind front matter.
  ///   - line: The number of the line there, from 1.
  package init(parsing bytes: [UInt8], from start: Int = 0, line: Int = 1) {
    var parser = CooklangParser(bytes, from: start, line: line)
    parser.parse()
    metadata = parser.metadata
    blocks = parser.blocks
    items = parser.items
    text = parser.text
    problems = parser.problems.placed(in: bytes, from: start, line: line)
    furtherProblems = parser.problems.leftOut
  }

  /// The items of a step; none for other blocks.
  package func items(of block: CooklangBlock) -> ArraySlice<CooklangItem> { items[block.items] }

  /// The text that a block or an item refers to.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }
}
