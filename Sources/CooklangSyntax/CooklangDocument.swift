/// A parsed Cooklang text: its blocks, and the components in its steps.
///
/// Follows the specification (cooklang/spec, README and canonical tests, version 7); what the
/// canonical tests leave open is read as the official parser does: a `\` makes the punctuation
/// after it plain text. Modifiers (`@&name`), aliases (`|`) and ranges are supported as well.
package struct CooklangDocument: Sendable {
  /// The `>> key: value` lines, in order.
  package let metadata: [CooklangMetadataLine]
  /// The sections, steps and notes, in order.
  package let blocks: [CooklangBlock]
  /// The first problems, in text order.
  package let problems: [CooklangProblem]
  /// The number of problems beyond those in `problems`.
  package let furtherProblems: Int

  /// The items of all steps, in text order.
  package let items: [CooklangItem]
  /// The paragraphs without comments, to which blocks and items refer, and their unescaped parts.
  package let text: [UInt8]

  /// Parses a text; every text can be parsed.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; malformed sequences count as letters.
  ///   - start: The offset to start at, past any front matter.
  ///   - line: The number of the line at `start`, from 1.
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

  /// Returns the items of a step, or an empty slice for other blocks.
  package func items(of block: CooklangBlock) -> ArraySlice<CooklangItem> { items[block.items] }

  /// Returns the text of a range of a block or an item.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }
}
