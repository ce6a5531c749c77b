import RecipeCore
import RecipeMerging

/// A matcher of records that a list has only in outline: details may add a value where they have none.
struct OutlineMatcher {
  private let expression: QueryExpression?
  private var folded = FoldedRecipe()
  /// The texts by which the server found the record.
  private var texts: [String] = []

  /// Creates a matcher of a query.
  init(_ query: RecipeQuery) {
    expression = query.expression
  }

  /// Returns true if a record matches whatever its details are, false if it matches with none, and `nil` if
  /// they decide.
  mutating func matches(_ listed: ListedRecord) -> Bool? {
    guard let expression else { return true }
    folded.reset()
    texts = listed.texts
    return holds(expression, for: RankedRecipe(outline: listed.record))
  }

  private mutating func holds(
    _ expression: QueryExpression, for recipe: RankedRecipe
  ) -> Bool? {
    switch expression {
    case .term(let term): return term.isSought(by: texts) ? true : holds(term.test, for: recipe)
    case .not(let operand): return holds(operand, for: recipe).map { !$0 }
    case .and(let operands): return verdict(of: operands, for: recipe, decisive: false)
    case .or(let operands): return verdict(of: operands, for: recipe, decisive: true)
    }
  }

  /// Returns the decisive value if an operand has it, else `nil` if one is undecided.
  private mutating func verdict(
    of operands: [QueryExpression], for recipe: RankedRecipe, decisive: Bool
  ) -> Bool? {
    var verdict: Bool? = !decisive
    for operand in operands {
      switch holds(operand, for: recipe) {
      case decisive: return decisive
      case nil: verdict = nil
      default: continue
      }
    }
    return verdict
  }

  private mutating func holds(_ test: QueryTest, for recipe: RankedRecipe) -> Bool? {
    let passes = folded.passes(test, recipe)
    switch test {
    // Words that are in one field need no other.
    case .words where passes, .symbols where passes: return true
    default: return test.mayNeedDetails && test.lacksValue(in: recipe) ? nil : passes
    }
  }
}

extension RankedRecipe {
  /// Creates the recipe of a record, with the rank that it was given.
  fileprivate init(outline record: RecipeRecord) {
    self.init(
      merged: MergedRecipe(single: record),
      socialRank: record.content.rankSignals.socialRank.map {
        SocialRank(value: $0, origin: .given, member: 0)
      })
  }
}

extension QueryTest {
  /// True if details may change the outcome for a record: every list has titles, publishers, addresses and
  /// ranks if its source has any.
  var mayNeedDetails: Bool {
    switch self {
    case .words(_, let fields), .symbols(_, let fields): fields.contains(where: \.isOfDetails)
    case .page, .mark: false
    case .number(let number, _): number != .rank && number != .sources
    case .presence(let presence, _): ![.rank, .publisher, .address].contains(presence)
    }
  }

  /// True if a record has a value in the details that it looks at.
  func isAnswered(by record: RecipeRecord) -> Bool {
    let recipe = RankedRecipe(outline: record)
    return switch self {
    case .words(_, let fields), .symbols(_, let fields):
      fields.awaited.contains { !$0.isEmpty(in: recipe.merged) }
    case .page, .mark: true
    case .number, .presence: !lacksValue(in: recipe)
    }
  }

  /// True if a record has no value, or none in one of the fields, so that its details may have one.
  fileprivate func lacksValue(in recipe: RankedRecipe) -> Bool {
    switch self {
    case .words(_, let fields), .symbols(_, let fields):
      fields.awaited.contains { $0.isEmpty(in: recipe.merged) }
    case .page, .mark: false
    case .number(let number, let range):
      number.isCount
        ? number.value(of: recipe) == 0
        : number.alternatives(in: range).allSatisfy { $0.value(of: recipe) == nil }
    case .presence(let presence, _): !presence.isKnown(of: recipe)
    }
  }
}

extension QueryNumber {
  /// True if it is a number of lines or tags, so that 0 may be for want of details.
  fileprivate var isCount: Bool { [.ingredients, .directions, .tags].contains(self) }
}

extension [QueryField] {
  /// The fields that a record without details may lack.
  ///
  /// Notes and tools are awaited only where they alone are searched: most recipes have none, so that
  /// asking for them would never end.
  fileprivate var awaited: [QueryField] {
    filter { $0.isOfDetails && (count == 1 || $0 != .notes && $0 != .tools) }
  }
}

extension QueryField {
  /// True if a list may leave it to the details.
  fileprivate var isOfDetails: Bool {
    switch self {
    case .title, .publisher, .source, .address, .id: false
    case .ingredients, .tags, .author, .description, .directions, .notes, .tools, .language: true
    }
  }

  fileprivate func isEmpty(in recipe: MergedRecipe) -> Bool {
    var isEmpty = true
    forEachText(of: recipe) { isEmpty = isEmpty && $0.isEmpty }
    return isEmpty
  }
}

extension QueryExpression {
  /// True if a whole record has what the search looks for in details: a value for each part that a match must
  /// fulfil, and for one of several alternatives.
  func isAnswered(by record: RecipeRecord) -> Bool {
    switch self {
    case .term(let term): return !term.test.mayNeedDetails || term.test.isAnswered(by: record)
    case .not(let operand): return operand.isAnswered(by: record)
    case .and(let operands): return operands.allSatisfy { $0.isAnswered(by: record) }
    case .or(let operands):
      let undecided = operands.filter { $0.allTerms.contains(where: \.test.mayNeedDetails) }
      return undecided.isEmpty || undecided.contains { $0.isAnswered(by: record) }
    }
  }
}
