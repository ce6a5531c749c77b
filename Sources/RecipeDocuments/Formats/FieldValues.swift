import Ingredients
import JSONSyntax
import RecipeCore

/// The values of a field of a recipe as texts, for comparing two recipes.
struct FieldValues {
  /// A value.
  private struct Value: Hashable {
    /// The name that distinguishes it, or `nil` if its text does.
    let name: String?
    let text: String
  }

  private var values: [Value] = []
  private let field: RecipeField

  /// Creates the values of a field.
  init(of field: RecipeField, in recipe: Recipe) {
    self.field = field
    var recipe = recipe
    if field == .directions { recipe.removeStepNumbers() }
    recipe.visit(field, &self)
  }
}

extension FieldValues: RecipeVisitor {
  /// Of a yield, what is shown counts: "4" and "4 servings" are equal.
  mutating func visit(_ field: RecipeField, _ text: String?) {
    let shown = field == .yield ? text.map(YieldText.shown) : text
    visit(field, shown.map { [$0] } ?? [])
  }

  mutating func visit(_ field: RecipeField, _ minutes: MinuteRange?) {
    visit(field, minutes?.description)
  }

  mutating func visit(_ field: RecipeField, _ number: ExactNumber?) {
    visit(field, number?.text)
  }

  mutating func visit(_: RecipeField, _ texts: [String]) {
    values = texts.map { Value(name: nil, text: $0) }
  }

  mutating func visit(_ field: RecipeField, _ groups: [RecipeGroup]) {
    visit(field, groups.map { "\($0.start) \($0.name)" })
  }

  mutating func visit(_: RecipeField, _ facts: [NutritionFact]) {
    values = facts.map { Value(name: $0.name, text: $0.text) }
  }

  mutating func visit(_: RecipeField, _ rating: Rating?) {
    guard let rating else { return }
    let texts = [("value", rating.value.text), ("best", rating.best.text)]
    values = (texts + (rating.count.map { [("count", String($0))] } ?? []))
      .map { Value(name: $0.0, text: $0.1) }
  }

  /// The order of unknown fields and the white space between tokens are irrelevant.
  mutating func visit(_: RecipeField, _ extras: [ExtraField]) {
    values = extras.map { Value(name: $0.name, text: JSONText.compacted($0.json)) }
      .sorted { ($0.name ?? "", $0.text) < ($1.name ?? "", $1.text) }
  }
}

// MARK: - Comparison

extension FieldValues {
  /// The maximum number of names of lost values that are listed.
  private static let maximumNameCount = 3

  /// Returns the values that a copy lacks; empty if it lacks everything, `nil` if the values are equal.
  ///
  /// Extra fields are always named, since they are arbitrary.
  func difference(from copy: FieldValues?) -> String? {
    let others = copy?.values ?? []
    guard values != others else { return nil }
    guard !values.isEmpty else { return "added" }
    let missing = missing(from: others)
    guard missing.count < values.count || field == .extras else { return "" }
    return describe(missing, isReordered: values.count == others.count)
  }

  /// Returns the values that others lack, or have fewer times.
  private func missing(from others: [Value]) -> [Value] {
    var left: [Value: Int] = [:]
    for value in others { left[value, default: 0] += 1 }
    return values.filter { value in
      guard let count = left[value], count > 0 else { return true }
      left[value] = count - 1
      return false
    }
  }

  private func describe(_ missing: [Value], isReordered: Bool) -> String {
    if missing.isEmpty { return isReordered ? "in another order" : "with others" }
    let names = missing.compactMap(\.name)
    guard !names.isEmpty else { return "\(missing.count) of \(values.count)" }
    let more = names.count - Self.maximumNameCount
    return names.prefix(Self.maximumNameCount).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}
