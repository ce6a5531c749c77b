import Ingredients
import RecipeCore

extension Survivorship {
  /// Settles the yield on the majority, else the most trusted; "Serves 4" rather than a bare "4".
  mutating func yield() -> String? {
    let outcome = settle(.yield, \.recipe.yield, meaning: YieldMeaning.init) { contest in
      contest.keepMajority { .majority($0, of: $1) }
      keepTrusted(in: &contest)
      contest.settleMeaning()
      contest.keepGreatest(.agreed) { entry in
        entry.value.unicodeScalars.contains(where: \.properties.isAlphabetic) ? 1 : 0
      }
    }
    note(.yield, outcome)
    return outcome?.value
  }

  /// Settles the rating on the one with most votes, then that of the most trusted source.
  mutating func rating() -> Rating? {
    let outcome = settle(.rating, \.recipe.rating, meaning: \.self) { contest in
      contest.keepGreatest({ winner, _ in .mostPeople(winner.value.count ?? 0) }) {
        Double($0.value.count ?? 0)
      }
      keepTrusted(in: &contest)
    }
    note(.rating, outcome)
    return outcome?.value
  }
}
