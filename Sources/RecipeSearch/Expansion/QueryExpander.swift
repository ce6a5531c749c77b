package import RecipeMatching
import Text

/// A stage between parsing and searching: it lets the words of a query find what they mean.
///
/// A word finds its forms in other languages, the dishes that begin with it, and the other names of the
/// food or dish that it names, alone or with the words next to it. Phrases in quotes, prefixes, and what
/// is excluded stay as they are written.
package struct QueryExpander {
  private let names: OtherNames

  /// Creates an expander.
  ///
  /// - Parameter names: The names of foods and dishes.
  package init(_ names: OtherNames) {
    self.names = names
  }

  /// Returns a query that finds what another one means.
  package func expanded(_ query: RecipeQuery) -> RecipeQuery {
    RecipeQuery(query.expression.map { expanded($0) })
  }

  /// Returns the pattern that also finds what the words of another one mean.
  func broadened(_ pattern: TextPattern) -> TextPattern {
    let stems = pattern.stems
    let found = names.names(of: stems[...])
    return pattern.broadened(by: found?.length == stems.count ? found?.others ?? [] : [])
  }

  private func expanded(_ expression: QueryExpression) -> QueryExpression {
    switch expression {
    case .term: expanded([expression])[0]
    case .not: expression
    case .and(let operands): .and(expanded(operands))
    case .or(let operands): .or(operands.map { expanded($0) })
    }
  }

  /// Returns expanded operands that stand next to each other.
  private func expanded(_ operands: [QueryExpression]) -> [QueryExpression] {
    let words = operands.map { ExpandedWord($0) }
    var others: [[OtherNames.Other]] = Array(repeating: [], count: operands.count)
    var start = 0
    while start < operands.count {
      let run = words[start...].prefix {
        $0 != nil && $0?.fields == words[start]?.fields
      }
      let found = run.isEmpty ? nil : names.names(of: run.compactMap(\.?.stem)[...])
      for place in start..<start + (found?.length ?? 0) { others[place] = found?.others ?? [] }
      start += found?.length ?? 1
    }
    return operands.indices.map { place in
      words[place].map { $0.expanded(by: others[place]) } ?? operandWithin(operands[place])
    }
  }

  /// Returns an operand that is no word by itself: parentheses, or a term that stays as it is.
  private func operandWithin(_ operand: QueryExpression) -> QueryExpression {
    if case .term = operand { operand } else { expanded(operand) }
  }
}

/// A term that can be expanded: a single word without quotes in a text of the recipe.
private struct ExpandedWord {
  /// The fields in which it is searched.
  let fields: [QueryField]
  /// Its stem.
  let stem: [UInt8]
  private let term: QueryTerm
  private let pattern: TextPattern

  /// Creates a word from an operand, or `nil` if it is no such term.
  init?(_ operand: QueryExpression) {
    guard case .term(let term) = operand, !term.isQuoted,
      case .words(let pattern, let fields) = term.test, !pattern.isPrefix,
      let word = pattern.spellings.first, word.isOneWord,
      fields == QueryField.searched || fields.allSatisfy(\.isAboutFood)
    else { return nil }
    self.fields = fields
    self.term = term
    self.pattern = pattern
    stem = Array(word.firstStem)
  }

  /// Returns the term with its family and other names.
  func expanded(by names: [OtherNames.Other]) -> QueryExpression {
    .term(term.testing(.words(pattern.broadened(by: names), in: fields)))
  }
}

extension QueryField {
  /// True if its words are about foods and dishes, not names of people and places.
  var isAboutFood: Bool {
    switch self {
    case .title, .ingredients, .tags, .description, .directions, .notes: true
    case .publisher, .author, .source, .tools, .language, .address, .id: false
    }
  }
}
