/// The lines of a document that look like headings of sections, before it is parsed.
enum SectionHeadings {
  private static let marks = ["#", "**", "__"]
  /// The maximum length of a line, in bytes.
  private static let maximumLength = 64

  /// True if a line with the marks of a heading, in bold or before a colon names a section of a kind.
  static func name(_ isWanted: (SectionKind) -> Bool, in lines: [[UInt8]]) -> Bool {
    lines.contains { line in
      let start = line.drop { $0 <= 0x20 }
      guard line.count <= maximumLength,
        marks.contains(where: { start.starts(with: $0.utf8) }) || line.last == UInt8(ascii: ":")
      else { return false }
      let text = String(decoding: line.filter { !"#*_:".utf8.contains($0) }, as: UTF8.self)
      return SectionKind(heading: text, isNested: false).map(isWanted) ?? false
    }
  }
}
