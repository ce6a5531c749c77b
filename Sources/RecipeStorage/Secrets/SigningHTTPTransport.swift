package import RecipeCore
import RecipeDocuments
import Text

/// A transport that puts keys into requests and masks them in responses, so that nothing above it
/// holds a key.
package struct SigningHTTPTransport: HTTPTransport {
  private let base: any HTTPTransport

  /// Creates a transport around one that sends the requests.
  package init(around base: any HTTPTransport) {
    self.base = base
  }

  package func get(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(HTTPFailure) -> HTTPResponse {
    guard let key = try await request.key?.value() else {
      return try await base.get(request, timeout: timeout)
    }
    let secret = SecretText(key, isInPath: request.hasKeyInPath)
    do throws(HTTPFailure) {
      let response = try await base.get(request.signed(with: key), timeout: timeout)
      return secret.masked(response, isAnswer: request.judge(response) == nil)
    } catch {
      throw HTTPFailure(
        error.reason, secret.masked(error.message), help: error.help.map(secret.masked))
    }
  }
}

extension HTTPRequest {
  /// True if the placeholder of the key is in the path.
  fileprivate var hasKeyInPath: Bool {
    url.prefix { $0 != "?" }.contains(Self.keyPlaceholder)
  }

  /// Returns the request with a key in the place of its placeholders.
  fileprivate func signed(with key: String) -> HTTPRequest {
    // The copy has the key as well: the helper must keep it from other hosts.
    var signed = self
    signed.url = url.replacing(Self.keyPlaceholder, with: key.percentEncoded)
    signed.headers = headers.map {
      HTTPHeader($0.name, $0.value.replacing(Self.keyPlaceholder, with: key))
    }
    return signed
  }
}
