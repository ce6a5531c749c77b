import Foundation
package import RecipeCore
import Synchronization

/// A file system in memory: files, folders, links, and nodes that cannot be read.
package final class InMemoryFileSystem: WritingFileSystem {
  /// The kind and content of a path.
  package enum Node: Sendable, Hashable {
    case file([UInt8])
    case folder
    /// A symbolic link; a relative target is relative to the link's folder.
    case link(to: String)
    /// A file that nobody has permission to read.
    case unreadableFile
    /// A folder that nobody has permission to list.
    case unreadableFolder
    /// A socket, a device or a pipe.
    case special
  }

  private struct State {
    var nodes: [String: Node] = ["/": .folder]
    var inodes: [String: UInt64] = ["/": 1]
    var lastInode: UInt64 = 1
    var permissions: [String: UInt16] = [:]
    var modified: [String: Int64] = [:]
    var reads: [String] = []
    var abandoned: [String] = []

    mutating func put(_ node: Node, at path: String) {
      let folder = InMemoryPath.folder(of: path)
      if nodes[folder] == nil { put(.folder, at: folder) }
      nodes[path] = node
      if inodes[path] == nil {
        lastInode += 1
        inodes[path] = lastInode
      }
      modified[path, default: 0] += 1_000_000_000
    }
  }

  /// The lock of all folders.
  private let lock = NSLock()
  private let state = Mutex(State())

  /// Creates a file system with text files, by absolute path; creates their folders.
  package init(_ files: [String: String] = [:]) {
    for (path, text) in files { put(.file(Array(text.utf8)), at: path) }
  }

  /// Puts a node at an absolute path, in place of the one there.
  package func put(_ node: Node, at path: String) {
    state.withLock { $0.put(node, at: InMemoryPath.normal(path)) }
  }

  /// Sets the permission bits of a file or folder; 0o644 otherwise.
  package func setPermissions(_ permissions: UInt16, of path: String) {
    state.withLock { $0.permissions[InMemoryPath.normal(path)] = permissions }
  }

  /// The paths passed to `read`, in order.
  package var reads: [String] { state.withLock { $0.reads } }

  /// The paths of files whose pieces could not all be produced, in order.
  package var abandoned: [String] { state.withLock { $0.abandoned } }

  /// Returns the content of a file as text, or `nil` if there is no such file.
  package func text(of path: String) -> String? {
    guard case .file(let bytes) = state.withLock({ $0.nodes[path] }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The paths of all files, sorted.
  package var filePaths: [String] {
    state.withLock { state in
      state.nodes.filter { if case .file = $0.value { true } else { false } }.keys.sorted()
    }
  }
}

// MARK: - FileSystem

extension InMemoryFileSystem {
  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    state.withLock { $0.reads.append(path) }
    switch try node(at: path).node {
    case .file(let bytes) where bytes.count > limit:
      throw FileError(.tooLarge(limit: limit), path: path)
    case .file(let bytes): return bytes
    case .folder, .unreadableFolder: throw FileError(.isFolder, path: path)
    case .unreadableFile: throw FileError(.permissionDenied, path: path)
    case .link, .special: throw FileError(.other("not a regular file"), path: path)
    }
  }

  package func readWithoutFollowing(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if case .link = state.withLock({ $0.nodes[InMemoryPath.normal(path)] }) {
      throw FileError(.unfollowedLink, path: path)
    }
    return try read(path, limit: limit)
  }

  package func entries(of folder: String) throws(FileError) -> [FileEntry] {
    let (real, node) = try node(at: folder)
    switch node {
    case .folder: break
    case .unreadableFolder: throw FileError(.permissionDenied, path: folder)
    default: throw FileError(.notAFolder, path: folder)
    }
    return state.withLock { state in
      state.nodes
        .filter { $0.key != "/" && InMemoryPath.folder(of: $0.key) == real }
        .map { FileEntry(name: InMemoryPath.name(of: $0.key), kind: $0.value.kind) }
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
  }

  package func status(of path: String) throws(FileError) -> FileStatus? {
    guard let real = try? realPath(of: path) else { return nil }
    return state.withLock { state in
      guard let node = state.nodes[real] else { return nil }
      let size = if case .file(let bytes) = node { bytes.count } else { 0 }
      return FileStatus(
        kind: node.kind, size: size, modified: state.modified[real] ?? 0,
        changed: state.modified[real] ?? 0,
        identity: FileIdentity(device: 1, inode: state.inodes[real] ?? 0),
        permissions: state.permissions[real] ?? 0o644)
    }
  }

  package func realPath(of path: String) throws(FileError) -> String {
    try node(at: path).path
  }

  package func createFolder(_ path: String) throws(FileError) {
    state.withLock { state in
      if state.nodes[path] == nil { state.put(.folder, at: path) }
    }
  }

  package func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
    let folder = InMemoryPath.folder(of: path)
    guard case .folder = try node(at: folder).node else {
      throw FileError(.notAFolder, path: folder)
    }
    put(.file(bytes), at: path)
  }

  package func place(_ bytes: [UInt8], at path: String, replaces: Bool) throws(FileError) {
    let isTaken = state.withLock { $0.nodes[InMemoryPath.normal(path)] != nil }
    if isTaken, !replaces { throw FileError(.exists, path: path) }
    try writeAtomically(bytes, to: path)
  }

  package func flush(_ names: [String], in folder: String) throws(FileError) {}

  package func whileLocked<Value>(
    _ folder: String, waiting: () -> Void, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  package func ifUnlocked<Value>(
    _ folder: String, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value? {
    try body()
  }

  package func place(at path: String, pieces: PieceWriter) throws(FileError) {
    var bytes: [UInt8] = []
    do throws(FileError) {
      try pieces { piece throws(FileError) in bytes += piece }
    } catch {
      state.withLock { $0.abandoned.append(path) }
      throw error
    }
    try writeAtomically(bytes, to: path)
  }

  package func writeAtomically(to path: String, pieces: PieceWriter) throws(FileError) {
    try place(at: path, pieces: pieces)
  }

  package func touch(_ path: String) throws(FileError) {
    put(try node(at: path).node, at: path)
  }

  package func makeExecutable(_ path: String) throws(FileError) {
    _ = try node(at: path)
  }

  package func map(_ path: String) throws(FileError) -> SharedBytes {
    SharedBytes(try read(path, limit: .max))
  }

  package func drafts(in folder: String) -> [String] { [] }

  package func removeDrafts(in folder: String) {}

  package func removeFile(_ path: String) throws(FileError) {
    state.withLock { state in
      state.nodes[path] = nil
      state.inodes[path] = nil
    }
  }

  /// Returns the node that a path leads to after every link has been followed.
  private func node(at path: String) throws(FileError) -> (path: String, node: Node) {
    let found: (String, Node)? = state.withLock { state in
      var real = "/"
      var rest = InMemoryPath.parts(of: path)
      var links = 0
      while !rest.isEmpty {
        let next = InMemoryPath.normal(real + "/" + rest.removeFirst())
        guard case .link(let target) = state.nodes[next] else {
          real = next
          continue
        }
        links += 1
        guard links <= 40 else { return nil }
        if target.hasPrefix("/") { real = "/" }
        rest = InMemoryPath.parts(of: target) + rest
      }
      return state.nodes[real].map { (real, $0) }
    }
    guard let found else { throw FileError(.notFound, path: path) }
    return found
  }
}

extension InMemoryFileSystem.Node {
  fileprivate var kind: FileEntry.Kind {
    switch self {
    case .file, .unreadableFile: .file
    case .folder, .unreadableFolder: .folder
    case .link: .symbolicLink
    case .special: .other
    }
  }
}

/// Operations on absolute paths.
private enum InMemoryPath {
  static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  /// Returns the path without `.`, `..`, and doubled or trailing slashes.
  static func normal(_ path: String) -> String {
    var names: [String] = []
    for part in parts(of: path) {
      if part == ".." { _ = names.popLast() } else { names.append(part) }
    }
    return "/" + names.joined(separator: "/")
  }

  static func folder(of path: String) -> String {
    "/" + parts(of: path).dropLast().joined(separator: "/")
  }

  static func name(of path: String) -> String { parts(of: path).last ?? "" }
}
