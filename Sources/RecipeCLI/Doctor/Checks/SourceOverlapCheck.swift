import RecipeConfiguration
import RecipeCore

/// Checks that no folder is read twice, be it inside another one.
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
        guard readSame(first.kind, second.kind),
          let shared = Self.sharedPath(first.path, second.path)
        else { return nil }
        let isOne = first.path == second.path
        return Finding(
          .sources, .warning,
          "sources.\(first.name) reads \(isOne ? "the same place" : "files of it, too")",
          at: "sources.\(second.name)",
          why: "each recipe of \(setUp.shown(shared)) is there twice",
          remedy: "remove one of them, or give each its files with 'include'")
      }
    }
  }

  /// Returns the path that is read for both; `nil` if neither is in the other.
  private static func sharedPath(_ first: String, _ second: String) -> String? {
    if (second + "/").hasPrefix(first + "/") { return second }
    return (first + "/").hasPrefix(second + "/") ? first : nil
  }

  /// True if two kinds read the same files: those of a kind that reads every format, or of one kind.
  private func readSame(_ first: String, _ second: String) -> Bool {
    first == second || [first, second].contains(SourceCatalog.library.kind)
  }

  private func isFiltered(_ settings: SourceSettings) -> Bool {
    settings.values.has("include") || settings.values.has("exclude")
  }
}
