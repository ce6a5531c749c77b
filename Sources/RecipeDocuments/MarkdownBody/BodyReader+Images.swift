import MarkdownSyntax
import RecipeCore

/// The image of the recipe, in text, shortcodes and tags.
extension BodyReader {
  /// Reads the image at the start of a paragraph.
  mutating func readImage(_ index: Int) {
    guard draft.imageURL == nil, document.lineCount(of: index) > 0 else { return }
    let line = document.lineRange(0, of: index)
    guard document.bytes[line].contains(UInt8(ascii: "!")) else { return }
    draft.imageURL = document.inlines(of: index).firstImageTarget
  }

  /// Reads the first image anywhere if there is none above the ingredients.
  mutating func readLaterImage() {
    for section in outline.sections where draft.imageURL == nil {
      for index in section.first..<max(section.first, section.end)
      where document.blocks[index].kind == .paragraph {
        readImage(index)
      }
    }
  }

  /// Reads a line that a static site generator replaces, `{{< figure src="a.jpg" >}}` or `{% … %}`.
  mutating func readShortcode(_ range: Range<Int>) -> Bool {
    let line = document.bytes[range]
    guard line.starts(with: "{{".utf8) || line.starts(with: "{%".utf8) else { return false }
    readImageAttribute(in: range)
    return true
  }

  /// Reads the image in a block of tags.
  mutating func readImageAttribute(in block: Int) {
    readImageAttribute(in: document.blocks[block].start..<document.blocks[block].end)
  }

  /// Reads the image in `src="a.jpg"` of a shortcode or a tag.
  private mutating func readImageAttribute(in range: Range<Int>) {
    let attribute = Array("src=\"".utf8)
    let text = document.bytes[range]
    guard draft.imageURL == nil,
      let start = text.indices.first(where: { text[$0...].starts(with: attribute) }),
      !Self.isProgram(text[..<start])
    else { return }
    let address = text[(start + attribute.count)...].prefix { $0 != UInt8(ascii: "\"") }
    draft.imageURL = String(decoding: address, as: UTF8.self)
  }

  /// True if the tag that a text ends in is that of a program or of another page.
  private static func isProgram(_ text: ArraySlice<UInt8>) -> Bool {
    guard let tag = text.lastIndex(of: UInt8(ascii: "<")) else { return false }
    return ["script", "iframe", "embed", "audio"].contains { name in
      text[(tag + 1)...].starts(with: name.utf8)
    }
  }

  /// True for a section of pictures, and for one that has nothing but such sections below it.
  func isOfPictures(_ index: Int) -> Bool {
    let section = outline.sections[index]
    guard section.isEmpty else { return hasOnlyPictures(section) }
    let below = outline.sections[(index + 1)...].prefix { $0.level > section.level }
    return !below.isEmpty && below.allSatisfy(hasOnlyPictures)
  }

  private func hasOnlyPictures(_ section: BodySection) -> Bool {
    !section.isEmpty && section.text == nil
      && document.topBlocks(from: section.first, to: section.end).allSatisfy(isPicture)
  }

  /// True for a paragraph that is one picture.
  private func isPicture(_ block: Int) -> Bool {
    guard document.blocks[block].kind == .paragraph else { return false }
    let inlines = document.inlines(of: block)
    guard case .begin(.image) = inlines.pieces.first?.kind else { return false }
    return inlines.endOfSpan(at: 0) == inlines.pieces.count - 1
  }
}
