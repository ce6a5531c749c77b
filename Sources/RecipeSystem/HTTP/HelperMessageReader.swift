/// Puts messages together from the bytes of a pipe, however they are cut.
package struct HelperMessageReader: Sendable {
  /// What came is no message: noise, a frame that is too long, or an unknown kind.
  package struct Noise: Error, Sendable, Hashable {}

  private var buffer: [UInt8] = []
  private var start = 0

  /// Makes a reader that has read nothing.
  package init() {}

  /// Takes bytes as they come.
  package mutating func append(_ bytes: [UInt8]) {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
  }

  /// Gives the next message; `nil` when more bytes are needed.
  ///
  /// - Throws: `Noise`; nothing that follows can be trusted then.
  package mutating func next() throws(Noise) -> HelperMessage? {
    let rest = buffer[start...]
    guard let kind = rest.first, rest.count >= HelperMessage.headerSize else { return nil }
    let length = HelperContent.length(rest.dropFirst().prefix(4))
    guard length <= HelperMessage.contentLimit else { throw Noise() }
    let content = rest.dropFirst(HelperMessage.headerSize)
    guard content.count >= length else { return nil }
    guard let message = HelperMessage(kind: kind, content: content.prefix(length)) else {
      throw Noise()
    }
    start += HelperMessage.headerSize + length
    return message
  }
}
