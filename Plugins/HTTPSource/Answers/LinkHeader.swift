import RecipeCore

/// The links in the header `Link` of a response (RFC 8288): `<https://api.example/list?p=2>; rel="next"`.
struct LinkHeader: Sendable, Hashable {
  /// The target of the next page, or `nil` if there is none.
  let next: String?

  /// The maximum length of the header that is read.
  private static let maximumSize = 8192

  /// Reads the header of a response.
  init(_ response: HTTPResponse) {
    // Several header lines are one list (RFC 9110, section 5.3).
    let lines = response.headers.filter { $0.name.lowercased() == "link" }.map(\.value)
    var rest = lines.joined(separator: ", ").prefix(Self.maximumSize)
    var found: String?
    while found == nil, let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else { break }
      let target = rest[rest.index(after: start)..<end]
      // A comma in a quoted parameter ends nothing, but a link begins with an angle bracket.
      let parameters = rest[end...].dropFirst().prefix { $0 != "<" }
      if Self.isNext(parameters) { found = String(target) }
      rest = rest[end...].dropFirst()
    }
    next = found
  }

  /// True if a link with these parameters is from the page itself to the next one.
  private static func isNext(_ parameters: Substring) -> Bool {
    var isNext = false
    for parameter in parameters.split(whereSeparator: { ";,".contains($0) }) {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      switch parts[0].filter({ !$0.isWhitespace }).lowercased() {
      // The link of another page (section 3.2).
      case "anchor": return false
      case "rel":
        let relations = parts[1].lowercased().split { $0.isWhitespace || $0 == "\"" }
        isNext = isNext || relations.contains("next")
      default: continue
      }
    }
    return isNext
  }
}
