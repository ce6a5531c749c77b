extension HTMLElement {
  /// The element's visible text: white space is collapsed to one space, blocks and `<br>` are
  /// lines.
  ///
  /// Character references are not decoded; scripts and styles are omitted.
  package var text: String {
    var layout = HTMLTextLayout()
    var openBlocks: [Int] = []
    let nodes = document.nodes
    var index = index + 1
    let end = Int(nodes[self.index].next)
    while index < end {
      while let blockEnd = openBlocks.last, blockEnd <= index {
        openBlocks.removeLast()
        layout.endLine()
      }
      let node = nodes[index]
      switch node.kind {
      case .text: layout.add(document.bytes[node.range])
      case .startTag where Self.invisible.contains(node.name):
        index = Int(node.next)
        continue
      case .startTag where node.name == .br:
        layout.endLine()
      case .startTag where Self.cells.contains(node.name):
        layout.addSpace()
      case .startTag where HTMLName.blocks.contains(node.name):
        layout.endLine()
        openBlocks.append(Int(node.next))
      default: break
      }
      index += 1
    }
    return layout.text
  }

  private static let cells = HTMLName.set("td th")
  private static let invisible = HTMLName.set("script style template noscript textarea select svg")
}

/// The text of an element, assembled with its white space collapsed.
struct HTMLTextLayout {
  private var bytes: [UInt8] = []
  private var hasSpace = false
  private var hasLineEnd = false

  /// The text assembled so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a text, with each run of white space collapsed to one space.
  mutating func add(_ text: ArraySlice<UInt8>) {
    for byte in text {
      if byte.isHTMLSpace {
        hasSpace = true
      } else {
        writeSpace()
        bytes.append(byte)
      }
    }
  }

  /// Starts a new line, unless the current one is empty.
  mutating func endLine() { hasLineEnd = true }

  /// Separates the next text from the previous one by a space.
  mutating func addSpace() { hasSpace = true }

  private mutating func writeSpace() {
    guard hasSpace || hasLineEnd else { return }
    if !bytes.isEmpty { bytes.append(hasLineEnd ? 0x0A : 0x20) }
    (hasSpace, hasLineEnd) = (false, false)
  }
}
