import RecipeCore
import Testing

@Suite("The refusals of servers")
struct ServerRefusalTests {
  private let refusal = ServerRefusal(host: "api.example", help: "check it")

  @Test(
    "a message is about the key only if one of its words is",
    arguments: [
      ("invalid API key", SourceStatus.unauthorized), ("apikey missing", .unauthorized),
      ("Token expired.", .unauthorized), ("nothing matches turkey", .invalid),
      ("whiskey and monkey bread", .invalid),
    ])
  func keys(words: String, status: SourceStatus) {
    #expect(refusal.failure(HTTPResponse(status: 400, body: []), words: words).status == status)
  }

  @Test(
    "a pause is named as the server asks for it",
    arguments: [
      ("600", "in 10 min"), ("-5", "in 60 s"), ("0", "later"), ("soon", "in 60 s"),
      ("1.5", "in 60 s"), (nil, "in 60 s"),
    ])
  func pauses(text: String?, words: String) {
    let headers = text.map { [HTTPHeader("Retry-After", $0)] } ?? []
    let response = HTTPResponse(status: 429, headers: headers, body: [])
    #expect(refusal.failure(response).help == "try again \(words)")
  }
}
