/// The starts of blocks (CommonMark 4 and 5).
extension BlockParser {
  /// Opens the blocks that start in this line; `false` if text is left, which starts a paragraph or
  /// continues one (even without the markers around it).
  mutating func startBlocks(matched: Int) -> Bool {
    var matched = matched
    while true {
      let (columns, end) = indentation()
      guard end < lineEnd else { return false }
      if columns >= 4 { return startIndentedCode(matched: matched) }
      if startLeaf(columns: columns, at: end, matched: matched) { return true }
      guard startContainer(columns: columns, at: end, matched: &matched) else {
        endContainersBeforeText(matched: matched)
        return false
      }
    }
  }

  private mutating func endContainersBeforeText(matched: Int) {
    if case .paragraph = leaf { return }
    closeUnmatched(matched)
  }

  private mutating func startIndentedCode(matched: Int) -> Bool {
    if case .paragraph = leaf { return false }
    closeUnmatched(matched)
    advance(columns: 4)
    leaf = .indentedCode(add(.code, at: position))
    addVerbatimSegment(to: blocks.count - 1)
    return true
  }

  private mutating func startLeaf(columns: Int, at start: Int, matched: Int) -> Bool {
    switch bytes[start] {
    case UInt8(ascii: "#"): startHeading(at: start, matched: matched)
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      startFence(columns: columns, at: start, matched: matched)
    case UInt8(ascii: "<"): startHTML(at: start, matched: matched)
    case UInt8(ascii: "="): underlineParagraph(at: start, matched: matched)
    case UInt8(ascii: "-"):
      underlineParagraph(at: start, matched: matched) || startTable(at: start, matched: matched)
        || startThematicBreak(at: start, matched: matched)
    case UInt8(ascii: "*"), UInt8(ascii: "_"): startThematicBreak(at: start, matched: matched)
    case UInt8(ascii: "|"), UInt8(ascii: ":"): startTable(at: start, matched: matched)
    default: false
    }
  }

  private mutating func startContainer(columns: Int, at start: Int, matched: inout Int) -> Bool {
    guard matched < limits.depth * 2 else { return false }
    if bytes[start] == UInt8(ascii: ">") {
      closeUnmatched(matched)
      guard mayNest else { return false }
      advance(columns: columns)
      open(.quote, as: .quote)
      _ = consumeQuoteMarker()
      matched = containers.count
      return true
    }
    return startItem(columns: columns, at: start, matched: &matched)
  }

  /// Takes an item `- text` or `1. text` right after one like it, the fast path for most lists.
  mutating func takeNextItem() -> Bool {
    guard containers.count == 2, case .list(let byte) = containers[0].kind,
      case .paragraph = leaf, position < lineEnd, ListMarker.mayBegin(with: bytes[position]),
      let marker = ListMarker(in: bytes, at: position, end: lineEnd), marker.byte == byte,
      bytes[position + marker.length..<lineEnd].first == 0x20,
      beginsText(at: position + marker.length + 1)
    else { return false }
    close(to: 1)
    let width = marker.length + 1
    containers.append(
      OpenContainer(kind: .item(width: width), block: add(.item, at: position)))
    advance(bytes: width)
    addParagraph()
    return true
  }

  /// True if the text at an offset cannot be the start of a block.
  private func beginsText(at start: Int) -> Bool {
    guard start < lineEnd else { return false }
    switch bytes[start] {
    case let byte where byte.isDigit: return ListMarker(in: bytes, at: start, end: lineEnd) == nil
    case UInt8(ascii: "*"):
      return start + 1 < lineEnd && (bytes[start + 1].isDigit || bytes[start + 1].isLetter)
    case let byte: return byte.isLetter || byte >= 0x80
    }
  }

  private mutating func startItem(columns: Int, at start: Int, matched: inout Int) -> Bool {
    guard ListMarker.mayBegin(with: bytes[start]),
      let marker = ListMarker(in: bytes, at: start, end: lineEnd)
    else { return false }
    if case .paragraph = leaf, matched == containers.count, !marker.mayInterruptParagraph {
      return false
    }
    joinOrOpenList(marker, columns: columns, matched: matched)
    advance(columns: columns)
    let block = add(.item, at: position)
    advance(bytes: marker.length)
    let width = columns + marker.length + consumeItemPadding()
    containers.append(OpenContainer(kind: .item(width: width), block: block))
    consumeTaskBox(of: block)
    isAfterBlank = false
    matched = containers.count
    return true
  }

  private mutating func joinOrOpenList(_ marker: ListMarker, columns: Int, matched: Int) {
    if matched > 0, matched <= containers.count,
      case .list(marker.byte) = containers[matched - 1].kind
    {
      close(to: matched)
      return
    }
    closeUnmatched(matched)
    containers.append(
      OpenContainer(
        kind: .list(marker: marker.byte),
        block: add(marker.isOrdered ? .orderedList : .bulletList, at: position)))
    isAfterBlank = false
  }

  /// Advances over the blanks after a list marker; returns the columns of the content's
  /// indentation.
  private mutating func consumeItemPadding() -> Int {
    let (columns, end) = indentation()
    let padding = end == lineEnd || columns > 4 ? 1 : columns
    advance(columns: padding)
    return max(1, padding)
  }

  private mutating func consumeTaskBox(of block: Int) {
    guard extensions.contains(.tasks), position + 3 < lineEnd, bytes[position] == UInt8(ascii: "["),
      bytes[position + 2] == UInt8(ascii: "]"), bytes[position + 3].isBlank
    else { return }
    switch bytes[position + 1] {
    case 0x20: blocks[block].task = .open
    case UInt8(ascii: "x"), UInt8(ascii: "X"): blocks[block].task = .done
    default: return
    }
    advance(bytes: 3)
    skipBlanks()
  }
}
