import RecipeCore

/// The checks of the sources of a configuration: what is wrong with their places before anything is
/// read.
struct SourceChecks {
  /// The problems, by source.
  let diagnostics: [Diagnostic]

  /// Checks the sources that are enabled.
  init(of sources: [ConfiguredSource]) async {
    var found: [Diagnostic] = []
    for source in sources { found += await source.source?.check() ?? [] }
    diagnostics = found
  }

  /// The number of sources' problems that leave nothing to read.
  var errors: Int { diagnostics.count { $0.severity == .error } }
}
