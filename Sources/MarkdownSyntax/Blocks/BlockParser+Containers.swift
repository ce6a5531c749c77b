/// Quotes, lists and items: continuing, opening and closing.
extension BlockParser {
  /// Consumes the markers of the open containers that this line continues; returns their number.
  mutating func matchContainers() -> Int {
    for index in containers.indices {
      switch containers[index].kind {
      case .list: continue
      case .quote: guard consumeQuoteMarker() else { return index }
      case .item(let width): guard continueItem(index, width: width) else { return index }
      }
    }
    return containers.count
  }

  /// Consumes `>` and one blank after it, or returns `false` if there is no marker.
  mutating func consumeQuoteMarker() -> Bool {
    let (columns, end) = indentation()
    guard columns < 4, end < lineEnd, bytes[end] == UInt8(ascii: ">") else { return false }
    advance(columns: columns)
    advance(bytes: 1)
    advance(columns: 1)
    return true
  }

  private mutating func continueItem(_ index: Int, width: Int) -> Bool {
    let (columns, end) = indentation()
    if end == lineEnd {
      // An item that starts with a blank line ends at a second one.
      guard blocks.count > containers[index].block + 1 else { return false }
      advance(columns: width)
      return true
    }
    guard columns >= width else { return false }
    advance(columns: width)
    return true
  }

  /// Appends a block that starts at `start`, and marks the lists that a blank line makes loose.
  ///
  /// - Parameter lines: The number of the next segments that are its text.
  mutating func add(_ kind: MarkdownBlock.Kind, at start: Int, lines: Int = 0) -> Int {
    if isAfterBlank { loosen(adding: kind) }
    blocks.append(
      MarkdownBlock(
        kind: kind, line: line, start: start, end: lineEnd, next: blocks.count + 1,
        segments: segments.count..<segments.count + lines))
    return blocks.count - 1
  }

  private mutating func loosen(adding kind: MarkdownBlock.Kind) {
    guard let last = containers.last else { return }
    switch last.kind {
    case .quote: return
    case .list: blocks[last.block].isTight = false
    case .item:
      guard containers.count > 1, blocks.count > last.block + 1 else { return }
      blocks[containers[containers.count - 2].block].isTight = false
    }
  }

  /// Opens a container whose block starts at the current position.
  mutating func open(_ kind: OpenContainer.Kind, as block: MarkdownBlock.Kind) {
    containers.append(OpenContainer(kind: kind, block: add(block, at: position)))
  }

  /// True if the depth limit permits another container.
  var mayNest: Bool { containers.count < limits.depth * 2 }

  /// Closes the open leaf and all containers but the first `count`.
  mutating func close(to count: Int) {
    closeLeaf()
    while containers.count > count, let closed = containers.popLast() {
      let end = max(blocks[closed.block].end, blocks[blocks.count - 1].end)
      blocks[closed.block].next = blocks.count
      blocks[closed.block].end = end
      widen(to: end)
      // A blank line in a quote does not make a list outside loose.
      if case .quote = closed.kind { isAfterBlank = false }
    }
  }

  /// Extends the innermost container to an offset.
  private mutating func widen(to end: Int) {
    guard let outer = containers.last else { return }
    blocks[outer.block].end = max(blocks[outer.block].end, end)
  }

  /// Closes the containers that the line does not continue, and a list that gets no further item.
  mutating func closeUnmatched(_ matched: Int) {
    var count = matched
    if count > 0, count <= containers.count, case .list = containers[count - 1].kind { count -= 1 }
    if count < containers.count { close(to: count) } else { closeLeaf() }
  }
}
