import RecipeCore

extension Survivorship {
  /// Settles the picture: https first, then the largest known, then the most trusted.
  mutating func image() -> String? {
    let outcome = settle(.imageURL, \.recipe.imageURL, meaning: \.self) { contest in
      contest.keepGreatest(.secure) { Self.security(of: $0.value) }
      keepLargest(in: &contest)
      keepTrusted(in: &contest)
    }
    note(.imageURL, outcome)
    return outcome?.value
  }

  private func keepLargest(in contest: inout Contest<String, String>) {
    guard contest.isOpen else { return }
    let sizes = contest.candidates.reduce(into: [:]) { sizes, entry in
      sizes[entry.member] = ImageSize(address: entry.value)
    }
    guard !sizes.isEmpty else { return }
    contest.keepGreatest({ winner, _ in
      sizes[winner.member].map { .largest($0) } ?? .unknownSize
    }) { Double(sizes[$0.member]?.area ?? ImageSize.unknownArea) }
  }

  /// Returns how well a URL serves: https, then http, then the name of a file beside the record's.
  private static func security(of address: String) -> Double {
    if address.hasPrefix("https://") { return 2 }
    return address.hasPrefix("http://") || address.hasPrefix("//") ? 1 : 0
  }
}
