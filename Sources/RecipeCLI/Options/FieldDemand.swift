import RecipeCore
import RecipeSearch

/// Which fields a run looks at, so that sources may leave the long texts unread.
struct FieldDemand: Sendable {
  /// The fields.
  let fields: RecipeFieldSet

  /// Everything: for `show`, `export` and whatever writes recipes whole.
  static let all = FieldDemand(fields: .all)

  /// What matching, merging, ranking and tables need: also the directions, as it depends on who has
  /// some which values survive.
  static let merging = FieldDemand(fields: [.essentials, .directions])

  /// What tells how sources fare.
  static let reports = FieldDemand(fields: .essentials)

  /// What a list needs: the short fields, and those long ones that are named anywhere.
  ///
  /// - Parameters:
  ///   - plan: How the list will be written.
  ///   - query: The query, which may look into long fields.
  init(plan: OutputPlan, query: RecipeQuery) {
    guard !plan.showsEveryField || !plan.fields.isEmpty else {
      fields = .all
      return
    }
    let mentions = plan.fields + [plan.template ?? ""]
    fields = Self.longFields.reduce(query.requiredFields.union(Self.merging.fields)) {
      known, long in
      mentions.contains { $0.contains(long.name) } ? known.union(long.field) : known
    }
  }

  private init(fields: RecipeFieldSet) {
    self.fields = fields
  }

  private static let longFields: [(name: String, field: RecipeFieldSet)] = [
    ("description", .description), ("extras", .extras),
  ]
}
