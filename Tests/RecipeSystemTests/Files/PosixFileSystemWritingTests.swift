import Foundation
import RecipeCore
import RecipeSystem
import Testing

@Suite("Writing to the disk")
struct PosixFileSystemWritingTests {
  private let files = PosixFileSystem()

  @Test("a file is written and replaced, and nothing else stays behind")
  func writes() throws {
    let folder = try ScratchFolder()
    let path = folder.path(of: "a.md")
    try files.writeAtomically(Array("old and longer".utf8), to: path)
    try files.writeAtomically(Array("new".utf8), to: path)
    #expect(try files.read(path, limit: 99) == Array("new".utf8))
    #expect(try folder.names == ["a.md"])
  }

  @Test("an existing file keeps its permissions")
  func permissions() throws {
    let folder = try ScratchFolder()
    let path = try folder.add("secret", "x")
    chmod(path, 0o600)
    try files.writeAtomically([1], to: path)
    #expect(try files.status(of: path)?.permissions == 0o600)
    chmod(path, 0o664)
    try files.writeAtomically([2], to: path)
    #expect(try files.status(of: path)?.permissions == 0o664)
  }

  @Test("a symbolic link stays one and its file is replaced")
  func links() throws {
    let folder = try ScratchFolder()
    let path = try folder.add("real", "old")
    let link = folder.path(of: "link")
    symlink("real", link)
    try files.writeAtomically(Array("new".utf8), to: link)
    #expect(try files.read(path, limit: 9) == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real")
  }

  @Test("a write that fails says so about the path asked for and leaves nothing behind")
  func failure() throws {
    let folder = try ScratchFolder()
    let missing = folder.path(of: "none/a.md")
    #expect(throws: FileError(.notFound, path: missing)) {
      try files.writeAtomically([1], to: missing)
    }
    let taken = folder.path(of: "folder")
    try files.createFolder(taken)
    #expect(throws: FileError(.isFolder, path: taken)) { try files.writeAtomically([1], to: taken) }
    #expect(try folder.names == ["folder"])
  }
}
