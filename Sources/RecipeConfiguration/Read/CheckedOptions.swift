import RecipeCore

/// The valid options of a table.
struct CheckedOptions {
  /// The table's full name.
  let table: String
  /// The table's location.
  let location: TextLocation
  /// The options that the table may have, in the order to show them.
  let options: [SourceOption]
  /// The given values by the names of their options.
  let given: [String: SourceOptionValues.Value]

  /// The values of all options.
  var values: SourceOptionValues {
    SourceOptionValues(given, at: location)
  }

  /// Returns the values of some of the options.
  ///
  /// - Parameter folder: The folder of the configuration.
  func values(of options: [SourceOption], in folder: String) -> SourceOptionValues {
    let names = Set(options.map(\.name))
    return SourceOptionValues(
      given.filter { names.contains($0.key) }, at: location, folder: folder)
  }
}
