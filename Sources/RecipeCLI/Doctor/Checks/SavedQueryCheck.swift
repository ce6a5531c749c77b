import RecipeConfiguration
import RecipeCore
import RecipeSearch

/// Checks that saved queries can be parsed, and know the queries that they name.
struct SavedQueryCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let configuration = setUp.configuration else { return [] }
    return configuration.queries.sorted { $0.key < $1.key }.compactMap { name, text in
      do throws(CommandFailure) {
        _ = try setUp.context.query(text)
        return nil
      } catch {
        return Finding(
          .configuration, .error, error.message,
          at: "\(setUp.shown(configuration.file)): queries.\(name)",
          why: "'recipes search \(SavedQueries.use(of: name))' ends with an error",
          remedy: error.help ?? "correct the query; 'recipes help search' has the language")
      }
    }
  }
}
