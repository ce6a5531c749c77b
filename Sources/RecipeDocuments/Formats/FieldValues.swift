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

  private let values: [Value]
  private let field: RecipeField

  /// Creates the values of a field.
  init(of field: RecipeField, in recipe: Recipe) {
    self.field = field
    values =
      switch field {
      case .ingredients: Self.unnamed(recipe.ingredients)
      case .ingredientGroups: Self.unnamed(recipe.ingredientGroups.map { "\($0.start) \($0.name)" })
      case .directions: Self.unnamed(recipe.directions)
      case .tags: Self.unnamed(recipe.tags)
      case .rating: Self.values(of: recipe.rating)
      case .extras: Self.values(of: recipe.extras)
      default: Self.unnamed(Self.text(of: field, in: recipe).map { [$0] } ?? [])
      }
  }

  private static func unnamed(_ texts: [String]) -> [Value] {
    texts.map { Value(name: nil, text: $0) }
  }

  /// Returns the value of a field that has at most one.
  private static func text(of field: RecipeField, in recipe: Recipe) -> String? {
    switch field {
    case .title: recipe.title
    case .publisher: recipe.publisher
    case .publisherURL: recipe.publisherURL
    case .sourceURL: recipe.sourceURL
    case .f2fURL: recipe.f2fURL
    case .imageURL: recipe.imageURL
    case .socialRank: recipe.socialRank?.text
    case .description: recipe.description
    case .yield: recipe.yield
    case .prepMinutes: recipe.prepMinutes.map { String($0) }
    case .cookMinutes: recipe.cookMinutes.map { String($0) }
    case .totalMinutes: recipe.totalMinutes.map { String($0) }
    case .author: recipe.author
    case .language: recipe.language
    case .published: recipe.published
    case .ingredients, .ingredientGroups, .directions, .tags, .rating, .extras: nil
    }
  }

  private static func values(of rating: Rating?) -> [Value] {
    guard let rating else { return [] }
    let values = [("value", rating.value.text), ("best", rating.best.text)]
    return (values + (rating.count.map { [("count", String($0))] } ?? []))
      .map { Value(name: $0.0, text: $0.1) }
  }

  /// Returns the extra fields, whose order and white space between tokens are irrelevant.
  private static func values(of extras: [ExtraField]) -> [Value] {
    extras.map { Value(name: $0.name, text: JSONText.compacted($0.json)) }
      .sorted { ($0.name ?? "", $0.text) < ($1.name ?? "", $1.text) }
  }
}

// MARK: - Comparison

extension FieldValues {
  /// The maximum number of names of lost values that are listed.
  private static let namesLimit = 3

  /// Returns what a copy lacks; empty if it lacks everything, `nil` if the values are equal.
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
    let more = names.count - Self.namesLimit
    return names.prefix(Self.namesLimit).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }
}
