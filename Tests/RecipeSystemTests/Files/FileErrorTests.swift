import Foundation
import RecipeCore
import Testing

@testable import RecipeSystem

@Suite("Reasons of the system")
struct FileErrorTests {
  @Test(
    "a number of the system becomes a reason",
    arguments: [
      (ENOENT, FileError.Reason.notFound), (EACCES, .permissionDenied), (EISDIR, .isFolder),
      (ENOTDIR, .notAFolder), (ENOSPC, .noSpace), (EROFS, .readOnly),
      (ELOOP, .other("too many levels of symbolic links")),
    ])
  func reasons(code: Int32, reason: FileError.Reason) {
    #expect(FileError(code: code, path: "/a") == FileError(reason, path: "/a"))
  }
}
