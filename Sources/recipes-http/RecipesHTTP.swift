import RecipeCore
import RecipeSystem

/// The network helper of `recipes`.
///
/// Requests arrive as messages on standard input, one at a time; responses leave on standard
/// output. The helper ends when its input does, also in the middle of a request.
@main
struct RecipesHTTP {
  static func main() {
    Signals.ignoreClosedPipes()
    if CommandLine.arguments.dropFirst() == ["--check"] { check() }
    let pipes = HelperPipes()
    let client = CurlClient.load(pipes: pipes)
    var reader = HelperMessageReader()
    while true {
      let bytes = pipes.read()
      if bytes.isEmpty { ProcessEnd.now(0) }
      reader.append(bytes)
      do {
        while let message = try reader.next() { answer(message, by: client, on: pipes) }
      } catch {
        ProcessEnd.now(2)
      }
    }
  }

  /// Ends with 0 if requests can be made, else with the reason on standard output.
  private static func check() -> Never {
    guard case .failure(let failure) = Curl.load() else { ProcessEnd.now(0) }
    _ = StandardOutput(variables: [:]).write(
      Array("\(failure.message)\n\(failure.help ?? "")\n".utf8))
    ProcessEnd.now(3)
  }

  private static func answer(
    _ message: HelperMessage, by client: Result<CurlClient, HTTPFailure>, on pipes: HelperPipes
  ) {
    guard case .request(let request, let key, let milliseconds) = message else { ProcessEnd.now(2) }
    let end: HelperMessage
    switch client {
    case .success(let client):
      end = client.perform(request, key: key, within: .milliseconds(milliseconds))
    case .failure(let failure): end = .failure(failure)
    }
    if !pipes.send(end) { ProcessEnd.now(0) }
  }
}
