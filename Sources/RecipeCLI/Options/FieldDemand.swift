import RecipeCore

/// Which fields a run looks at, so that sources may leave the long texts unread.
struct FieldDemand: Sendable {
  /// The fields.
  let fields: RecipeFieldSet

  /// Everything: for `show`, `export` and whatever writes recipes whole.
  static let all = FieldDemand(fields: .all)

  /// What matching, ranking and tables of other things need.
  static let essentials = FieldDemand(fields: .essentials)

  /// What laying records beside one another needs: also how many steps there are.
  static let differences = FieldDemand(fields: [.essentials, .directions])

  /// What a list needs: the short fields, and those long ones that are named anywhere.
  ///
  /// - Parameters:
  ///   - plan: How the list will be written.
  ///   - query: The query, which may look into long fields.
  ///   - options: The order; scores count words of the directions too.
  init(plan: OutputPlan, query: RecipeQuery, options: QueryOptions) {
    guard !plan.showsEveryField || !plan.fields.isEmpty else {
      fields = .all
      return
    }
    let scored: RecipeFieldSet =
      options.sort == .relevance || options.explains ? [.essentials, .directions] : .essentials
    let mentions = plan.fields + [plan.template ?? ""]
    fields = Self.longFields.reduce(query.requiredFields.union(scored)) { known, long in
      mentions.contains { $0.contains(long.name) } ? known.union(long.field) : known
    }
  }

  private init(fields: RecipeFieldSet) {
    self.fields = fields
  }

  private static let longFields: [(name: String, field: RecipeFieldSet)] = [
    ("directions", .directions), ("description", .description), ("extras", .extras),
  ]
}
