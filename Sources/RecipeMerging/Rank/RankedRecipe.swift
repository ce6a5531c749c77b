package import RecipeCore

/// A merged recipe with its social rank: the boundary between ranking and the query.
package struct RankedRecipe: Sendable {
  /// The recipe.
  package let merged: MergedRecipe
  /// Its rank; `nil` when no member has one.
  package let socialRank: SocialRank?

  /// Makes a ranked recipe of its parts.
  package init(merged: MergedRecipe, socialRank: SocialRank?) {
    self.merged = merged
    self.socialRank = socialRank
  }

  /// The same recipe with all its values at hand, for whoever looks at more than one.
  package var unpacked: RankedRecipe {
    RankedRecipe(merged: merged.unpacked, socialRank: socialRank)
  }
}

/// The social rank of a recipe, and where it came from.
package struct SocialRank: Sendable, Hashable {
  /// How a member came by its rank, best first.
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
  /// How the member came by it.
  package let origin: Origin
  /// Index into `MergedRecipe.members` of the member it came from.
  package let member: Int

  /// Makes a rank of its parts.
  package init(value: ExactNumber, origin: Origin, member: Int) {
    self.value = value
    self.origin = origin
    self.member = member
  }
}
