import RecipeConfiguration
import RecipeCore
import RecipeStorage

/// Checks that the record of imports can be read.
struct LibraryManifestCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let root = setUp.configuration?.library.path else { return [] }
    let record = LibraryRecord(root: root, files: setUp.files)
    let shownPath = setUp.shown(record.path)
    do throws(FileError) {
      return try record.damagedLines().map { line in
        Finding(
          .library, .warning, "this line of the record of imports cannot be read",
          at: "\(shownPath):\(line)", why: "importing that recipe again may write it twice",
          remedy: "restore the file from a copy; the next import moves the line out of it")
      }
    } catch {
      guard error.reason != .notAFolder else { return [] }
      return [
        Finding(
          .library, .error, "the record of imports cannot be read: \(error.reasonText)",
          at: shownPath,
          why: "'recipes import' does not know what is there and writes nothing",
          remedy: "make it readable")
      ]
    }
  }
}
