import LibCurl
import RecipeCore
import Text

/// One request and its response, without redirects.
struct CurlExchange {
  private let curl: Curl
  private let multi: UnsafeMutableRawPointer
  private let easy: UnsafeMutableRawPointer
  private let errorText: UnsafeMutablePointer<CChar>
  private var headers: UnsafeMutableRawPointer?
  private var start = ContinuousClock.now
  private var milliseconds = 0
  private var party = WebAddress.Party(scheme: "", host: "", port: "")

  /// Creates an exchange that has not begun.
  init(curl: Curl, multi: UnsafeMutableRawPointer, easy: UnsafeMutableRawPointer) {
    self.curl = curl
    self.multi = multi
    self.easy = easy
    errorText = .allocate(capacity: CURL_ERROR_BUFFER_SIZE)
    errorText.pointee = 0
  }

  /// Begins the exchange.
  ///
  /// - Parameters:
  ///   - step: The URL and the headers to send.
  ///   - receiver: The receiver of the response, which must outlive the exchange.
  ///   - milliseconds: The time for all of it.
  ///   - connectMilliseconds: The time for the connection, if it is less.
  /// - Throws: An error if the library does not keep the rules that protect people.
  mutating func begin(
    _ step: RedirectPolicy.Step, _ receiver: ResponseReceiver, milliseconds: Int,
    connectMilliseconds: Int
  ) throws(HTTPFailure) {
    start = .now
    self.milliseconds = milliseconds
    party = step.address.party
    set(CURL_OPTION_ERROR_BUFFER, to: errorText)
    set(CURL_OPTION_URL, to: step.address.text)
    for header in step.headers { add(header) }
    set(CURL_OPTION_HEADERS, to: headers)
    try setSafety()
    setRules()
    set(CURL_OPTION_TIMEOUT_MS, to: milliseconds)
    set(CURL_OPTION_CONNECT_TIMEOUT_MS, to: min(milliseconds, connectMilliseconds))
    set(CURL_OPTION_HEADER_FUNCTION, to: ResponseReceiver.takeLine)
    set(CURL_OPTION_HEADER_OBJECT, to: receiver.object)
    set(CURL_OPTION_WRITE_FUNCTION, to: ResponseReceiver.takePiece)
    set(CURL_OPTION_WRITE_OBJECT, to: receiver.object)
    _ = curl.functions.pointee.multi_add_handle(multi, easy)
  }

  /// Does what can be done without waiting.
  ///
  /// - Returns: True if the exchange is not over, or `nil` if the library cannot continue.
  func proceed() -> Bool? {
    var running: Int32 = 0
    return curl.functions.pointee.multi_perform(multi, &running) == 0 ? running > 0 : nil
  }

  /// Waits until there is something to do, or a descriptor is readable.
  func wait(for descriptor: Int32, milliseconds: Int32) {
    var wait = CurlWait(
      descriptor: descriptor, events: Int16(CURL_WAIT_READABLE), received: 0)
    _ = curl.functions.pointee.multi_poll(multi, &wait, 1, milliseconds, nil)
  }

  /// Returns the failure of the exchange, or `nil` if it succeeded.
  ///
  /// - Parameter hasHead: True if the head of the response had arrived.
  func failure(hasHead: Bool) -> HTTPFailure? {
    var left: Int32 = 0
    while let end = curl.functions.pointee.multi_info_read(multi, &left) {
      guard end.pointee.kind == Int32(CURL_END_DONE) else { continue }
      guard end.pointee.data.code != 0 else { return nil }
      let time = start.duration(to: .now).milliseconds
      return CurlFailure(
        code: Int(end.pointee.data.code),
        systemCode: Int32(curl_number(curl.functions, easy, Int32(CURL_INFO_OS_ERROR))),
        text: String(cString: errorText), hasHead: hasHead, party: party,
        isLate: time >= milliseconds
      ).failure
    }
    return HTTPFailure(.helper, "the library libcurl cannot continue")
  }

  /// Ends the exchange, and frees what it needed.
  func end() {
    _ = curl.functions.pointee.multi_remove_handle(multi, easy)
    curl.functions.pointee.easy_reset(easy)
    curl.functions.pointee.slist_free_all(headers)
    errorText.deallocate()
  }

  /// Sets the rules without which nothing is asked.
  private func setSafety() throws(HTTPFailure) {
    let rules = [
      // The library sends headers along that it does not know to be secret.
      (CURL_OPTION_FOLLOW_LOCATION, 0), (CURL_OPTION_PROTOCOLS, CURL_PROTOCOLS_HTTP_AND_HTTPS),
      (CURL_OPTION_VERIFY_PEER, 1), (CURL_OPTION_VERIFY_HOST, 2),
      (CURL_OPTION_SSL_VERSION, CURL_SSL_VERSION_TLS_1_2),
    ]
    for (option, value) in rules where !set(option, to: value) {
      throw HTTPFailure(
        .helper, "this version of the library libcurl cannot be told to verify servers",
        help: "update libcurl")
    }
  }

  /// Sets the other rules that are the same for every request; older libraries do without some.
  private func setRules() {
    set(CURL_OPTION_NO_SIGNAL, to: 1)
    set(CURL_OPTION_NO_PROGRESS, to: 1)
    set(CURL_OPTION_HTTP09_ALLOWED, to: 0)
    set(CURL_OPTION_SUPPRESS_CONNECT_HEADERS, to: 1)
    // Since 7.87: a host that is still being looked up when time is over is not waited for.
    set(CURL_OPTION_QUICK_EXIT, to: 1)
    set(CURL_OPTION_ACCEPT_ENCODING, to: BodyDecoder.accepted)
    // The library takes a gzip stream that ends early for a whole one.
    set(CURL_OPTION_CONTENT_DECODING, to: 0)
    if let file = CertificateVariable.file { set(CURL_OPTION_CA_FILE, to: file) }
    if let folder = CertificateVariable.folder { set(CURL_OPTION_CA_FOLDER, to: folder) }
  }

  /// Adds a header; without a value it is written as the library wants it.
  private mutating func add(_ header: HTTPHeader) {
    let line = header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)"
    headers = curl.functions.pointee.slist_append(headers, line) ?? headers
  }

  /// Sets a number, and returns true if the library knows the option.
  @discardableResult
  private func set(_ option: Int, to number: Int) -> Bool {
    curl_set_number(curl.functions, easy, Int32(option), number) == 0
  }

  private func set(_ option: Int, to text: String) {
    _ = text.withCString { curl_set_object(curl.functions, easy, Int32(option), $0) }
  }

  private func set(_ option: Int, to object: UnsafeRawPointer?) {
    _ = curl_set_object(curl.functions, easy, Int32(option), object)
  }

  private func set(_ option: Int, to receiver: CurlReceiver) {
    _ = curl_set_receiver(curl.functions, easy, Int32(option), receiver)
  }
}
