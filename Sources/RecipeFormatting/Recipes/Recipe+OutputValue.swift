package import RecipeCore
import RecipeMerging

extension Recipe {
  /// The named groups with the index of their first ingredient.
  var groupValue: OutputValue {
    guard !ingredientGroups.isEmpty else { return .absent }
    return .list(
      ingredientGroups.map { group in
        .object([
          OutputMember("name", .text(group.name)), OutputMember("start", .integer(group.start)),
        ])
      })
  }

  /// The extra fields as one object, each name once.
  var extrasValue: OutputValue {
    guard !extras.isEmpty else { return .absent }
    var seen: Set<String> = []
    return .object(
      extras.filter { seen.insert($0.name).inserted }
        .map { OutputMember($0.name, .json($0.json)) })
  }
}

extension Rating {
  /// Value, best and count as an object.
  package var outputValue: OutputValue {
    .object([
      OutputMember("value", .number(value.text)), OutputMember("best", .number(best.text)),
      OutputMember("count", .optional(count)),
    ])
  }

  /// `4.8/5`, the mean with at most two decimals.
  var shortText: String {
    let mean = RoundedNumber.shortest(value.value, decimals: 2)
    return "\(mean)/\(RoundedNumber.shortest(best.value, decimals: 2))"
  }
}

extension RecipeRecord {
  /// Source, id and locator as an object.
  var outputValue: OutputValue {
    .object(reference.outputMembers + [OutputMember("locator", .text(locator.description))])
  }
}

extension RecordReference {
  /// Source and id.
  var outputMembers: [OutputMember] {
    [OutputMember("source", .text(source)), OutputMember("id", .text(id))]
  }
}

extension RankedRecipe {
  /// The distinct names of its sources.
  var sourceNames: [String] {
    var seen: Set<String> = []
    return merged.members.map(\.reference.source).filter { seen.insert($0).inserted }
  }
}
