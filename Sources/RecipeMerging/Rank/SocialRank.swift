package import RecipeCore

/// The social rank of a recipe and its origin.
package struct SocialRank: Sendable, Hashable {
  /// The origin of a member's rank, best first.
  package enum Origin: Int, Sendable, Comparable {
    /// The source gave it.
    case given
    /// The source's rating was mapped to it.
    case rating
    /// The configuration's `default_rank`.
    case byDefault

    /// Orders from the best origin to the worst.
    package static func < (left: Self, right: Self) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The rank, as it was read.
  package let value: ExactNumber
  /// The origin of the rank.
  package let origin: Origin
  /// The index in `MergedRecipe.members` of the member it came from.
  package let member: Int

  /// Creates a rank from its parts.
  package init(value: ExactNumber, origin: Origin, member: Int) {
    self.value = value
    self.origin = origin
    self.member = member
  }
}
