import RecipeConfiguration
import RecipeCore

/// Checks that no folder is read twice.
struct SourceOverlapCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    let folders = setUp.sources.compactMap {
      source -> (name: String, kind: String, path: String)? in
      guard let path = source.settings.values.path("path"), !isFiltered(source.settings) else {
        return nil
      }
      let real = (try? setUp.files.realPath(of: path)) ?? path
      return (source.settings.name, source.settings.kind, real)
    }
    return folders.indices.flatMap { index in
      folders[..<index].compactMap { first in
        let second = folders[index]
        guard first.path == second.path, readSame(first.kind, second.kind) else { return nil }
        return Finding(
          .sources, .warning, "sources.\(first.name) reads the same place",
          at: "sources.\(second.name)",
          why: "each recipe of \(setUp.shown(second.path)) is there twice",
          remedy: "remove one of them, or give each its files with 'include'")
      }
    }
  }

  /// True if two kinds read the same files: those of a kind that reads every format, or of one kind.
  private func readSame(_ first: String, _ second: String) -> Bool {
    first == second || [first, second].contains(SourceCatalog.library.kind)
  }

  private func isFiltered(_ settings: SourceSettings) -> Bool {
    settings.values.has("include") || settings.values.has("exclude")
  }
}
