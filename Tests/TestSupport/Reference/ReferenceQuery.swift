import Foundation

/// A query as a tree, evaluated in the most literal way.
package indirect enum ReferenceQuery: Sendable {
  /// Words in one field, or in the usual ones.
  case words(String, field: String?, isPhrase: Bool, isPrefix: Bool)
  /// A number that compares with a value.
  case number(String, comparison: String, value: Double)
  /// A number between two others.
  case range(String, Double?, Double?)
  /// A date by the beginning of its text.
  case year(comparison: String, Int)
  /// The presence or absence of a field.
  case has(String, isThere: Bool)
  case not(ReferenceQuery)
  case and([ReferenceQuery])
  case or([ReferenceQuery])
  /// A query in parentheses after a field.
  case inField(String, ReferenceQuery)

  /// True if a recipe matches.
  ///
  /// - Parameters:
  ///   - field: The field of words that have none of their own.
  ///   - isExcluded: True below a NOT.
  package func matches(
    _ recipe: ReferenceRecipe, in field: String? = nil, isExcluded: Bool = false
  ) -> Bool {
    switch self {
    case .words(let text, let own, let isPhrase, let isPrefix):
      let fields =
        (own ?? field).map { [$0] }
        ?? ["title", "ingredient", "tag", "publisher"] + (isExcluded ? [] : ["note", "tool"])
      let words = ReferenceTexts.text(text)
      let isExact = isPhrase || isExcluded && fields.count > 1
      return fields.contains { field in
        (recipe.texts[field] ?? []).contains {
          $0.contains(words, isPrefix: isPrefix, isExact: isExact)
        }
      }
    case .number(let name, let comparison, let value):
      let isOpenAbove = comparison.hasPrefix(">")
      guard let number = recipe.number(name, isOpenAbove: isOpenAbove) else { return false }
      return Self.compare(number, comparison, value)
    case .range(let name, let low, let high):
      guard let number = recipe.number(name, isOpenAbove: high == nil) else { return false }
      return number >= low ?? -.infinity && number <= high ?? .infinity
    case .year(let comparison, let year):
      guard let own = recipe.published.flatMap({ Int($0.prefix(4)) }) else { return false }
      return Self.compare(Double(own), comparison, Double(year))
    case .has(let name, let isThere): return recipe.known.contains(name) == isThere
    case .not(.not(let operand)):
      return operand.matches(recipe, in: field, isExcluded: isExcluded)
    case .not(let operand): return !operand.matches(recipe, in: field, isExcluded: true)
    case .and(let operands):
      return operands.allSatisfy { $0.matches(recipe, in: field, isExcluded: isExcluded) }
    case .or(let operands):
      return operands.contains { $0.matches(recipe, in: field, isExcluded: isExcluded) }
    case .inField(let field, let operand):
      return operand.matches(recipe, in: field, isExcluded: isExcluded)
    }
  }

  private static func compare(_ left: Double, _ comparison: String, _ right: Double) -> Bool {
    switch comparison {
    case "<": left < right
    case "<=": left <= right
    case ">": left > right
    case ">=": left >= right
    default: left == right
    }
  }
}

/// A cache of folded texts, as a hundred thousand queries share few words.
package enum ReferenceTexts {
  @TaskLocal package static var known: [String: ReferenceText] = [:]

  /// Returns a folded text.
  static func text(_ text: String) -> ReferenceText {
    known[text] ?? ReferenceText(text)
  }
}
