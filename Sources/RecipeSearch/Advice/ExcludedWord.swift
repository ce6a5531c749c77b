/// A word or phrase that no match of a query may have.
struct ExcludedWord {
  /// The term.
  let term: QueryTerm
  /// The words that are looked for.
  let pattern: TextPattern
  /// The fields that are searched.
  let fields: [QueryField]

  /// Creates the word of a term, or `nil` if the term is a prefix or is not about words of recipes.
  init?(_ term: QueryTerm) {
    guard case .words(let pattern, let fields) = term.test, !pattern.isPrefix,
      fields == QueryField.excluded || fields.allSatisfy(\.isAboutFood)
    else { return nil }
    self.init(term, pattern, fields)
  }

  private init(_ term: QueryTerm, _ pattern: TextPattern, _ fields: [QueryField]) {
    self.term = term
    self.pattern = pattern
    self.fields = fields
  }

  /// Returns the word with another pattern.
  func searching(_ pattern: TextPattern) -> ExcludedWord {
    ExcludedWord(term.testing(.words(pattern, in: fields)), pattern, fields)
  }

  /// The name of its field with the colon, as written; empty without a field.
  var fieldPrefix: String {
    guard fields != QueryField.excluded, let colon = term.text.firstIndex(of: ":") else {
      return ""
    }
    return String(term.text[...colon])
  }

  /// The query for recipes that have it.
  var query: RecipeQuery { RecipeQuery(.term(term)) }
}

extension QueryExpression {
  /// The words that are missing from each match: what is excluded outside of OR.
  var excludedWords: [ExcludedWord] {
    conjuncts.flatMap { part -> [ExcludedWord] in
      switch part {
      case .not(.term(let term)): ExcludedWord(term).map { [$0] } ?? []
      case .not(.or(let operands)):
        operands.flatMap { QueryExpression.not($0).excludedWords }
      default: []
      }
    }
  }
}
