/// A line of text that a page displays.
package struct HTMLLine: Sendable {
  /// The text, with white space collapsed and character references not decoded; that of an element
  /// kept whole may contain line ends.
  package let text: String
  /// The innermost block element that displays the line, or the element kept whole.
  package let element: HTMLElement
  /// The index of the first node of the line in the table of nodes.
  package let index: Int
  /// True if all of its letters are bold or otherwise emphasized.
  package let isEmphasized: Bool
  /// True if all of its letters are links.
  package let isLink: Bool
}

extension HTMLDocument {
  /// Returns the lines of text that the page displays, in document order.
  ///
  /// Blocks and `<br>` end lines; scripts, controls, small forms, navigation and footers are omitted.
  ///
  /// - Parameters:
  ///   - isWhole: Returns true for an element whose text is one line, whatever blocks it contains.
  ///   - isHidden: Returns true for an element that the page does not display.
  package func lines(
    keepingWhole isWhole: (HTMLElement) -> Bool,
    omitting isHidden: (HTMLElement) -> Bool = { _ in false }
  ) -> [HTMLLine] {
    var builder = HTMLLineBuilder(of: self)
    var index = 0
    while index < nodes.count {
      builder.closeBlocks(before: index)
      let node = nodes[index]
      if node.kind == .text {
        builder.add(node, at: index)
      } else if node.kind == .startTag {
        let element = HTMLElement(self, at: index)
        if HTMLLineBuilder.isOmitted(element) || isHidden(element) {
          index = Int(node.next)
          continue
        }
        if isWhole(element) {
          builder.addWhole(at: index)
          index = Int(node.next)
          continue
        }
        builder.open(node, at: index)
      }
      index += 1
    }
    return builder.finished()
  }
}

/// A builder of lines from the nodes of a page.
private struct HTMLLineBuilder {
  private let document: HTMLDocument
  private var lines: [HTMLLine] = []
  private var layout = HTMLTextLayout()
  /// The index of the first text of the line.
  private var start: Int?
  private var hasPlainText = false
  private var hasUnlinkedText = false
  /// The open blocks, the innermost last, with the index past their content.
  private var blocks: [(index: Int, end: Int)] = []
  /// The index past the outermost open element that emphasizes its text.
  private var emphasisEnd = 0
  /// The index past the open link.
  private var linkEnd = 0

  /// True for an element that displays no text of the page proper.
  ///
  /// Some servers put the whole page in a form; that for a comment is small.
  static func isOmitted(_ element: HTMLElement) -> Bool {
    omitted.contains(element.name)
      || element.name == form && element.descendantCount <= maximumFormSize
  }

  private static let form = HTMLName("form")
  private static let maximumFormSize = 200
  private static let omitted = HTMLName.set(
    "head script style template noscript textarea select button svg nav footer")
  private static let link = HTMLName("a")
  private static let emphasis = HTMLName.set("b strong u em i mark")

  init(of document: HTMLDocument) {
    self.document = document
  }

  mutating func add(_ node: HTMLNode, at index: Int) {
    let text = document.bytes[node.range]
    layout.add(text)
    guard text.contains(where: { !$0.isHTMLSpace }) else { return }
    start = start ?? index
    guard text.contains(where: Self.isWordByte) else { return }
    if index >= emphasisEnd { hasPlainText = true }
    if index >= linkEnd { hasUnlinkedText = true }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte &- UInt8(ascii: "0") < 10 || byte >= 0x80
  }

  mutating func open(_ node: HTMLNode, at index: Int) {
    if HTMLName.blocks.contains(node.name) {
      endLine()
      blocks.append((index, Int(node.next)))
    } else if node.name == .br {
      endLine()
    } else if Self.emphasis.contains(node.name) {
      emphasisEnd = max(emphasisEnd, Int(node.next))
    } else if node.name == Self.link {
      linkEnd = max(linkEnd, Int(node.next))
    }
  }

  mutating func addWhole(at index: Int) {
    endLine()
    let element = HTMLElement(document, at: index)
    let text = element.text
    guard !text.isEmpty else { return }
    let child = element.children.first { $0.text == text }
    lines.append(
      HTMLLine(
        text: text, element: element, index: index,
        isEmphasized: child.map { Self.emphasis.contains($0.name) } ?? false,
        isLink: child.map { $0.name == Self.link } ?? false))
  }

  mutating func closeBlocks(before index: Int) {
    while let block = blocks.last, block.end <= index {
      endLine()
      blocks.removeLast()
    }
  }

  consuming func finished() -> [HTMLLine] {
    endLine()
    return lines
  }

  private mutating func endLine() {
    if let start {
      let element = HTMLElement(document, at: blocks.last?.index ?? 0)
      lines.append(
        HTMLLine(
          text: layout.text, element: element, index: start, isEmphasized: !hasPlainText,
          isLink: !hasUnlinkedText))
    }
    layout = HTMLTextLayout()
    start = nil
    hasPlainText = false
    hasUnlinkedText = false
  }
}
