/// A reader that assembles messages from the bytes of a pipe.
package struct HelperMessageReader: Sendable {
  /// The error for input that is not a message: a frame that is too long, or of an unknown kind.
  package struct Noise: Error, Sendable, Hashable {}

  private var buffer: [UInt8] = []
  private var start = 0

  /// Creates a reader without input.
  package init() {}

  /// Appends bytes as they arrive.
  package mutating func append(_ bytes: [UInt8]) {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
  }

  /// Returns the next message, or `nil` if more bytes are needed.
  ///
  /// - Throws: `Noise`, after which the input cannot be trusted.
  package mutating func next() throws(Noise) -> HelperMessage? {
    let rest = buffer[start...]
    guard let kind = rest.first, rest.count >= HelperMessage.headerSize else { return nil }
    let length = HelperContent.length(rest.dropFirst().prefix(4))
    guard length <= HelperMessage.maximumContentSize else { throw Noise() }
    let content = rest.dropFirst(HelperMessage.headerSize)
    guard content.count >= length else { return nil }
    guard let message = HelperMessage(kind: kind, content: content.prefix(length)) else {
      throw Noise()
    }
    start += HelperMessage.headerSize + length
    return message
  }
}
