import RecipeCore

/// A transport that answers from a recording, and asks no server.
struct RecordedHTTPTransport: HTTPTransport {
  /// The recording.
  let folder: RecordingFolder

  func get(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(HTTPFailure) -> HTTPResponse {
    let response: HTTPResponse?
    do throws(SourceFailure) {
      response = try folder.response(to: request)
    } catch {
      throw HTTPFailure(.notCached, error.message, help: error.help)
    }
    guard let response else {
      throw HTTPFailure(
        .notCached, "the recording has no answer to this",
        help: "run the same command without 'recording', and record it anew")
    }
    return response
  }
}
