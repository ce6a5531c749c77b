extension ByteWriter {
  /// Writes an optional text: 0, or its length plus one, then its UTF-8.
  mutating func write(_ text: String?) {
    guard let text else { return write(0) }
    write(text.utf8.count &+ 1)
    append(contentsOf: text.utf8)
  }

  /// Writes an optional number, which may be negative, as decimal digits.
  mutating func write(_ number: Int?) {
    write(number.map { "\($0)" })
  }

  /// Writes the number of elements, then each element.
  mutating func write<Element>(
    _ elements: [Element], _ writeElement: (inout ByteWriter, Element) -> Void
  ) {
    write(elements.count)
    for element in elements { writeElement(&self, element) }
  }

  /// Writes texts.
  mutating func write(_ texts: [String]) {
    write(texts) { $0.write($1) }
  }

  /// Writes counts.
  mutating func write(_ counts: [Int]) {
    write(counts) { $0.write($1) }
  }
}

extension ByteReader {
  /// Reads an optional text.
  mutating func optionalText() throws(IndexCorruption) -> String? {
    let length = try count()
    guard length > 0 else { return nil }
    return String(decoding: try part(count: length - 1), as: UTF8.self)
  }

  /// Reads an optional number.
  mutating func optionalInt() throws(IndexCorruption) -> Int? {
    guard let text = try optionalText() else { return nil }
    guard let number = Int(text) else { throw IndexCorruption() }
    return number
  }

  /// Reads the number of elements, then each element.
  mutating func elements<Element>(
    _ read: (inout ByteReader) throws(IndexCorruption) -> Element
  ) throws(IndexCorruption) -> [Element] {
    let count = try countOfItems()
    var elements: [Element] = []
    elements.reserveCapacity(min(count, 1_024))
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  /// Reads texts.
  mutating func texts() throws(IndexCorruption) -> [String] {
    try elements { reader throws(IndexCorruption) in try reader.text() }
  }

  /// Reads counts.
  mutating func counts() throws(IndexCorruption) -> [Int] {
    try elements { reader throws(IndexCorruption) in try reader.count() }
  }
}
