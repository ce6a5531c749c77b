/// The parents of the elements of a page.
package struct HTMLAncestry {
  private let document: HTMLDocument
  /// The index of the parent of each node; that of a node without one is its own.
  private let parents: ContiguousArray<UInt32>

  /// Determines the parents of all elements.
  package init(of document: HTMLDocument) {
    self.document = document
    var parents: ContiguousArray<UInt32> = []
    parents.reserveCapacity(document.nodes.count)
    var open: [Int] = []
    for index in document.nodes.indices {
      while let last = open.last, document.nodes[last].next <= index { open.removeLast() }
      parents.append(UInt32(truncatingIfNeeded: open.last ?? index))
      if document.nodes[index].next > index + 1 { open.append(index) }
    }
    self.parents = parents
  }

  /// Returns the indices of the nodes of the smallest element that contains both nodes.
  package func container(of first: Int, and second: Int) -> Range<Int> {
    var index = first
    while true {
      let end = Int(document.nodes[index].next)
      let parent = Int(parents[index])
      if second < end, second >= index, document.nodes[index].kind == .startTag {
        return index..<end
      }
      guard parent != index else { return 0..<document.nodes.count }
      index = parent
    }
  }
}
