import RecipeCore
import RecipeMatching

extension Survivorship {
  /// Settles the title on the most trusted source; of equally trusted ones on the cleanest, then
  /// the one most like those of all members, then the shortest.
  mutating func title() -> String {
    let outcome = settle(.title, \.recipe.title, meaning: WordMeaning.words) { contest in
      keepMostTrustedSource(in: &contest)
      keepClean(in: &contest)
      let likeness = contest.isOpen ? likeness(of: contest.candidates.map(\.member)) : [:]
      contest.keepGreatest(.typicalTitle) { likeness[$0.member] ?? 0 }
      contest.keepGreatest(.shortTitle) { -Double($0.value.utf8.count) }
    }
    note(.title, outcome)
    return outcome?.value ?? ""
  }

  /// Keeps candidates whose titles have no blemish.
  private func keepClean(in contest: inout Contest<String, [UInt8]>) {
    guard contest.isOpen else { return }
    let blemishes = contest.candidates.reduce(into: [:]) { blemishes, entry in
      blemishes[entry.member] = TitleBlemish.reason(members[entry.member].content.recipe)
    }
    contest.keep(
      rule: { _, _ in .cleanTitle }, note: { blemishes[$0.member].map { .blemish($0) } }
    ) { blemishes[$0.member] == nil }
  }

  /// Returns the similarity of each candidate's title to all others; none for two titles, as each
  /// is like the other.
  private func likeness(of candidates: [Int]) -> [Int: Double] {
    guard members.count > 2, candidates.count > 1 else { return [:] }
    var reader = TitleReader()
    let compared = members.prefix(Self.comparedTitles).map {
      TitleWords($0.content.recipe, reader: &reader)
    }
    return candidates.reduce(into: [:]) { likeness, candidate in
      let words =
        candidate < compared.count
        ? compared[candidate] : TitleWords(members[candidate].content.recipe, reader: &reader)
      likeness[candidate] = compared.reduce(0) { $0 + words.likeness(to: $1) }
    }
  }

  /// The number of titles with which each is compared; only hostile input has larger clusters.
  private static let comparedTitles = 16
}
