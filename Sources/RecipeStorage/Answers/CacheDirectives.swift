import RecipeCore

/// The directives of a response's `Cache-Control` header (RFC 9111, section 5.2.2) that matter to the
/// cache of one person.
struct CacheDirectives: Sendable, Hashable {
  /// True if the response must not be cached.
  let forbidsKeeping: Bool
  /// True if the response must be validated before each use.
  let needsValidation: Bool
  /// The time for which it is fresh, in seconds, or `nil` if it is not given.
  let maxAge: Int?

  /// Reads the headers of a response.
  init(_ headers: [HTTPHeader]) {
    let values = headers.filter { $0.name.lowercased() == "cache-control" }.map(\.value)
    let directives = values.joined(separator: ",").split(separator: ",").map(Self.directive)
    forbidsKeeping = directives.contains { $0.name == "no-store" }
    // A qualified `no-cache="Field"` concerns that field alone.
    needsValidation = directives.contains { $0.name == "no-cache" && $0.value.isEmpty }
    maxAge = directives.first { $0.name == "max-age" }.map { Self.seconds($0.value) }
  }

  private static func directive(_ text: Substring) -> (name: String, value: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts.map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
    return ((words.first ?? "").lowercased(), words.count > 1 ? words[1] : "")
  }

  /// Returns the value of a delta-seconds; an invalid one counts as stale (RFC 9111, section 4.2.1).
  static func seconds(_ text: String) -> Int {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return 0 }
    return min(Int(text) ?? maximumAge, maximumAge)
  }

  /// 2^31, which stands for anything larger (RFC 9111, section 1.2.2).
  private static let maximumAge = 1 << 31
}
