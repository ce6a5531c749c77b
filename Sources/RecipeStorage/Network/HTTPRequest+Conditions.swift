import RecipeCore

extension HTTPRequest {
  /// True if the response says that the answer of which the request told is still right (RFC 9110, section 15.4.5).
  ///
  /// Without a condition in the request, status 304 is no answer to it.
  func isConfirmed(by response: HTTPResponse) -> Bool {
    response.status == 304 && headers.contains { Self.conditions.contains($0.name.lowercased()) }
  }

  private static let conditions: Set = ["if-none-match", "if-modified-since"]
}
