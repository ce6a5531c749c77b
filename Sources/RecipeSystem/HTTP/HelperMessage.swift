package import RecipeCore

/// A message of the protocol between this program and its network helper.
///
/// A message is a frame: one byte for its kind, four for the length of the content, most
/// significant first, then the content. Texts in a frame have the same length prefix. There are no
/// delimiters, so that nothing a server sends can be taken for the end of a message.
package enum HelperMessage: Sendable, Hashable {
  /// To the helper: a request with the key in its places, and the key, which no other server may
  /// get; `milliseconds` is the time that this program will wait.
  case request(HTTPRequest, key: String?, milliseconds: Int)
  /// From the helper: the head of a response; `url` is its final URL, empty if unknown.
  case head(status: Int, url: String, headers: [HTTPHeader])
  /// From the helper: a piece of the decoded body.
  case body([UInt8])
  /// From the helper: the target of a redirect, and the headers that it may get.
  case redirect(url: String, headers: [HTTPHeader])
  /// From the helper: the end of the response.
  case end
  /// From the helper: the failure of the request.
  case failure(HTTPFailure)

  /// The size of a frame without its content.
  static let headerSize = 5
  /// The maximum size of a frame's content.
  static let maximumContentSize = 1 << 20

  /// The message as a frame.
  package var frame: [UInt8] {
    var content = HelperContent()
    switch self {
    case .request(let request, let key, let milliseconds):
      content.append(request, key, milliseconds)
    case .head(let status, let url, let headers): content.append(status, url, headers)
    case .body(let bytes): content.bytes = bytes
    case .redirect(let url, let headers): content.append(url, headers)
    case .end: break
    case .failure(let failure): content.append(failure)
    }
    return [kind] + HelperContent.lengthBytes(content.bytes.count) + content.bytes
  }

  /// Creates a message from the content of a frame.
  ///
  /// - Returns: `nil` if the content is invalid.
  init?(kind: UInt8, content: ArraySlice<UInt8>) {
    var content = HelperContent(content)
    switch kind {
    case UInt8(ascii: "Q"): self.init(requestIn: &content)
    case UInt8(ascii: "H"): self.init(headIn: &content)
    case UInt8(ascii: "B"): self = .body(content.bytes)
    case UInt8(ascii: "R"): self.init(redirectIn: &content)
    case UInt8(ascii: "E") where content.bytes.isEmpty: self = .end
    case UInt8(ascii: "F"): self.init(failureIn: &content)
    default: return nil
    }
  }

  private var kind: UInt8 {
    switch self {
    case .request: UInt8(ascii: "Q")
    case .head: UInt8(ascii: "H")
    case .body: UInt8(ascii: "B")
    case .redirect: UInt8(ascii: "R")
    case .end: UInt8(ascii: "E")
    case .failure: UInt8(ascii: "F")
    }
  }

  private init?(requestIn content: inout HelperContent) {
    guard let url = content.text(), let milliseconds = content.integer(),
      let maximumBodySize = content.integer(), let key = content.text(),
      let headers = content.headers()
    else { return nil }
    let request = HTTPRequest(url: url, headers: headers, maximumBodySize: maximumBodySize)
    self = .request(request, key: key.isEmpty ? nil : key, milliseconds: milliseconds)
  }

  private init?(headIn content: inout HelperContent) {
    guard let status = content.integer(), let url = content.text(),
      let headers = content.headers()
    else { return nil }
    self = .head(status: status, url: url, headers: headers)
  }

  private init?(redirectIn content: inout HelperContent) {
    guard let url = content.text(), let headers = content.headers() else { return nil }
    self = .redirect(url: url, headers: headers)
  }

  private init?(failureIn content: inout HelperContent) {
    guard let name = content.text(), let reason = HTTPFailure.Reason(helperName: name),
      let message = content.text(), let help = content.text(), content.isAtEnd
    else { return nil }
    self = .failure(HTTPFailure(reason, message, help: help.isEmpty ? nil : help))
  }
}
