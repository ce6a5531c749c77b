/// A page as a tree of elements and texts.
///
/// It is as much of a tree as structured data needs: end tags that people leave out are implied
/// (HTML, section 13.1.2.4), and end tags without an element are ignored, but nothing is moved.
package struct HTMLDocument: Sendable {
  /// The page, in UTF-8.
  let bytes: [UInt8]
  /// Its elements and texts.
  let nodes: ContiguousArray<HTMLNode>

  /// Parses a page, whatever it is; what is beyond the limits is left out.
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

  /// How many bytes the page has.
  package var size: Int { bytes.count }

  /// Every element, in the order of the page.
  package var elements: some Sequence<HTMLElement> {
    nodes.indices.lazy.filter { nodes[$0].kind == .startTag }.map { HTMLElement(self, at: $0) }
  }
}
