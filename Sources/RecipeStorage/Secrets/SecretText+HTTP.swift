import RecipeCore
import RecipeDocuments

extension SecretText {
  /// The headers of times, ages and versions, without addresses, of which a short key may be a part.
  private static let headersWithoutAddress: Set = [
    "age", "cache-control", "date", "etag", "expires", "last-modified",
  ]

  /// Returns a response with the key masked in its body and headers, in any spelling.
  ///
  /// - Parameter isAnswer: True if the body may be that of a recipe, in which a short key is masked only
  ///   where it is a whole value; so it is in headers that have no address, as it may be a part of a date.
  func masked(_ response: HTTPResponse, isAnswer: Bool) -> HTTPResponse {
    HTTPResponse(
      status: response.status,
      headers: response.headers.map { header in
        isAnswer ? maskedInAnswer(header) : HTTPHeader(masked(header.name), masked(header.value))
      },
      body: isAnswer ? maskedInAnswer(response.body) : masked(response.body),
      finalURL: response.finalURL.map(masked))
  }

  private func maskedInAnswer(_ header: HTTPHeader) -> HTTPHeader {
    let hasAddress = !Self.headersWithoutAddress.contains(header.name.lowercased())
    return HTTPHeader(
      maskedInAnswer(header.name),
      hasAddress ? maskedInAddress(header.value) : maskedInAnswer(header.value))
  }
}
