/// A converter of values of one document to line numbers, which reads each byte once.
///
/// Values should be asked for in document order; an earlier one restarts from the beginning.
package struct JSONLineCounter: Sendable {
  private var offset = 0
  private var line = 1

  /// Creates a counter at the beginning.
  package init() {}

  /// Returns the line, from 1, at which a value starts.
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
