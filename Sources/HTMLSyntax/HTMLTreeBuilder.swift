/// A builder of the node table from the tokens of a page.
struct HTMLTreeBuilder {
  /// The nodes so far; those of open elements do not have their final `next` yet.
  private(set) var nodes: ContiguousArray<HTMLNode> = []

  private let limits: HTMLLimits
  /// The open elements, the innermost last.
  private var open: [Int] = []
  /// The number of open elements by name, which makes an unmatched end tag cheap.
  private var openNames: [HTMLName: Int] = [:]

  /// Creates an empty builder.
  init(limits: HTMLLimits) {
    self.limits = limits
  }

  /// Adds a token.
  mutating func add(_ token: HTMLToken) {
    switch token.kind {
    case .text, .rawText: nodes.append(HTMLNode(token, at: nodes.count))
    case .startTag: addElement(token)
    case .endTag: close(token.name)
    }
  }

  /// Returns the table, with all elements closed.
  consuming func finished() -> ContiguousArray<HTMLNode> {
    close(downTo: 0)
    return nodes
  }

  private mutating func addElement(_ token: HTMLToken) {
    if let implied = ImpliedEnds.rules[token.name] { close(implied) }
    let index = nodes.count
    nodes.append(HTMLNode(token, at: index))
    guard !isClosed(token), open.count < limits.depth else { return }
    open.append(index)
    openNames[token.name, default: 0] += 1
  }

  /// True if an element can have no content.
  ///
  /// The slash of `<div/>` is ignored (HTML, section 13.2.6.4.7), except in SVG and MathML and in
  /// elements with raw text: those would swallow the rest of the page.
  private func isClosed(_ tag: HTMLToken) -> Bool {
    if HTMLName.void.contains(tag.name) { return true }
    guard tag.isSelfClosing else { return false }
    return HTMLName.raw.contains(tag.name)
      || HTMLName.foreign.contains { $0 == tag.name || openNames[$0, default: 0] > 0 }
  }

  /// Closes the innermost element of a name and its descendants.
  private mutating func close(_ name: HTMLName) {
    guard openNames[name, default: 0] > 0 else { return }
    let isCell = ImpliedEnds.tableParts.contains(name)
    for level in open.indices.reversed() {
      let other = nodes[open[level]].name
      if other == name { return close(downTo: level) }
      // A stray end tag in a table cell does not close elements outside the cell.
      if !isCell, ImpliedEnds.cells.contains(other) { return }
    }
  }

  /// Closes the elements whose end a new element implies.
  private mutating func close(_ implied: ImpliedEnds) {
    var outermost: Int?
    for level in open.indices.suffix(ImpliedEnds.reach).reversed() {
      let name = nodes[open[level]].name
      if implied.closed.contains(name) { outermost = level }
      if implied.barriers.contains(name) { break }
    }
    if let outermost { close(downTo: outermost) }
  }

  /// Closes all elements from a level on.
  private mutating func close(downTo level: Int) {
    while open.count > level, let index = open.popLast() {
      nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
      openNames[nodes[index].name, default: 1] -= 1
    }
  }
}
