import RecipeCore
import RecipeDocuments

extension SecretText {
  /// Returns a response with the key masked in its body and headers, in any spelling.
  ///
  /// - Parameter isAnswer: True if the body may be that of a recipe, in which a short key is not
  ///   masked.
  func masked(_ response: HTTPResponse, isAnswer: Bool) -> HTTPResponse {
    let isMasked = !isAnswer || isMaskedInAnswers
    return HTTPResponse(
      status: response.status,
      headers: response.headers.map { HTTPHeader(masked($0.name), masked($0.value)) },
      body: isMasked ? masked(response.body) : response.body,
      finalURL: response.finalURL.map(masked))
  }
}
