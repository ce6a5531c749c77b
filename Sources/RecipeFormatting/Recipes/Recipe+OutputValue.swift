package import RecipeCore
import RecipeMerging
import Text

extension Recipe {
  /// The value of a field.
  func outputValue(of field: RecipeField) -> OutputValue {
    var output = FieldOutput()
    visit(field, &output)
    return output.value
  }
}

extension Recipe {
  /// The ends of the times that are ranges or lower bounds: `{"prep_minutes": [10, 15]}`, or
  /// `{"prep_minutes": [60, null]}` for an hour or more.
  var timeRangesValue: OutputValue {
    let members = timeRanges.map { field, range in
      let end = range.isLowerBound ? OutputValue.null : .integer(range.upper)
      return OutputMember(field.rawValue, .list([.integer(range.lower), end]))
    }
    return members.isEmpty ? .absent : .object(members)
  }
}

/// The value of the field visited last.
private struct FieldOutput: RecipeVisitor {
  private(set) var value = OutputValue.absent

  mutating func visit(_: RecipeField, _ text: String?) { value = .optional(text) }
  mutating func visit(_: RecipeField, _ minutes: MinuteRange?) { value = .optional(minutes?.upper) }

  mutating func visit(_: RecipeField, _ number: ExactNumber?) {
    value = number.map { .number($0.text) } ?? .absent
  }

  mutating func visit(_: RecipeField, _ texts: [String]) { value = .texts(texts) }

  /// The name of each group, and the index of its first ingredient or its heading.
  mutating func visit(_: RecipeField, _ groups: [RecipeGroup]) {
    guard !groups.isEmpty else { return }
    value = .list(
      groups.map { group in
        .object([
          OutputMember("name", .text(group.name)), OutputMember("start", .integer(group.start)),
        ])
      })
  }

  mutating func visit(_: RecipeField, _ facts: [NutritionFact]) {
    guard !facts.isEmpty else { return }
    value = .object(facts.map { OutputMember($0.name, .text($0.text)) })
  }

  mutating func visit(_: RecipeField, _ rating: Rating?) {
    value = rating?.outputValue ?? .absent
  }

  /// One object; the first of a name that repeats.
  mutating func visit(_: RecipeField, _ extras: [ExtraField]) {
    guard !extras.isEmpty else { return }
    var seen: Set<String> = []
    value = .object(
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

  /// The mean in words if it is a share: `93 %`.
  package var percentText: String? {
    guard best.value == 1 else { return nil }
    return RoundedNumber.shortest(value.value * 100, decimals: 1) + " %"
  }

  /// `4.8/5`, the mean with at most two decimals, or `93 %`.
  var shortText: String {
    if let percentText { return percentText }
    let mean = RoundedNumber.shortest(value.value, decimals: 2)
    return "\(mean)/\(RoundedNumber.shortest(best.value, decimals: 2))"
  }
}

extension RecipeRecord {
  /// Source, id and locator as an object.
  var outputValue: OutputValue {
    .object(reference.outputMembers + [OutputMember("locator", .optional(locator.text))])
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
