import RecipeCore
import RecipeDocuments

extension SecretText {
  /// Returns a response with the key masked in its body and headers, in any spelling.
  ///
  /// - Parameter isAnswer: True if the body may be that of a recipe, in which a short key is masked only
  ///   where it is a whole value; so it is in the headers, where it may be a part of a date.
  func masked(_ response: HTTPResponse, isAnswer: Bool) -> HTTPResponse {
    HTTPResponse(
      status: response.status,
      headers: response.headers.map { header in
        HTTPHeader(
          isAnswer ? maskedInAnswer(header.name) : masked(header.name),
          isAnswer ? maskedInAnswer(header.value) : masked(header.value))
      },
      body: isAnswer ? maskedInAnswer(response.body) : masked(response.body),
      finalURL: response.finalURL.map(masked))
  }
}
