import RecipeCore
import Text

/// Checks that there is a folder for what runs keep, and that it can be written.
struct CacheFolderCheck: DoctorCheck {
  private static let why = "every run reads and asks everything again"

  func findings(in setUp: SetUp) -> [Finding] {
    guard let path = CacheFolder(world: setUp.world).path else {
      return [
        Finding(
          .cache, .warning, "there is no cache folder", at: "HOME, XDG_CACHE_HOME",
          why: Self.why, remedy: "set HOME or XDG_CACHE_HOME to a folder")
      ]
    }
    guard let status = existing(path, setUp) else { return [] }
    let shownPath = setUp.shown(status.path)
    if status.status.kind != .folder {
      return [
        Finding(
          .cache, .warning, "the cache folder is not a folder", at: shownPath,
          why: Self.why, remedy: "move the file away")
      ]
    }
    guard status.status.permissions & 0o222 == 0 else { return [] }
    return [
      Finding(
        .cache, .warning, "the cache folder cannot be written to", at: shownPath,
        why: Self.why,
        remedy: "run: chmod u+w \(shownPath.shellWord), or set XDG_CACHE_HOME to a folder of yours")
    ]
  }

  /// Returns the folder, or the nearest one above it that exists.
  private func existing(_ path: String, _ setUp: SetUp) -> (path: String, status: FileStatus)? {
    var path = path
    while true {
      do throws(FileError) {
        if let status = try setUp.files.status(of: path) { return (path, status) }
      } catch {
        // Below a file, nothing has a status.
      }
      guard path != "/" else { return nil }
      path = path.parentFolder
    }
  }
}
