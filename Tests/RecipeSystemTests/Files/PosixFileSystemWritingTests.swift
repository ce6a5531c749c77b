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

  @Test("a pipe or a device is written to, and stays what it is")
  func specialFiles() async throws {
    let folder = try ScratchFolder()
    let pipe = folder.path(of: "pipe")
    mkfifo(pipe, 0o600)
    Thread.detachNewThread {
      try? PosixFileSystem().writeAtomically(Array("soup".utf8), to: pipe)
    }
    let reader = try #require(FileHandle(forReadingAtPath: pipe))
    #expect(try reader.readToEnd() == Data("soup".utf8))
    #expect(try files.status(of: pipe)?.kind == .other)
    try files.writeAtomically([1], to: "/dev/null")
    #expect(try files.status(of: "/dev/null")?.kind == .other)
    #expect(try folder.names == ["pipe"])
  }

  @Test("nothing is written through a link, wherever it leads", arguments: ["real", "nowhere"])
  func links(target: String) throws {
    let folder = try ScratchFolder()
    let path = try folder.add("real", "old")
    let link = folder.path(of: "link")
    symlink(target, link)
    let refusal = FileError(.other("is a link; name the file that it leads to"), path: link)
    #expect(throws: refusal) { try files.writeAtomically(Array("new".utf8), to: link) }
    #expect(throws: refusal) { try files.place(Array("new".utf8), at: link, replaces: true) }
    #expect(throws: FileError.self) { try files.update(link, limit: 9) { _ in [1] } }
    #expect(try files.read(path, limit: 9) == Array("old".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try folder.names == ["link", "real"])
  }

  @Test("an open file is written to by its name in /dev, although that is a link")
  func openFiles() throws {
    let folder = try ScratchFolder()
    let path = try folder.add("real", "old ")
    let file = try #require(FileHandle(forWritingAtPath: path))
    try files.writeAtomically(Array("new".utf8), to: "/dev/fd/\(file.fileDescriptor)")
    #expect(try files.read(path, limit: 9) == Array("old new".utf8))
  }

  @Test("a file is written piece by piece, and stays as it was when a piece cannot be had")
  func pieces() throws {
    let folder = try ScratchFolder()
    let path = try folder.add("book.csv", "old")
    try files.writeAtomically(to: path) { append throws(FileError) in
      for piece in ["le", "", "ek"] { try append(Array(piece.utf8)) }
    }
    #expect(try files.read(path, limit: 9) == Array("leek".utf8))
    #expect(throws: FileError(.noSpace, path: path)) {
      try files.writeAtomically(to: path) { append throws(FileError) in
        try append(Array("half".utf8))
        throw FileError(.noSpace, path: path)
      }
    }
    #expect(try files.read(path, limit: 9) == Array("leek".utf8))
    #expect(try folder.names == ["book.csv"])
  }

  @Test(
    "a piece that cannot be written is told, even when who gives the pieces goes on",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func lostPiece() throws {
    #expect(throws: FileError(.noSpace, path: "/dev/full")) {
      try files.writeAtomically(to: "/dev/full") { append throws(FileError) in
        for _ in 0..<2 { try? append([1]) }
      }
    }
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

  @Test("a file takes a free name only, and leaves nothing behind when it is taken")
  func freeNames() throws {
    let folder = try ScratchFolder()
    let path = folder.path(of: "a.md")
    try files.place(Array("first".utf8), at: path, replaces: false)
    #expect(throws: FileError(.exists, path: path)) {
      try files.place(Array("second".utf8), at: path, replaces: false)
    }
    #expect(try files.read(path, limit: 9) == Array("first".utf8))
    try files.place(Array("third".utf8), at: path, replaces: true)
    #expect(try files.read(path, limit: 9) == Array("third".utf8))
    try files.flush(["a.md"], in: folder.path)
    #expect(try folder.names == ["a.md"])
  }

  @Test("the name of a link that leads nowhere is not free")
  func danglingLink() throws {
    let folder = try ScratchFolder()
    let link = folder.path(of: "link")
    symlink("nowhere", link)
    #expect(throws: FileError(.exists, path: link)) {
      try files.place([1], at: link, replaces: false)
    }
    #expect(try folder.names == ["link"])
  }

  @Test("many files are flushed, and one that is not there is an error", arguments: [1, 40])
  func flushes(count: Int) throws {
    let folder = try ScratchFolder()
    let names = (0..<count).map { "\($0).md" }
    for name in names { try files.place([1], at: folder.path(of: name), replaces: false) }
    try files.flush(names, in: folder.path)
    #expect(throws: FileError.self) { try files.flush(["none"], in: folder.path(of: "none")) }
  }

  @Test("drafts of writers that were ended are removed, and nothing else")
  func drafts() throws {
    let folder = try ScratchFolder()
    for name in [".recipes-1abc.tmp", ".imports.ndjson", "recipes-1.tmp", "a.json"] {
      try folder.add(name, "x")
    }
    files.removeDrafts(in: folder.path)
    #expect(try folder.names == [".imports.ndjson", "a.json", "recipes-1.tmp"])
  }

  @Test("a draft that somebody is writing stays")
  func heldDraft() throws {
    let folder = try ScratchFolder()
    let draft = try folder.add(".recipes-1abc.tmp", "x")
    let writer = open(draft, O_WRONLY)
    #expect(flock(writer, LOCK_EX) == 0)
    files.removeDrafts(in: folder.path)
    #expect(try folder.names == [".recipes-1abc.tmp"])
    close(writer)
    files.removeDrafts(in: folder.path)
    #expect(try folder.names == [])
  }

  @Test("a file has one lock, which is free again once nobody holds it")
  func fileLock() throws {
    let folder = try ScratchFolder()
    let files = PosixFileSystem()
    var first = try files.lock(folder.path + "/a")
    #expect(first != nil)
    #expect(try files.lock(folder.path + "/a") == nil)
    #expect(try files.lock(folder.path + "/b") != nil)
    first = nil
    #expect(try files.lock(folder.path + "/a") != nil)
    #expect(throws: FileError.self) { try files.lock(folder.path + "/none/a") }
  }

  @Test("a locked folder makes the next one wait, and says so")
  func locks() async throws {
    let folder = try ScratchFolder()
    let path = folder.path
    let (order, events) = AsyncStream.makeStream(of: String.self)
    let isWaiting = DispatchSemaphore(value: 0)
    let isLocked = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      try? PosixFileSystem().whileLocked(path, waiting: {}) {
        isLocked.signal()
        isWaiting.wait()
        events.yield("first")
      }
    }
    Thread.detachNewThread {
      isLocked.wait()
      try? PosixFileSystem().whileLocked(path, waiting: { isWaiting.signal() }) {
        events.yield("second")
        events.finish()
      }
    }
    var seen: [String] = []
    for await event in order { seen.append(event) }
    #expect(seen == ["first", "second"])
    #expect(try folder.names == [])
  }
}
