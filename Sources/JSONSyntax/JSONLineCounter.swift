/// Counts the lines of many values of one document, each byte once.
///
/// Ask in the order of the document; a value before the last one is counted from the beginning.
package struct JSONLineCounter: Sendable {
  private var offset = 0
  private var line = 1

  /// Makes a counter that stands at the beginning.
  package init() {}

  /// The line, from 1, that a value begins at.
  package mutating func line(of value: JSONValue) -> Int {
    let target = Int(value.node.start)
    if target < offset || offset < value.tape.part.lowerBound {
      (offset, line) = (value.tape.part.lowerBound, 1)
    }
    let newline = UInt8(ascii: "\n")
    line += value.tape.bytes[offset..<target].reduce(0) { $0 &+ ($1 == newline ? 1 : 0) }
    offset = target
    return line
  }
}
