/// One element of a page: a cheap handle.
package struct HTMLElement: Sendable {
  /// The page.
  let document: HTMLDocument
  /// The element's place in the table of nodes.
  package let index: Int

  /// Makes a handle; `index` must be an element of the page.
  init(_ document: HTMLDocument, at index: Int) {
    self.document = document
    self.index = index
  }

  /// The element's name.
  package var name: HTMLName { document.nodes[index].name }

  /// Where its start tag begins in the page.
  package var offset: Int { document.nodes[index].range.lowerBound }

  /// How many bytes its start tag has.
  package var tagLength: Int { document.nodes[index].range.count }

  /// How many bytes of the page it takes, its start tag and all that is inside.
  package var length: Int {
    document.nodes[index + descendantCount].range.upperBound - offset
  }

  /// The value of an attribute, its name in small letters; `nil` when there is none.
  ///
  /// Its character references are as written.
  package func attribute(_ name: StaticString) -> String? { attributes.value(of: name) }

  /// Whether there is an attribute of a name in small letters.
  package func hasAttribute(_ name: StaticString) -> Bool { attributes.range(of: name) != nil }

  /// Its attributes.
  package var attributes: HTMLAttributes {
    HTMLAttributes(in: document.bytes, document.nodes[index].attributes)
  }

  /// How many elements and texts are inside.
  package var descendantCount: Int { Int(document.nodes[index].next) - index - 1 }

  /// Whether an element of a name is inside.
  package func contains(_ name: HTMLName) -> Bool {
    document.nodes[(index + 1)...].prefix(descendantCount).contains { $0.name == name }
  }

  /// The elements inside, without those inside of them.
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
