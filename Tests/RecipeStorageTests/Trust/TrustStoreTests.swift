import RecipeCore
import RecipeStorage
import TestSupport
import Testing
import Text

@Suite("Trust in files")
struct TrustStoreTests {
  private let files = InMemoryFileSystem([
    "/home/ana/plug-in": "one", "/home/ana/other file": "two", "/home/ana/.keep": "",
  ])

  private var store: TrustStore { TrustStore(variables: ["HOME": "/home/ana"], files: files) }

  private func trust(_ path: String) throws -> TrustedFile.Trust {
    try TrustedFile(path, in: store, files).trust
  }

  @Test("a file is trusted as it was, and no longer once it changed or was removed")
  func trust() throws {
    for path in ["/home/ana/plug-in", "/home/ana/other file"] {
      #expect(try trust(path) == .unknown)
      for entry in try TrustedFile(path, isHashed: true, in: store, files).entries() {
        try store.add(entry)
      }
      #expect(try trust(path) == .trusted)
    }
    files.put(.file(Array("three".utf8)), at: "/home/ana/plug-in")
    #expect(try trust("/home/ana/plug-in") == .changed)
    #expect(try trust("/home/ana/other file") == .trusted)
    #expect(try store.remove("/home/ana/plug-in"))
    #expect(try !store.remove("/home/ana/plug-in"))
    #expect(try trust("/home/ana/plug-in") == .unknown)
  }

  @Test("the store is a list of SHA-256 and paths, and what it does not understand is ignored")
  func format() throws {
    for entry in try TrustedFile("/home/ana/plug-in", isHashed: true, in: store, files).entries() {
      try store.add(entry)
    }
    let path = try #require(store.file)
    #expect(path == "/home/ana/.local/share/recipes/trusted")
    let hash = "7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed"
    #expect(files.text(of: path) == "\(hash)  /home/ana/plug-in\n")
    files.put(.file(Array("nonsense\n\(hash) /x\n\(hash)  relative\n".utf8)), at: path)
    #expect(try store.entries().isEmpty)
  }

  @Test("a list that others can change is not believed", arguments: [0o666, 0o622, 0o602])
  func writableByOthers(permissions: UInt16) throws {
    for entry in try TrustedFile("/home/ana/plug-in", isHashed: true, in: store, files).entries() {
      try store.add(entry)
    }
    files.setPermissions(permissions, of: try #require(store.file))
    let error = #expect(throws: FileError.self) { try trust("/home/ana/plug-in") }
    let place = "/home/ana/.local/share/recipes/trusted"
    #expect(error?.description.contains("run: chmod go-w \(place)") == true, "\(error as Any)")
  }

  @Test(
    "a file that everyone can replace has no trust, wherever above it the open folder is",
    arguments: [
      ("/home/ana", 0o777, "/home/ana"), ("/home", 0o777, "/home"),
      ("/home/ana", 0o757, "/home/ana"),
      ("/home", 0o1777, nil), ("/home/ana", 0o775, nil), ("/home/ana", 0o755, nil),
    ] as [(String, UInt16, String?)])
  func openFolders(folder: String, permissions: UInt16, place: String?) throws {
    files.setPermissions(permissions, of: folder)
    let trust = try TrustedFile(
      "/home/ana/plug-in", in: TrustStore(variables: [:], files: files), files
    ).trust
    #expect(trust == place.map { .writableByOthers(place: $0) } ?? .unknown)
  }

  @Test("a list of trusted files that everyone can replace is not believed")
  func openFolderOfList() throws {
    for entry in try TrustedFile("/home/ana/plug-in", isHashed: true, in: store, files).entries() {
      try store.add(entry)
    }
    files.setPermissions(0o777, of: "/home/ana/.local/share/recipes")
    let error = #expect(throws: FileError.self) { try store.entries() }
    #expect(error?.description.contains("chmod go-w /home/ana/.local/share/recipes") == true)
  }

  @Test("a path with a line break is refused: it would be the trust in another file")
  func lineBreaks() throws {
    let hash = String(repeating: "0", count: 64)
    for lineBreak in ["\n", "\r", "\r\n"] {
      let path = "/home/ana/plug-in\(lineBreak)\(hash)  /home/ana/other file"
      files.put(.file(Array("four".utf8)), at: path)
      #expect(throws: FileError.self) {
        for entry in try TrustedFile(path, isHashed: true, in: store, files).entries() {
          try store.add(entry)
        }
      }
    }
    #expect(try store.entries().isEmpty)
  }

  @Test("what was read counts, not what is on the disk by now")
  func bytes() throws {
    for entry in try TrustedFile("/home/ana/plug-in", isHashed: true, in: store, files).entries() {
      try store.add(entry)
    }
    let file = try TrustedFile("/home/ana/plug-in", bytes: Array("other".utf8), in: store, files)
    #expect(file.trust == .changed)
  }

  @Test("a large file is hashed in pieces, as it would be whole")
  func large() throws {
    let bytes = (0..<(5 << 19)).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 11) }
    files.put(.file(bytes), at: "/home/ana/plug-in")
    let file = try TrustedFile("/home/ana/plug-in", isHashed: true, in: store, files)
    #expect(file.hash == SHA256.hex(of: bytes))
    #expect(files.reads.count { $0 == "/home/ana/plug-in" } > 1)
  }
}
