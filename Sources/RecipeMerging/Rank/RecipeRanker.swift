package import RecipeCore

/// The stage that gives each merged recipe its social rank and sorts the recipes.
///
/// The rank of a recipe is its best member's: one the source gave beats one mapped from a rating,
/// which beats the configuration's default; then the more trusted source; then the higher value.
/// Unranked recipes follow the ranked ones; ties are broken by title, then id.
package struct RecipeRanker: Sendable {
  private let traits: [String: SourceTraits]

  /// Creates a ranker with the settings of each source.
  package init(traits: [String: SourceTraits]) {
    self.traits = traits
  }

  /// Ranks and sorts all recipes, highest first.
  package func rank(_ recipes: [MergedRecipe]) -> [RankedRecipe] {
    ranking(of: recipes).recipes
  }

  /// Ranks and sorts all recipes, highest first, and returns the index of each before ranking.
  package func ranking(of recipes: [MergedRecipe]) -> Ranking {
    let ranks = recipes.map(rank(of:))
    let places = RankOrder(recipes: recipes, ranks: ranks).indices
    let ranked = places.map { RankedRecipe(merged: recipes[$0], socialRank: ranks[$0]) }
    return Ranking(recipes: ranked, places: places)
  }

  /// Returns the rank of every member that has one, the deciding one first: what `why` prints.
  package func terms(of recipe: MergedRecipe) -> [SocialRank] {
    recipe.members.indices.compactMap { rank(ofMember: $0, in: recipe) }
      .sorted { decides($0, over: $1, in: recipe) }
  }

  private func rank(of recipe: MergedRecipe) -> SocialRank? {
    guard recipe.members.count > 1 else {
      return recipe.members.isEmpty ? nil : rank(ofMember: 0, in: recipe)
    }
    return terms(of: recipe).first
  }

  private func rank(ofMember member: Int, in recipe: MergedRecipe) -> SocialRank? {
    let rankSignals = recipe.members[member].content.rankSignals
    if let value = rankSignals.socialRank {
      return SocialRank(value: value, origin: .given, member: member)
    }
    guard let traits = traits[recipe.members[member].reference.source] else { return nil }
    if traits.rankOrigin == .rating, let share = rankSignals.rating?.share,
      let value = ExactNumber(Self.rank(ofShare: share))
    {
      return SocialRank(value: value, origin: .rating, member: member)
    }
    return traits.defaultRank.flatMap { ExactNumber($0) }.map { value in
      SocialRank(value: value, origin: .byDefault, member: member)
    }
  }

  /// Returns the rank for a share of the best rating, without the noise of binary fractions: 4.4 of
  /// 5
  /// is 88, not 88.00000000000001, which would rank above a given 88.
  private static func rank(ofShare share: Double) -> Double {
    (share * 100_000_000).rounded() / 1_000_000
  }

  private func decides(
    _ left: SocialRank, over right: SocialRank, in recipe: MergedRecipe
  ) -> Bool {
    if left.origin != right.origin { return left.origin < right.origin }
    let weights = (weight(of: left, in: recipe), weight(of: right, in: recipe))
    if weights.0 != weights.1 { return weights.0 > weights.1 }
    if left.value.value != right.value.value { return left.value.value > right.value.value }
    return left.member < right.member
  }

  private func weight(of rank: SocialRank, in recipe: MergedRecipe) -> Double {
    traits[recipe.members[rank.member].reference.source]?.weight ?? 1
  }
}
