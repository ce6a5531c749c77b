import LibCurl
import RecipeCore
import RecipeSystem

/// A receiver of one response, which passes it on to the main program as it arrives.
final class ResponseReceiver {
  /// The head so far.
  private(set) var head = ResponseHead()
  /// The reason why the rest of the response is not wanted, or `nil` if it is.
  private(set) var refusal: HTTPFailure?
  private let pipes: HelperPipes
  private let address: WebAddress
  private let maximumBodySize: Int
  private var bodySize = 0
  private var decoder = BodyDecoder()

  /// Creates a receiver.
  ///
  /// - Parameters:
  ///   - address: The URL of the request.
  ///   - maximumBodySize: The maximum size of the decoded body, in bytes.
  ///   - pipes: The pipes to the main program.
  init(of address: WebAddress, maximumBodySize: Int, pipes: HelperPipes) {
    self.address = address
    self.maximumBodySize = maximumBodySize
    self.pipes = pipes
  }

  /// The target of a redirect, or `nil` if the response is none.
  var location: String? { head.isFinal ? head.location : nil }

  /// The function that the library calls for each line of a head, with the receiver.
  static let takeLine: CurlReceiver = { bytes, size, count, receiver in
    take(bytes, size * count, receiver) { $0.takeLine($1) }
  }

  /// The function that the library calls for each piece of the body, with the receiver.
  static let takePiece: CurlReceiver = { bytes, size, count, receiver in
    take(bytes, size * count, receiver) { $0.takePiece($1) }
  }

  /// The object for both functions, valid as long as the receiver is.
  var object: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Returns the size, or 0 to end the transfer.
  private static func take(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ object: UnsafeMutableRawPointer?,
    _ take: (ResponseReceiver, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    guard let object else { return 0 }
    let receiver = Unmanaged<ResponseReceiver>.fromOpaque(object).takeUnretainedValue()
    return take(receiver, UnsafeRawBufferPointer(start: bytes, count: size)) ? size : 0
  }

  /// Reads a line of a head, and sends the head once it is complete; the body of a redirect is not
  /// waited for.
  private func takeLine(_ line: UnsafeRawBufferPointer) -> Bool {
    let wasFinal = head.isFinal
    guard head.take(line) else {
      refusal = HTTPFailure(.brokenBody, "the headers of the response are too large")
      return false
    }
    guard head.isFinal, !wasFinal else { return true }
    guard location == nil else { return false }
    if head.status == 407, let proxy = ProxyVariable(for: address.party.scheme) {
      refusal = proxy.refusal(status: head.status)
      return false
    }
    decoder = BodyDecoder(head.headers)
    send(.head(status: head.status, url: address.text, headers: head.headers))
    return true
  }

  private func takePiece(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard head.isFinal else {
      refusal = HTTPFailure(.brokenBody, "the connection was switched to another protocol")
      return false
    }
    bodySize += piece.count
    guard bodySize <= maximumBodySize else {
      refusal = HTTPFailure(.tooLarge, "the response is larger than \(maximumBodySize >> 20) MiB")
      return false
    }
    do throws(HTTPFailure) {
      send(body: try decoder.take(Array(piece)))
    } catch {
      refusal = error
      return false
    }
    return true
  }

  /// Sends what can be decoded only once all has arrived.
  ///
  /// - Throws: The reason why it cannot be decoded.
  func finish() throws(HTTPFailure) { send(body: try decoder.rest(limit: maximumBodySize)) }

  /// The size of a part in which a body is sent.
  private static let partSize = 64 << 10

  private func send(body: [UInt8]) {
    for start in stride(from: 0, to: body.count, by: Self.partSize) {
      send(.body(Array(body[start..<min(start + Self.partSize, body.count)])))
    }
  }

  private func send(_ message: HelperMessage) {
    // The main program has ended, so there is nothing left to do.
    if !pipes.send(message) { ProcessEnd.now(0) }
  }
}
