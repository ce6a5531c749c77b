import Foundation
import RecipeCore
import RecipeSystem
import Testing

@Suite("Reading the disk")
struct PosixFileSystemTests {
  private let files = PosixFileSystem()

  @Test("a file is read whole", arguments: [0, 1, 5, 4096, 250_000])
  func readsWhole(size: Int) throws {
    let folder = try ScratchFolder()
    let content = String(repeating: "l", count: size)
    let path = try folder.add("a.md", content)
    #expect(try files.read(path, limit: 1 << 20) == Array(content.utf8))
  }

  @Test("a file at the limit is read, one byte more is refused")
  func limit() throws {
    let folder = try ScratchFolder()
    let path = try folder.add("a.md", "12345")
    #expect(try files.read(path, limit: 5).count == 5)
    #expect(throws: FileError(.tooLarge(limit: 4), path: path)) { try files.read(path, limit: 4) }
  }

  @Test("a link is refused where it must not be followed, wherever it leads")
  func link() throws {
    let folder = try ScratchFolder()
    let path = try folder.add("a.md", "12345")
    #expect(try files.readWithoutFollowing(path, limit: 5) == Array("12345".utf8))
    for target in ["a.md", "none", "/"] {
      let link = folder.path(of: "link")
      try? FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      #expect(throws: FileError(.unfollowedLink, path: link)) {
        try files.readWithoutFollowing(link, limit: 5)
      }
    }
  }

  @Test(
    "a part of a file is read, as far as it goes",
    arguments: [
      (0, 0, ""), (0, 3, "123"), (0, 5, "12345"), (0, 9, "12345"), (2, 2, "34"), (4, 9, "5"),
      (5, 1, ""), (9, 9, ""),
    ])
  func readsPart(offset: Int, count: Int, expected: String) throws {
    let folder = try ScratchFolder()
    let path = try folder.add("a.md", "12345")
    #expect(try files.read(path, from: offset, count: count) == Array(expected.utf8))
    let missing = folder.path(of: "none")
    #expect(throws: FileError(.notFound, path: missing)) {
      try files.read(missing, from: offset, count: 1)
    }
  }

  @Test("a pipe is read to its end, however long its writer takes, and within the limit")
  func readsStream() throws {
    let folder = try ScratchFolder()
    let path = folder.path(of: "pipe")
    #expect(mkfifo(path, 0o600) == 0)
    for (limit, isRead) in [(200_000, true), (99_999, false)] {
      Thread.detachNewThread {
        guard let writer = fopen(path, "w") else { return }
        for _ in 0..<1000 { fputs(String(repeating: "l", count: 100), writer) }
        fclose(writer)
      }
      let count = try? files.readStream(path, limit: limit).count
      #expect(count == (isRead ? 100_000 : nil))
    }
    #expect(throws: FileError.self) { try files.readStream(folder.path, limit: 9) }
  }

  @Test("each reason has its own name")
  func reasons() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a.md", "x")
    let missing = folder.path(of: "none")
    #expect(throws: FileError(.notFound, path: missing)) { try files.read(missing, limit: 9) }
    #expect(throws: FileError(.isFolder, path: folder.path)) {
      try files.read(folder.path, limit: 9)
    }
    #expect(throws: FileError(.notAFolder, path: file)) { try files.entries(of: file) }
    #expect(throws: FileError(.notFound, path: missing)) { try files.entries(of: missing) }
  }

  @Test("a pipe is refused and never waited for")
  func pipes() throws {
    let folder = try ScratchFolder()
    let path = folder.path(of: "pipe")
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: FileError(.other("is not a regular file"), path: path)) {
      try files.read(path, limit: 9)
    }
    #expect(throws: FileError.self) { try files.read("/dev/zero", limit: 9) }
  }

  #if os(Linux)
    @Test("a file that says its size is 0 is read to its end")
    func filesOfTheSystem() throws {
      #expect(try files.read("/proc/self/status", limit: 1 << 20).count > 100)
    }
  #endif

  @Test("a path with a NUL byte names nothing")
  func nul() throws {
    let folder = try ScratchFolder()
    let path = try folder.add("a", "x")
    #expect(throws: FileError.self) { try files.read(path + "\0.json", limit: 9) }
    #expect(throws: FileError.self) { try files.status(of: path + "\0.json") }
    #expect(throws: FileError.self) { try files.writeAtomically([], to: path + "\0") }
    #expect(try folder.names == ["a"])
  }

  @Test("a folder lists every name once, by its bytes, with its kind")
  func entries() throws {
    let folder = try ScratchFolder()
    for name in ["b.md", "a.md", "é.md", "Z.md", "🥕.md", "..."] { try folder.add(name, "x") }
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "sub"), withIntermediateDirectories: false)
    symlink("a.md", folder.path(of: "link"))
    mkfifo(folder.path(of: "pipe"), 0o600)
    let entries = try files.entries(of: folder.path)
    #expect(
      entries.map(\.name) == [
        "...", "Z.md", "a.md", "b.md", "link", "pipe", "sub", "é.md", "🥕.md",
      ])
    #expect(
      entries.map(\.kind) == [
        .file, .file, .file, .file, .symbolicLink, .other, .folder, .file, .file,
      ])
  }

  @Test("a status follows links, and is nil for what is not there")
  func status() throws {
    let folder = try ScratchFolder()
    let path = try folder.add("a.md", "12345")
    chmod(path, 0o640)
    symlink("a.md", folder.path(of: "link"))
    let status = try #require(try files.status(of: folder.path(of: "link")))
    #expect(status.kind == .file)
    #expect(status.size == 5)
    #expect(status.permissions == 0o640)
    #expect(status == (try files.status(of: path)))
    let age = Date().timeIntervalSince1970 - Double(status.modified) / 1e9
    #expect(abs(age) < 3600)
    #expect(try files.status(of: folder.path(of: "none")) == nil)
    #expect(try files.status(of: path + "/below") == nil)
  }

  @Test("a real path has no links left")
  func realPath() throws {
    let folder = try ScratchFolder()
    let path = try folder.add("a.md", "x")
    symlink("a.md", folder.path(of: "link"))
    #expect(try files.realPath(of: folder.path(of: "link")) == path)
    #expect(throws: FileError.self) { try files.realPath(of: folder.path(of: "none")) }
  }

  @Test("folders are made with those above them, and making them again is no error")
  func createFolder() throws {
    let folder = try ScratchFolder()
    let deep = folder.path(of: "a/b/c/")
    try files.createFolder(deep)
    try files.createFolder(deep)
    #expect(try files.status(of: deep)?.kind == .folder)
    let file = try folder.add("file", "x")
    #expect(throws: FileError(.notAFolder, path: file)) { try files.createFolder(file) }
    #expect(throws: FileError.self) { try files.createFolder(file + "/below") }
  }

  @Test("removing a file twice is no error, removing a folder is")
  func remove() throws {
    let folder = try ScratchFolder()
    let path = try folder.add("a.md", "x")
    try files.removeFile(path)
    try files.removeFile(path)
    #expect(try folder.names.isEmpty)
    #expect(throws: FileError.self) { try files.removeFile(folder.path) }
  }
}
