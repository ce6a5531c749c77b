extension HTTPRequest {
  /// Returns an address without the parameters that have the placeholder of the key.
  package static func withoutKey(_ url: String) -> String {
    let parts = url.split(separator: "?", maxSplits: 1)
    guard parts.count == 2, url.contains(keyPlaceholder) else { return url }
    let others = parts[1].split(separator: "&").filter { !$0.contains(keyPlaceholder) }
    return parts[0] + (others.isEmpty ? "" : "?" + others.joined(separator: "&"))
  }
}
