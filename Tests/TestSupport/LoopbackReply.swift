/// The steps a loopback server takes on one connection after it has read the request's head.
package struct LoopbackReply: Sendable {
  /// One step of a reply.
  package enum Step: Sendable {
    /// Sends bytes.
    case send([UInt8])
    /// Waits.
    case pause(milliseconds: Int)
    /// Sends nothing more until the client disconnects or the server stops.
    case silence
    /// Ends the connection with a reset (RFC 9293, section 3.10.7) instead of a close.
    case reset
  }

  /// The steps, in order; then the connection is closed.
  package let steps: [Step]

  /// Creates a reply of its steps.
  package init(_ steps: [Step]) {
    self.steps = steps
  }

  /// A reply without a single byte.
  package static let silence = LoopbackReply([.silence])

  /// Returns a complete response with a correct `Content-Length`.
  package static func answer(
    _ body: String, status: String = "200 OK", headers: [String] = []
  ) -> LoopbackReply {
    answer(bytes: Array(body.utf8), status: status, headers: headers)
  }

  /// Returns a complete response with a correct `Content-Length`.
  package static func answer(
    bytes: [UInt8], status: String = "200 OK", headers: [String] = []
  ) -> LoopbackReply {
    let headers = headers + ["Content-Length: \(bytes.count)"]
    return LoopbackReply([.send(head(status, headers) + bytes)])
  }

  /// Returns the head of a response, for replies that go wrong after it.
  package static func head(_ status: String, _ headers: [String]) -> [UInt8] {
    let lines = ["HTTP/1.1 \(status)"] + headers + ["Connection: close", "", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// Returns a redirect.
  package static func redirect(to location: String) -> LoopbackReply {
    answer("", status: "302 Found", headers: ["Location: \(location)"])
  }

  /// Returns bytes as a gzip file (RFC 1952) of stored blocks, which are not compressed.
  ///
  /// - Parameter checksum: The CRC-32 to claim; the correct one if `nil`.
  package static func gzip(_ bytes: [UInt8], checksum: UInt32? = nil) -> [UInt8] {
    var file: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(0xFFFF)
      file.append(rest.isEmpty ? 1 : 0)
      file += littleEndian(UInt32(block.count)).prefix(2)
      file += littleEndian(~UInt32(block.count)).prefix(2)
      file += block
    } while !rest.isEmpty
    return file + littleEndian(checksum ?? crc32(bytes))
      + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    return ~sum
  }
}
