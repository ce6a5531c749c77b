import Text

/// The name of a publisher in comparable form: "The Leek Blog", "theleekblog.com" and
/// "www.The-Leek-Blog.com" are equal.
struct PublisherName: Sendable, Hashable {
  /// The letters and digits, folded.
  let folded: [UInt8]

  /// Creates the name, or `nil` if it has no letters.
  init?(_ text: String) {
    let words = TextFolding.fold(text)
    var kept = FoldedWords(words).map { words[$0] }
    if let first = kept.first, kept.count > 1, first.elementsEqual("www".utf8) {
      kept.removeFirst()
    }
    while kept.count > 1, let last = kept.last,
      Self.domains.contains(where: { last.elementsEqual($0.utf8) })
    {
      kept.removeLast()
    }
    folded = Array(kept.joined())
    if folded.isEmpty { return nil }
  }

  /// A hash that is the same in every run.
  var stableHash: UInt64 {
    StableHash.of(folded, in: folded.indices)
  }

  private static let domains = [
    "com", "net", "org", "co", "uk", "de", "fr", "au", "ca", "nl", "example",
  ]
}
