import JSONSyntax
import RecipeCore

/// A recording of requests: a file for the body of each answer, and `recording.json`, which lists them.
///
/// ```json
/// {"schema": "recipes-recording/1", "answers": [
///   {"url": "https://api.example/list?page=1", "status": 200, "time": 1700000000000,
///    "headers": {"Link": "</list?page=2>; rel=next"}, "body": "001.json"}]}
/// ```
///
/// Addresses lack the parameters that have the key: a replay needs none.
package enum RequestRecording {
  /// The name of the list of answers.
  package static let listName = "recording.json"
  /// The schema of the list.
  static let schema = "recipes-recording/1"

  /// The headers of a response that a source reads.
  private static let recordedHeaders: Set = ["content-type", "link"]
  /// The number of digits in the names of bodies, so that they are listed in their order.
  private static let digits = 3

  /// Returns the files of a recording, the list last: one that was interrupted has none.
  ///
  /// Of several answers at one address, the newest is recorded.
  static func files(of answers: [CachedResponse]) -> [RecordingFile] {
    var newest: [String: CachedResponse] = [:]
    for answer in answers {
      let url = HTTPRequest.withoutKey(answer.url)
      guard newest[url].map({ $0.moment < answer.moment }) ?? true else { continue }
      newest[url] = answer
    }
    let ordered = newest.sorted { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }
    guard !ordered.isEmpty else { return [] }
    let bodies = ordered.enumerated().map { index, element in
      RecordingFile(
        name: bodyName(index + 1, element.value.response), bytes: element.value.body)
    }
    let list = zip(ordered, bodies).map { ($0.key, $0.value, $1.name) }
    return bodies + [RecordingFile(name: listName, bytes: text(of: list))]
  }

  private static func bodyName(_ number: Int, _ response: HTTPResponse) -> String {
    let text = String(number)
    let zeros = String(repeating: "0", count: max(0, digits - text.utf8.count))
    let type = response.header("Content-Type")?.lowercased() ?? "json"
    return zeros + text + (type.contains("json") ? ".json" : ".body")
  }

  private static func text(of list: [(url: String, answer: CachedResponse, body: String)])
    -> [UInt8]
  {
    var json = JSONWriter(isIndented: true)
    json.beginObject()
    json.name("schema")
    json.string(schema)
    json.name("answers")
    json.beginArray()
    for (url, answer, body) in list {
      json.beginObject()
      json.name("url")
      json.string(url)
      json.name("status")
      json.integer(answer.status)
      json.name("time")
      json.integer(answer.moment)
      json.name("headers")
      write(answer.headers, to: &json)
      json.name("body")
      json.string(body)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ headers: [HTTPHeader], to json: inout JSONWriter) {
    // Several header lines are one list (RFC 9110, section 5.3).
    let recorded = headers.filter { recordedHeaders.contains($0.name.lowercased()) }
    json.beginObject()
    for (name, lines) in Dictionary(grouping: recorded, by: { $0.name.lowercased() })
      .sorted(by: { $0.key < $1.key })
    {
      json.name(name)
      json.string(lines.map(\.value).joined(separator: ", "))
    }
    json.endObject()
  }
}
