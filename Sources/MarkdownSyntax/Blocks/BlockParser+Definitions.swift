/// Link reference definitions, which are not part of the text (CommonMark 4.7).
extension BlockParser {
  /// Moves the definitions at the start of a paragraph from its text to `definitions`.
  mutating func collectDefinitions(of block: Int) {
    let lines = blocks[block].segments
    guard let first = lines.first, segments[first].lowerBound < bytes.count,
      bytes[segments[first].lowerBound] == UInt8(ascii: "[")
    else { return }
    if lines.count == 1 {
      dropLines(collectDefinitions(in: bytes, segments[first]), of: block)
    } else {
      let text = Array(segments[lines].map { bytes[$0] }.joined(separator: [0x0A]))
      dropLines(collectDefinitions(in: text, text.indices), of: block)
    }
  }

  /// Adds the definitions at the start of a text; returns the number of lines they take.
  private mutating func collectDefinitions(in text: [UInt8], _ range: Range<Int>) -> Int {
    var rest = range
    var lines = 0
    while let definition = LinkDefinition(
      in: text, rest, exceptFootnotes: extensions.contains(.footnotes))
    {
      definitions.add(definition, in: text)
      lines += text[rest.lowerBound..<definition.end].count { $0 == 0x0A }
      rest = definition.end..<rest.upperBound
      if rest.isEmpty { return lines + 1 }
    }
    return lines
  }

  private mutating func dropLines(_ count: Int, of block: Int) {
    let lines = blocks[block].segments
    guard count > 0 else { return }
    let left = min(lines.lowerBound + count, lines.upperBound)..<lines.upperBound
    blocks[block].segments = left
    guard let first = left.first else { return }
    blocks[block].start = segments[first].lowerBound
    blocks[block].line += count
  }
}
