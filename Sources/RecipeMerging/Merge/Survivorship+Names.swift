import RecipeCore
import RecipeMatching

extension Survivorship {
  /// Settles the publisher on the most trusted source, and its URL on a member with the same name.
  mutating func publisher() -> (name: String?, address: String?) {
    let outcome = settle(.publisher, \.recipe.publisher, meaning: WordMeaning.words) { contest in
      keepTrusted(in: &contest)
    }
    note(.publisher, outcome)
    let name = outcome.map { WordMeaning.words($0.value) }
    let address = settle(
      .publisherURL, \.recipe.publisherURL, meaning: PageMeaning.init
    ) { contest in
      contest.keep(.sameValue(of: .publisher)) { entry in
        members[entry.member].content.recipe.publisher.map(WordMeaning.words) == name
      }
      keepBestAddress(in: &contest)
    }
    note(.publisherURL, address)
    return (outcome?.value, address?.value)
  }

  /// Settles a URL on the most trusted member; of those of the same page on the cleanest.
  mutating func address(_ field: RecipeField, _ value: (SharedRecipe) -> String?) -> String? {
    let outcome = settle(field, value, meaning: PageMeaning.init) { keepBestAddress(in: &$0) }
    note(field, outcome)
    return outcome?.value
  }

  /// Keeps the most trusted page; then a URL without tracking parameters, one with https, and the
  /// shortest.
  private func keepBestAddress(in contest: inout Contest<String, PageMeaning>) {
    keepTrusted(in: &contest)
    contest.settleMeaning()
    contest.keepGreatest(.agreed) { $0.meaning.hasAllParameters(of: $0.value) ? 1 : 0 }
    contest.keepGreatest(.agreed) { $0.value.hasPrefix("https://") ? 1 : 0 }
    contest.keepGreatest(.agreed) { -Double($0.value.utf8.count) }
  }

  /// Settles the language on the member from which the texts were taken; else the most trusted one.
  mutating func language() -> String? {
    let member = directionMember ?? ingredientMember
    let outcome = settle(.language, \.recipe.language, meaning: WordMeaning.words) { contest in
      contest.keep(.sameRecord(as: .directions)) { $0.member == member }
      keepTrusted(in: &contest)
    }
    note(.language, outcome)
    return outcome?.value
  }
}

/// The page of a URL, however it is written.
struct PageMeaning: Hashable {
  private let canonical: String

  /// Creates the page of a URL; a home page is identified by its host.
  init(_ address: String) {
    canonical =
      CanonicalURL(address)?.description ?? CanonicalURL("\(address)/-")?.host ?? address
  }

  /// True if a URL of the page has no parameters except those that identify the page.
  func hasAllParameters(of address: String) -> Bool {
    Self.parameters(of: address) <= Self.parameters(of: canonical)
  }

  private static func parameters(of address: String) -> Int {
    address.utf8.count { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "&") }
  }
}
