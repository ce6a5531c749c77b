import RecipeCore
import RecipeFormatting

/// Why a merged recipe is what it is: its records, what joined them, its values and its rank.
struct RecipeExplanation: Sendable {
  /// The recipe.
  let recipe: RankedRecipe
  /// The ranks of its members, the deciding one first.
  let terms: [SocialRank]
}

extension RecipeExplanation {
  /// Where each value came from, in the order of the fields.
  var origins: [ValueOrigin] {
    RecipeFields.all.compactMap(origin)
  }

  private var merged: MergedRecipe { recipe.merged }

  private func origin(of field: ResultField<RankedRecipe>) -> ValueOrigin? {
    guard let name = RecipeField(rawValue: field.name) else { return nil }
    let value = field.value(recipe)
    guard value != .absent else { return nil }
    if name == .socialRank { return rankOrigin(value) }
    guard let provenance = merged.provenance.first(where: { $0.field == name }) else {
      return ValueOrigin(
        field: field.name, value: value, winners: soleHolders(of: field), rule: "the only value",
        lost: [])
    }
    return ValueOrigin(
      field: field.name, value: value, winners: provenance.winners, rule: provenance.rule,
      lost: provenance.losers.map { lostValue(of: field, member: $0) })
  }

  private func rankOrigin(_ value: OutputValue) -> ValueOrigin {
    ValueOrigin(
      field: RecipeField.socialRank.rawValue, value: value, winners: terms.prefix(1).map(\.member),
      rule: terms.first?.origin.words ?? "",
      lost: terms.dropFirst().map { .init(member: $0.member, value: .number($0.value.text)) })
  }

  private func soleHolders(of field: ResultField<RankedRecipe>) -> [Int] {
    merged.members.indices.filter { lostValue(of: field, member: $0).value != .absent }
  }

  private func lostValue(
    of field: ResultField<RankedRecipe>, member: Int
  ) -> ValueOrigin.LostValue {
    guard merged.members.indices.contains(member) else {
      return ValueOrigin.LostValue(member: member, value: .absent)
    }
    let record = merged.members[member]
    let alone = MergedRecipe(id: merged.id, recipe: record.recipe, members: [record])
    let rank = record.recipe.socialRank.map {
      SocialRank(value: $0, origin: .given, member: 0)
    }
    return ValueOrigin.LostValue(
      member: member, value: field.value(RankedRecipe(merged: alone, socialRank: rank)))
  }
}

extension SocialRank.Origin {
  /// How the member came by its rank, in words.
  var words: String {
    switch self {
    case .given: "given by the source"
    case .rating: "mapped from the rating"
    case .byDefault: "default_rank of the source"
    }
  }
}
