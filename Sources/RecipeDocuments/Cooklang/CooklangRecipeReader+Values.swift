import CooklangSyntax

extension CooklangRecipeReader {
  package func forEachValue(
    in bytes: [UInt8], path: String, _ body: @escaping (DocumentValue) -> Void
  ) {
    guard bytes.count <= Self.maximumSize else { return }
    let text = DocumentText(bytes).bytes
    let frontMatter = RecipeFrontMatter(of: text, path: path)
    for member in frontMatter.members + frontMatter.damaged { member.forEachValue(body) }
    let document = CooklangDocument(
      parsing: text, from: frontMatter.bodyStart, line: frontMatter.bodyLine)
    for line in document.metadata { body(DocumentValue(line.key, line.value, line: line.line)) }
    document.forEachValue(in: text, from: frontMatter, body)
  }
}

extension CooklangDocument {
  /// Visits the texts of the steps and notes under the names of their sections.
  fileprivate func forEachValue(
    in bytes: [UInt8], from frontMatter: RecipeFrontMatter, _ body: (DocumentValue) -> Void
  ) {
    var section = "steps"
    var (offset, line) = (frontMatter.bodyStart, frontMatter.bodyLine)
    for block in blocks {
      if block.offset > offset {
        line += bytes[offset..<block.offset].count { $0 == 0x0A }
        offset = block.offset
      }
      switch block.kind {
      case .section: section = string(block.text)
      case .note: body(DocumentValue("notes", string(block.text), line: line))
      case .step:
        let texts = items(of: block).map { written($0) }
        body(DocumentValue(section, texts.joined(separator: " "), line: line))
      }
    }
  }

  private func written(_ item: CooklangItem) -> String {
    let name = item.alias.isEmpty ? item.name : item.alias
    return [name, item.quantity, item.unit, item.preparation].map(string).joined(separator: " ")
  }
}
