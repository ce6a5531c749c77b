/// Puts the tokens of a page into a table of nodes.
struct HTMLTreeBuilder {
  /// The nodes so far; those of open elements do not yet know where they end.
  private(set) var nodes: ContiguousArray<HTMLNode> = []

  private let limits: HTMLLimits
  /// The open elements, the innermost last.
  private var open: [Int] = []
  /// How many elements of a name are open: an end tag without any costs nothing.
  private var openNames: [HTMLName: Int] = [:]

  /// Makes an empty builder.
  init(limits: HTMLLimits) {
    self.limits = limits
  }

  /// Adds the next token.
  mutating func add(_ token: HTMLToken) {
    switch token.kind {
    case .text, .rawText: nodes.append(HTMLNode(token, at: nodes.count))
    case .startTag: addElement(token)
    case .endTag: close(token.name)
    }
  }

  /// The table, with all elements closed.
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

  /// Whether nothing can be inside of an element.
  ///
  /// The slash of `<div/>` means nothing (HTML, section 13.2.6.4.7) but in SVG and MathML, and to
  /// the tokenizer in elements without tags inside: the rest of the page would be lost in them.
  private func isClosed(_ tag: HTMLToken) -> Bool {
    if HTMLName.void.contains(tag.name) { return true }
    guard tag.isSelfClosing else { return false }
    return HTMLName.raw.contains(tag.name)
      || HTMLName.foreign.contains { $0 == tag.name || openNames[$0, default: 0] > 0 }
  }

  /// Closes the innermost element of a name and all inside of it.
  private mutating func close(_ name: HTMLName) {
    guard openNames[name, default: 0] > 0 else { return }
    let isCell = ImpliedEnds.tableParts.contains(name)
    for level in open.indices.reversed() {
      let other = nodes[open[level]].name
      if other == name { return close(downTo: level) }
      // What is open outside of a table cell is not closed by a stray end tag in it.
      if !isCell, ImpliedEnds.cells.contains(other) { return }
    }
  }

  /// Closes the elements that a new one implies the end of.
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
