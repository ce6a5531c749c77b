import RecipeCore
import RecipeDocuments

extension SecretText {
  /// Returns a response with the key masked in its body and headers, in any spelling.
  ///
  /// - Parameter isAnswer: True if the body may be that of a recipe, in which a short key is masked only
  ///   where it is a whole value.
  func masked(_ response: HTTPResponse, isAnswer: Bool) -> HTTPResponse {
    HTTPResponse(
      status: response.status,
      headers: response.headers.map { HTTPHeader(masked($0.name), masked($0.value)) },
      body: isAnswer ? maskedInAnswer(response.body) : masked(response.body),
      finalURL: response.finalURL.map(masked))
  }
}
