import RecipeConfiguration
import RecipeCore
import Text

/// Checks that the library is a folder that can be read and written.
struct LibraryFolderCheck: DoctorCheck {
  private static let why = "'recipes import' has nowhere to write, and decisions cannot be kept"

  func findings(in setUp: SetUp) -> [Finding] {
    guard let configuration = setUp.configuration else { return [] }
    let path = configuration.library.path
    let shownPath = setUp.shown(path)
    do throws(FileError) {
      guard let status = try setUp.files.status(of: path) else { return [] }
      guard status.kind == .folder else {
        return [
          Finding(
            .library, .error, "the library is not a folder", at: shownPath, why: Self.why,
            remedy: "move the file, or set [library] path to a folder")
        ]
      }
      guard status.permissions & 0o222 != 0 else {
        return [
          Finding(
            .library, .warning, "the library cannot be written to", at: shownPath, why: Self.why,
            remedy: "run: chmod u+w \(shownPath.shellWord)")
        ]
      }
      _ = try setUp.files.entries(of: path)
      return []
    } catch {
      return [
        Finding(
          .library, .error, "the library cannot be read: \(error.reasonText)", at: shownPath,
          why: Self.why, remedy: "make it readable, or set [library] path to another folder")
      ]
    }
  }
}
