/// Details of leaves and lists other than their text.
extension MarkdownDocument {
  /// Returns the lines of a leaf verbatim, such as those of code.
  package func verbatimText(of index: Int) -> String {
    var text: [UInt8] = []
    for segment in blocks[index].segments {
      if segment > blocks[index].segments.lowerBound { text.append(0x0A) }
      if let columns = splitTabs[segment] {
        text.append(contentsOf: repeatElement(0x20, count: columns))
      }
      text.append(contentsOf: bytes[segments[segment]])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the info string of fenced code, such as its language; empty for other blocks.
  package func infoString(of index: Int) -> String {
    let block = blocks[index]
    guard block.isFenced, block.start < bytes.count else { return "" }
    var start = block.start
    while start < bytes.count, bytes[start] == bytes[block.start] { start += 1 }
    while start < bytes.count, bytes[start].isBlank { start += 1 }
    var end = bytes.lineEnd(from: start)
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    return bytes[start..<end].decodingMarkup()
  }

  /// Returns the first number of an ordered list, or `nil` for other blocks.
  package func firstNumber(of index: Int) -> Int? {
    guard case .orderedList = blocks[index].kind else { return nil }
    let digits = bytes[blocks[index].start...].drop(while: \.isBlank).prefix(9).prefix(
      while: \.isDigit)
    return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
