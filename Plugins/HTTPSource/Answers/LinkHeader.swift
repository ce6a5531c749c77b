import RecipeCore

/// The links in the header `Link` of a response (RFC 8288): `<https://api.example/list?p=2>; rel="next"`.
struct LinkHeader: Sendable, Hashable {
  /// The target of the next page, or `nil` if there is none.
  let next: String?

  /// The maximum length of the header that is read.
  private static let sizeLimit = 8192

  /// Reads the header of a response.
  init(_ response: HTTPResponse) {
    var rest = response.header("Link")?.prefix(Self.sizeLimit) ?? ""
    var found: String?
    while found == nil, let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else { break }
      let target = rest[rest.index(after: start)..<end]
      // A comma in a quoted parameter ends nothing, but a link begins with an angle bracket.
      let parameters = rest[end...].dropFirst().prefix { $0 != "<" }
      if Self.relations(in: parameters).contains("next") { found = String(target) }
      rest = rest[end...].dropFirst()
    }
    next = found
  }

  /// Returns the relation types in the parameters of a link, in lower case.
  private static func relations(in parameters: Substring) -> [String] {
    parameters.split(whereSeparator: { ";,".contains($0) }).flatMap { parameter -> [String] in
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }).lowercased() == "rel" else {
        return []
      }
      return parts[1].lowercased().split { $0.isWhitespace || $0 == "\"" }.map(String.init)
    }
  }
}
