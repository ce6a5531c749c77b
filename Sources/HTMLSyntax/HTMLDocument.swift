/// A page as a tree of elements and texts.
///
/// The tree is as exact as structured data need: omitted end tags are implied (HTML, section
/// 13.1.2.4), and unmatched end tags are ignored, but no element is moved.
package struct HTMLDocument: Sendable {
  /// The page, in UTF-8.
  let bytes: [UInt8]
  /// The elements and texts.
  let nodes: ContiguousArray<HTMLNode>

  /// Parses any page; what exceeds the limits is dropped.
  package init(parsing bytes: [UInt8], limits: HTMLLimits = .standard) {
    self.bytes = bytes
    var builder = HTMLTreeBuilder(limits: limits)
    if bytes.count <= limits.size {
      for token in HTMLTokenizer(bytes) {
        guard builder.nodes.count < limits.nodes else { break }
        builder.add(token)
      }
    }
    nodes = builder.finished()
  }

  /// The size of the page in bytes.
  package var size: Int { bytes.count }

  /// The elements, in document order.
  package var elements: some Sequence<HTMLElement> {
    nodes.indices.lazy.filter { nodes[$0].kind == .startTag }.map { HTMLElement(self, at: $0) }
  }
}
