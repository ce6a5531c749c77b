import RecipeCore
import Text

/// A request and its response through a helper, on a thread that may block.
struct HelperExchange {
  /// The answer to a request.
  enum Answer: Sendable {
    /// A response.
    case response(HTTPResponse)
    /// A redirect to a URL, which may get the headers.
    case redirect(url: String, headers: [HTTPHeader])
  }

  /// The outcome of an exchange.
  struct Outcome: Sendable {
    /// The answer, or the failure.
    let result: Result<Answer, HTTPFailure>
    /// True if the helper is at a message boundary and can take another request.
    let isReusable: Bool
    /// True if the helper ended before it sent anything, as an idle one may have.
    let wasGone: Bool
  }

  private let helper: ChildProcess
  private let request: HTTPRequest
  private let key: String?
  private let limits: WaitLimits
  private let noteSign: @Sendable () -> Void
  private var reader = HelperMessageReader()
  private var hasHeard = false
  private var status: Int?
  private var finalURL = ""
  private var headers: [HTTPHeader] = []
  private var body: [UInt8] = []

  /// Creates an exchange that has not started.
  ///
  /// - Parameters:
  ///   - helper: A helper that is idle.
  ///   - request: The request, with the key in its places.
  ///   - key: The key.
  ///   - limits: The limits of waiting.
  ///   - noteSign: Records that the server has begun to answer, or goes on.
  init(
    _ helper: ChildProcess, _ request: HTTPRequest, key: String?, limits: WaitLimits,
    noteSign: @escaping @Sendable () -> Void
  ) {
    self.helper = helper
    self.request = request
    self.key = key
    self.limits = limits
    self.noteSign = noteSign
  }

  /// Sends the request and receives the response.
  ///
  /// - Parameter timeout: The time limit, for the helper and for messages.
  mutating func run(timeout: Duration) -> Outcome {
    guard send(timeout) else { return gone() }
    while true {
      do throws(HelperMessageReader.Noise) {
        while let message = try reader.next() {
          if let outcome = take(message) { return outcome }
        }
      } catch {
        return failed(.helper, "the network helper sent an invalid message")
      }
      if let outcome = waitForMore(timeout) { return outcome }
    }
  }

  private func send(_ timeout: Duration) -> Bool {
    guard let input = helper.input.end else { return false }
    let seconds = min(timeout.components.seconds, 86_400)
    let message = HelperMessage.request(
      request, key: key, milliseconds: Int(seconds + 1) * 1000)
    return message.frame.withUnsafeBytes { FileDescriptor.write($0, to: input.number) }
  }

  private mutating func waitForMore(_ timeout: Duration) -> Outcome? {
    switch limits.wait(for: [helper.output.number]) {
    case .deadline: return ended(Self.timedOut(after: timeout))
    case .cancelled: return ended(Self.cancelled)
    case .pause: return nil
    case .ready:
      let bytes = FileDescriptor.bytes(from: helper.output.number)
      guard !bytes.isEmpty else { return gone() }
      hasHeard = true
      reader.append(bytes)
      return nil
    }
  }

  private mutating func take(_ message: HelperMessage) -> Outcome? {
    if message.isOfServer { noteSign() }
    switch message {
    case .head(let status, let url, let headers)
    where self.status == nil && (100...999).contains(status):
      self.status = status
      finalURL = url
      self.headers = headers
      return nil
    case .body(let bytes) where status != nil:
      guard bytes.count <= request.maximumBodySize - body.count else {
        return failed(.tooLarge, "the response is larger than \(request.maximumBodySize >> 20) MiB")
      }
      body += bytes
      return nil
    case .redirect(let url, let headers) where status == nil:
      return Outcome(
        result: .success(.redirect(url: url, headers: headers)), isReusable: true, wasGone: false)
    case .end: return answered()
    case .failure(let failure):
      return Outcome(
        result: .failure(failure), isReusable: failure.reason != .tooLarge, wasGone: false)
    default: return failed(.helper, "the network helper sent an unexpected message")
    }
  }

  private func answered() -> Outcome {
    guard let status else {
      return failed(.helper, "the network helper sent an unexpected message")
    }
    let response = HTTPResponse(
      status: status, headers: headers, body: body, finalURL: finalURL.isEmpty ? nil : finalURL)
    return Outcome(result: .success(.response(response)), isReusable: true, wasGone: false)
  }

  private func gone() -> Outcome {
    let failure = HTTPFailure(
      .helper, "the network helper ended early",
      help: "try again; if it happens again, reinstall recipes")
    return Outcome(result: .failure(failure), isReusable: false, wasGone: !hasHeard)
  }

  private func failed(_ reason: HTTPFailure.Reason, _ message: String) -> Outcome {
    ended(.failure(HTTPFailure(reason, message)))
  }

  private func ended(_ result: Result<Answer, HTTPFailure>) -> Outcome {
    Outcome(result: result, isReusable: false, wasGone: false)
  }

  /// The failure of a request whose time has passed.
  static func timedOut(after timeout: Duration) -> Result<Answer, HTTPFailure> {
    .failure(HTTPFailure(.timedOut, "no complete response within \(timeout.inWords)"))
  }

  /// The failure of a request whose task was cancelled.
  static var cancelled: Result<Answer, HTTPFailure> {
    .failure(HTTPFailure(.cancelled, "the request was cancelled"))
  }
}

extension HelperMessage {
  /// True if the server has sent something.
  fileprivate var isOfServer: Bool {
    switch self {
    case .head, .body, .redirect, .end: true
    case .request, .failure: false
    }
  }
}
