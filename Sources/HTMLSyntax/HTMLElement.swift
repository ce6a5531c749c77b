/// An element of a page: a cheap handle.
package struct HTMLElement: Sendable {
  /// The page.
  let document: HTMLDocument
  /// The element's index in the table of nodes.
  package let index: Int

  /// Creates a handle; `index` must be that of an element.
  init(_ document: HTMLDocument, at index: Int) {
    self.document = document
    self.index = index
  }

  /// The element's name.
  package var name: HTMLName { document.nodes[index].name }

  /// The offset of its start tag in the page.
  package var offset: Int { document.nodes[index].range.lowerBound }

  /// The size of its start tag in bytes.
  package var tagLength: Int { document.nodes[index].range.count }

  /// The size of the element in bytes, from its start tag to the end of its content.
  package var length: Int {
    document.nodes[index + descendantCount].range.upperBound - offset
  }

  /// Returns the value of an attribute of a lowercase name, or `nil` if there is none.
  ///
  /// Character references are not decoded.
  package func attribute(_ name: StaticString) -> String? { attributes.value(of: name) }

  /// True if the element has an attribute of a lowercase name.
  package func hasAttribute(_ name: StaticString) -> Bool { attributes.range(of: name) != nil }

  /// The attributes.
  package var attributes: HTMLAttributes {
    HTMLAttributes(in: document.bytes, document.nodes[index].attributes)
  }

  /// The number of descendant elements and texts.
  package var descendantCount: Int { Int(document.nodes[index].next) - index - 1 }

  /// True if a descendant has the name.
  package func contains(_ name: HTMLName) -> Bool {
    document.nodes[(index + 1)...].prefix(descendantCount).contains { $0.name == name }
  }

  /// The child elements.
  package var children: [HTMLElement] {
    let end = Int(document.nodes[index].next)
    var children: [HTMLElement] = []
    var child = index + 1
    while child < end {
      let node = document.nodes[child]
      if node.kind == .startTag { children.append(HTMLElement(document, at: child)) }
      child = Int(node.next)
    }
    return children
  }
}
