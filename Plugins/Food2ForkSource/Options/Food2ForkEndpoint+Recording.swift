import Text

extension Food2ForkEndpoint {
  /// Less than any file system allows in a name.
  private static let maximumNameLength = 200

  /// Returns where a recording has the answer at a URL of this server: `get/ID.json` or
  /// `search/PARAMETERS.json`; `nil` for a URL of another server,
  /// or with a fragment, which is no request.
  func recordingName(of url: String) -> String? {
    guard url.hasPrefix(text), !url.contains("#") else { return nil }
    let parts = url.dropFirst(text.count).split(separator: "?", maxSplits: 1)
    let path = url.dropFirst(text.count).prefix { $0 != "?" }.split(separator: "/")
    let query = url.contains("?") ? parts.last ?? "" : ""
    let parameters = query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
      .filter { $0.first != "key" && $0.count == 2 }
    let named = parameters.first { $0[0] == "rId" || $0[0] == "id" }?[1]
    let lists = ["search", "recipes"]
    let id = named ?? path.last.flatMap { lists.contains(String($0)) ? nil : $0 }
    if let id { return Self.file("get", String(id).percentDecoded) }
    let name = parameters.map { $0.joined(separator: "-") }.joined(separator: "-")
    return Self.file("search", name.isEmpty ? "all" : name)
  }

  private static func file(_ folder: String, _ name: String) -> String? {
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix("."),
      name.utf8.count <= maximumNameLength
    else { return nil }
    return "\(folder)/\(name).json"
  }
}
