/// A converter of values of one document to positions, relative to the value before.
///
/// It reads only the bytes between two consecutive values, in either direction. At a value of another
/// document it starts anew.
package struct JSONPositionCounter: Sendable {
  private var offset = 0
  private var place: JSONPosition?
  /// The document of the value before.
  private var tape: JSONTape?

  /// Creates a counter at the beginning.
  package init() {}

  /// Returns the line and column at which a value starts.
  package mutating func place(of value: JSONValue) -> JSONPosition {
    if tape !== value.tape { (tape, place) = (value.tape, nil) }
    let start = value.tape.textStart
    let target = Int(value.node.start)
    let next =
      if let place, target < offset {
        place.moved(back: target..<offset, in: value.tape.bytes, from: start)
      } else if let place {
        place.moved(over: value.tape.bytes[offset..<target])
      } else {
        JSONPosition.start.moved(over: value.tape.bytes[start..<target])
      }
    (offset, place) = (target, next)
    return next
  }
}

extension JSONPosition {
  /// Returns the position at the start of the bytes that end here.
  ///
  /// - Parameters:
  ///   - passed: The bytes to go back over, as indices of `bytes`.
  ///   - bytes: The document.
  ///   - start: The index of the text's first byte.
  fileprivate func moved(back passed: Range<Int>, in bytes: [UInt8], from start: Int)
    -> JSONPosition
  {
    let lineEnds = bytes[passed].count { $0 == UInt8(ascii: "\n") }
    guard lineEnds > 0 else {
      return JSONPosition(line: line, column: column - bytes[passed].scalarCount)
    }
    let before = bytes[start..<passed.lowerBound]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
    let column = before[lineStart...].scalarCount + 1
    return JSONPosition(line: line - lineEnds, column: column)
  }
}
