import RecipeCore

/// The options of one table that were given and are right.
struct CheckedOptions {
  /// The table's full name.
  let table: String
  /// The table's place.
  let location: TextLocation
  /// The options the table may have, in the order to show them.
  let options: [SourceOption]
  /// The values by their option's name.
  let given: [String: SourceOptionValues.Value]

  /// The values of all options.
  var values: SourceOptionValues {
    SourceOptionValues(given, at: location)
  }

  /// The values of some options.
  func values(of options: [SourceOption]) -> SourceOptionValues {
    let names = Set(options.map(\.name))
    return SourceOptionValues(given.filter { names.contains($0.key) }, at: location)
  }
}
