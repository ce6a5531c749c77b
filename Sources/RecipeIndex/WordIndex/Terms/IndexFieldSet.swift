import RecipeSearch

/// A set of index fields.
struct IndexFieldSet: OptionSet, Sendable {
  /// One bit for each field.
  let rawValue: UInt64

  /// Creates a set from its bits.
  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates the set of one field.
  init(_ field: IndexField) {
    self.init(rawValue: 1 << UInt64(field.rawValue))
  }

  /// Creates the set of the fields of texts, or `nil` if the words of one are not indexed.
  init?(_ texts: [QueryField]) {
    self.init()
    for text in texts {
      guard let field = IndexField(text) else { return nil }
      formUnion(IndexFieldSet(field))
    }
  }

  /// The fields in which words count for scores.
  static let counted = IndexFieldSet(RelevanceField.all.map(\.field)) ?? []

  /// The fields of prose; see `IndexField.isProse`.
  static let prose = IndexField.allCases.reduce(into: IndexFieldSet()) { fields, field in
    if field.isProse { fields.formUnion(IndexFieldSet(field)) }
  }

  /// The fields of the set, in their order.
  var fields: some Sequence<IndexField> {
    sequence(state: rawValue) { rest in
      let lowest = rest.trailingZeroBitCount
      rest &= rest &- 1
      return IndexField(rawValue: lowest)
    }
  }
}
