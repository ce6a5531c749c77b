/// A GET request.
public struct HTTPRequest: Sendable {
  /// The cached answers that are enough where no server may be asked.
  public enum CachedOnly: Sendable, Hashable {
    /// Any answer.
    case ofAnyAge
    /// An answer that would be used without asking the server.
    case fresh
  }

  /// The part of a source that a request is about.
  package enum Scope: Sendable, Hashable {
    /// Any other request; a refusal applies to it alone.
    case other
    /// A page of its list or of a search, at an address that a person has set up: a refusal is one of the
    /// source as a whole.
    case list(of: String)
    /// One recipe, which may be gone.
    case recipe
  }

  /// The placeholder of the key, in `url` and in the values of `headers`.
  public static let keyPlaceholder = "{key}"

  /// An absolute `http` or `https` URL, already percent-encoded but for the placeholder of the key.
  public var url: String
  /// Header names and values; a value may have the placeholder of the key.
  public var headers: [HTTPHeader]
  /// The key that replaces its placeholders when the request is sent, or `nil` if there are none.
  ///
  /// It is no part of `url` and `headers`, which may be logged, kept and compared.
  public var key: HTTPKey?
  /// Tells answers from refusals, so that only answers are cached; by default by the status alone.
  public var judge: HTTPJudge = ServerRefusal.byStatus
  /// Tells answers that there is nothing at the address from others: one that is cached is worth more than a
  /// newer one without it.
  package var saysNothing: @Sendable (HTTPResponse) -> Bool = { _ in false }
  /// The name of the requesting source; all requests without one share a turn.
  package var asker = ""
  /// The option that has the address, for messages.
  package var addressOption = "base_url"
  /// The remedy if an answer is too large, or `nil` for that of a source with a search text.
  package var narrowing: String?
  /// The part of a source that is requested.
  package var scope = Scope.other
  /// The maximum size of a decoded body, in bytes.
  public var maximumBodySize: Int
  /// The number of redirects to follow.
  public var maximumRedirectCount: Int
  /// The number of further attempts after one that failed for the moment.
  public var maximumRetryCount = 2
  /// The cached answer that is wanted if no server may be asked (`only-if-cached` in RFC 9111, section
  /// 5.2.1.7), or `nil` for any answer.
  public var cachedOnly: CachedOnly?
  /// True if a slow server is not waited for long, as the source has something else to use.
  public var hasSubstitute = false
  /// Admits a redirect, which is one more request; throws the reason why it must not be made.
  public var admitRedirect: (@Sendable () throws(HTTPFailure) -> Void)?

  /// Creates a request from its values.
  public init(
    url: String, headers: [HTTPHeader] = [], maximumBodySize: Int = 8 << 20,
    maximumRedirectCount: Int = 5
  ) {
    self.url = url
    self.headers = headers
    self.maximumBodySize = maximumBodySize
    self.maximumRedirectCount = maximumRedirectCount
  }
}

extension HTTPRequest: Hashable {
  /// True if both send the same, apart from their keys.
  public static func == (left: Self, right: Self) -> Bool {
    left.url == right.url && left.headers == right.headers
      && left.maximumBodySize == right.maximumBodySize
      && left.maximumRedirectCount == right.maximumRedirectCount
  }

  /// Hashes the URL, by which most requests differ.
  public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
