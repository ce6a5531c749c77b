import LibCurl
import RecipeCore
import RecipeSystem
import Text

/// A client that performs requests one at a time, and keeps connections open between them.
struct CurlClient {
  /// The greatest time for finding the host and connecting to it, in seconds.
  static let connectSeconds = 5
  /// The time after which a wait is renewed, in milliseconds; any.
  private static let maximumWait: Int32 = 60_000

  private let curl: Curl
  private let multi: UnsafeMutableRawPointer
  private let easy: UnsafeMutableRawPointer
  private let pipes: HelperPipes

  /// Loads the library and creates a client.
  ///
  /// - Parameter pipes: The pipes to the main program, which responses are sent to.
  static func load(pipes: HelperPipes) -> Result<CurlClient, HTTPFailure> {
    Curl.load().flatMap { curl in
      guard let multi = curl.functions.pointee.multi_init(),
        let easy = curl.functions.pointee.easy_init()
      else { return .failure(outOfMemory) }
      return .success(CurlClient(curl: curl, multi: multi, easy: easy, pipes: pipes))
    }
  }

  /// Performs a request, and sends the response without its end.
  ///
  /// A redirect is not followed: whether another request may be made is for the main program to say.
  ///
  /// - Parameters:
  ///   - request: The request, with the key in its places.
  ///   - key: The key, which no other server gets.
  ///   - timeout: The time from the start to the last byte.
  /// - Returns: The end of the response, where it redirects to, or the failure.
  func perform(_ request: HTTPRequest, key: String?, within timeout: Duration) -> HelperMessage {
    do throws(HTTPFailure) {
      guard let address = WebAddress(request.url, by: curl) else {
        throw HTTPFailure(.invalidURL, "not an http or https URL")
      }
      let step = RedirectPolicy.Step(address: address, headers: request.headers)
      guard let location = try ask(step, request.maximumBodySize, timeout) else { return .end }
      let next = try RedirectPolicy.step(after: step, to: location, key: key, by: curl)
      return .redirect(url: next.address.text, headers: next.headers)
    } catch {
      return .failure(error)
    }
  }

  /// Asks one URL.
  ///
  /// - Returns: The target of a redirect, or `nil` if the response was sent.
  private func ask(
    _ step: RedirectPolicy.Step, _ maximumBodySize: Int, _ timeout: Duration
  ) throws(HTTPFailure) -> String? {
    let receiver = ResponseReceiver(
      of: step.address, maximumBodySize: maximumBodySize, pipes: pipes)
    var exchange = CurlExchange(curl: curl, multi: multi, easy: easy)
    defer { exchange.end() }
    try exchange.begin(
      step, receiver, milliseconds: max(1, timeout.milliseconds),
      connectMilliseconds: Self.connectSeconds * 1000)
    while let isRunning = exchange.proceed(), isRunning {
      exchange.wait(for: pipes.input, milliseconds: Self.maximumWait)
      // The main program has ended, or gave this request up.
      if pipes.hasInput { ProcessEnd.now(0) }
    }
    if let location = receiver.location { return location }
    if let refusal = receiver.refusal { throw refusal }
    if let failure = exchange.failure(hasHead: receiver.head.isFinal) { throw failure }
    guard receiver.head.isFinal else {
      throw HTTPFailure(.brokenBody, "the connection ended before a response")
    }
    try receiver.finish()
    return nil
  }

  private static let outOfMemory = HTTPFailure(.helper, "there is not enough memory")
}
