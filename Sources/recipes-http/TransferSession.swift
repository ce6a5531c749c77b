import Foundation
import RecipeCore
import RecipeSystem
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session that performs requests, one at a time, and passes on responses as they arrive.
final class TransferSession: NSObject, URLSessionDataDelegate, Sendable {
  private static let pieceSize = 64 << 10

  private let send: @Sendable (HelperMessage) -> Void
  private let current = Mutex<Transfer?>(nil)
  private let session = Mutex<URLSession?>(nil)

  /// Creates a session.
  ///
  /// - Parameter send: Called with each message for the main program, in order.
  init(send: @escaping @Sendable (HelperMessage) -> Void) {
    self.send = send
    super.init()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
    self.session.withLock { $0 = session }
  }

  /// Starts the request of a message.
  func take(_ message: HelperMessage) {
    guard case .request(let request, let milliseconds) = message else { return }
    guard let urlRequest = request.urlRequest(milliseconds: milliseconds),
      let task = session.withLock({ $0?.dataTask(with: urlRequest) })
    else {
      return send(.failure(HTTPFailure(.invalidURL, "not an http or https URL")))
    }
    current.withLock { $0 = Transfer(request, task: task.taskIdentifier) }
    task.resume()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let next = redirect(task, response, to: request.url)
    switch next {
    case .success(let request): completionHandler(request)
    case .failure(let failure):
      finish(task, .failure(failure))
      completionHandler(nil)
      task.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    if challenge.isAboutServerTrust { return completionHandler(.performDefaultHandling, nil) }
    // Without an answer the library would wait for ever.
    update(task) { $0.wasChallenged = true }
    completionHandler(.cancelAuthenticationChallenge, nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    passOnHead(of: dataTask, response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    var isTooLarge = false
    let isCurrent = update(dataTask) { transfer in
      transfer.received += data.count
      isTooLarge = transfer.received > transfer.request.bodyLimit
    }
    guard isCurrent else { return }
    if isTooLarge {
      finish(dataTask, .failure(HTTPFailure(.tooLarge, "the response is larger than allowed")))
      return dataTask.cancel()
    }
    passOn(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let transfer = current.withLock({ $0 }), transfer.task == task.taskIdentifier else {
      return
    }
    if let response = task.response, error == nil || transfer.wasChallenged {
      passOnHead(of: task, response)
      finish(task, .end)
    } else {
      let error = error ?? URLError(.unknown)
      finish(task, .failure(HTTPFailure(error, of: transfer)))
    }
  }

  private func redirect(
    _ task: URLSessionTask, _ response: HTTPURLResponse, to next: URL?
  ) -> Result<URLRequest, HTTPFailure> {
    var redirectsLeft = 0
    update(task) { transfer in
      redirectsLeft = transfer.redirectsLeft
      transfer.redirectsLeft -= 1
    }
    guard redirectsLeft > 0 else {
      return .failure(HTTPFailure(.badRedirect, "too many redirects"))
    }
    guard let original = task.originalRequest, let current = response.url ?? original.url,
      let next = response.redirectTarget(from: current) ?? next
    else { return .failure(HTTPFailure(.badRedirect, "redirected without a valid target")) }
    return RedirectPolicy.request(after: original, from: current, to: next)
  }

  private func passOnHead(of task: URLSessionTask, _ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    var isFirst = false
    update(task) { transfer in
      isFirst = !transfer.hasHead
      transfer.hasHead = true
    }
    guard isFirst else { return }
    let headers = response.allHeaderFields.map { HTTPHeader("\($0.key)", "\($0.value)") }
    send(
      .head(
        status: response.statusCode, url: response.url?.absoluteString ?? "",
        headers: headers.sorted { $0.name < $1.name }))
  }

  private func passOn(_ data: Data) {
    var rest = data[...]
    while !rest.isEmpty {
      send(.body(Array(rest.prefix(Self.pieceSize))))
      rest = rest.dropFirst(Self.pieceSize)
    }
  }

  /// Ends the current transfer; later events of its task are ignored.
  private func finish(_ task: URLSessionTask, _ message: HelperMessage) {
    let isCurrent = current.withLock { current in
      guard current?.task == task.taskIdentifier else { return false }
      current = nil
      return true
    }
    if isCurrent { send(message) }
  }

  /// Changes the current transfer if it is that of `task`.
  @discardableResult
  private func update(_ task: URLSessionTask, _ change: (inout Transfer) -> Void) -> Bool {
    current.withLock { current in
      guard var transfer = current, transfer.task == task.taskIdentifier else { return false }
      change(&transfer)
      current = transfer
      return true
    }
  }
}

extension URLAuthenticationChallenge {
  /// True if the challenge is about a certificate, which the library judges best itself.
  fileprivate var isAboutServerTrust: Bool {
    #if canImport(FoundationNetworking)
      false
    #else
      protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust
    #endif
  }
}

extension HTTPURLResponse {
  /// Returns the redirect's target; the library gives `file:///x` the host of the server.
  fileprivate func redirectTarget(from current: URL) -> URL? {
    value(forHTTPHeaderField: "Location")
      .flatMap { URL(string: $0, relativeTo: current)?.absoluteURL }
  }
}
