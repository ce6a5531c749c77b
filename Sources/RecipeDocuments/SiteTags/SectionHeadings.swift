/// The lines of a document that look like headings of sections, before it is parsed.
enum SectionHeadings {
  /// The maximum length of a line, in bytes.
  private static let longest = 64

  /// True if a line with the marks of a heading, in bold or before a colon names a section of a kind.
  static func name(_ isWanted: (SectionKind) -> Bool, in lines: [[UInt8]]) -> Bool {
    lines.contains { line in
      guard line.count <= longest, let first = line.first(where: { $0 > 0x20 }),
        "#*_".utf8.contains(first) || line.contains(UInt8(ascii: ":"))
      else { return false }
      let text = String(decoding: line.filter { !"#*_:".utf8.contains($0) }, as: UTF8.self)
      return SectionKind(heading: text, isNested: false).map(isWanted) ?? false
    }
  }
}
