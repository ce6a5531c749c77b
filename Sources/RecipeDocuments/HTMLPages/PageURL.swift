/// A base URL for the relative references of a page (RFC 3986, section 5.2), as far as pages use
/// them.
struct PageURL {
  /// The part before the path: `https://pots.example`.
  private let origin: Substring
  /// The path and the rest.
  private let path: Substring

  /// Creates a base from an absolute `http` or `https` URL, or returns `nil` for anything else.
  init?(_ url: String) {
    guard url.hasPrefix("http://") || url.hasPrefix("https://"),
      let colon = url.firstIndex(of: ":")
    else { return nil }
    let host = url[colon...].dropFirst(3)
    let hostEnd = host.firstIndex { "/?#".contains($0) } ?? url.endIndex
    guard hostEnd > host.startIndex else { return nil }
    origin = url[..<hostEnd]
    path = url[hostEnd...]
  }

  /// Returns the absolute URL of a reference in the page.
  ///
  /// A reference with a scheme, or an invalid one, is returned unchanged.
  func resolved(_ reference: String) -> String {
    guard let first = reference.utf8.first, !Self.hasScheme(reference) else { return reference }
    if reference.hasPrefix("//") {
      return origin.prefix { $0 != "/" } + reference
    }
    switch first {
    case UInt8(ascii: "/"): return origin + Self.withoutDots(reference)
    case UInt8(ascii: "?"): return origin + path.prefix { $0 != "?" && $0 != "#" } + reference
    case UInt8(ascii: "#"): return origin + path.prefix { $0 != "#" } + reference
    default: return origin + Self.withoutDots(folder + reference)
    }
  }

  /// The path up to its last slash.
  private var folder: String {
    let path = path.prefix { $0 != "?" && $0 != "#" }
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
  }

  private static func hasScheme(_ reference: String) -> Bool {
    let scheme = reference.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.endIndex < reference.utf8.endIndex, !scheme.isEmpty else { return false }
    return scheme.allSatisfy {
      ($0 | 0x20) &- UInt8(ascii: "a") < 26 || "+-.0123456789".utf8.contains($0)
    }
  }

  /// Returns the path with its `.` and `..` resolved (RFC 3986, section 5.2.4).
  private static func withoutDots(_ path: String) -> String {
    let end = path.firstIndex { $0 == "?" || $0 == "#" } ?? path.endIndex
    guard path[..<end].contains("/.") else { return path }
    var parts: [Substring] = []
    let segments = path[..<end].split(separator: "/", omittingEmptySubsequences: false)
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      switch segment {
      case ".": if isLast { parts.append("") }
      case "..":
        if parts.count > 1 { parts.removeLast() }
        if isLast { parts.append("") }
      default: parts.append(segment)
      }
    }
    return parts.joined(separator: "/") + path[end...]
  }
}
