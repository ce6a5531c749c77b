package import RecipeCore
import Synchronization
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PosixFileSystem {
  /// Replaces a whole file.
  ///
  /// A symbolic link is refused: it could lead anywhere. An existing file keeps its permissions; a
  /// new one gets 0666 less the process's mask. Anything but a file, such as a pipe or a device, is
  /// written to.
  package func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
    try writeAtomically(to: path) { append throws(FileError) in try append(bytes) }
  }

  package func writeAtomically(to path: String, pieces: PieceWriter) throws(FileError) {
    try replace(path, isFlushed: true, pieces)
    flushFolder(path.parentFolder)
  }

  package func place(
    _ bytes: [UInt8], at path: String, replaces: Bool
  ) throws(FileError) {
    let piece: PieceWriter = { append throws(FileError) in try append(bytes) }
    guard !replaces else { return try replace(path, isFlushed: false, piece) }
    try put(piece, at: path, permissions: nil, isFlushed: false, by: FileRename.toFreeName)
  }

  package func place(at path: String, pieces: PieceWriter) throws(FileError) {
    try put(pieces, at: path, permissions: 0o600, isFlushed: false, by: FileRename.replacing)
  }

  package func makeExecutable(_ path: String) throws(FileError) {
    guard let status = try status(of: path) else { throw FileError(.notFound, path: path) }
    let mode = status.permissions | (status.permissions & 0o444) >> 2
    let code = SystemPath.withBytes(of: path) { chmod($0, mode_t(mode)) == 0 ? 0 : errno }
    guard let code else { throw FileError.impossiblePath(path) }
    if code != 0 { throw FileError(code: code, path: path) }
  }

  private func replace(
    _ path: String, isFlushed: Bool, _ pieces: PieceWriter
  ) throws(FileError) {
    let status = try status(of: path)
    if status?.kind == .other || Self.isStream(path) { return try write(pieces, into: path) }
    // Renaming a draft to a link would replace the link, and so never lead elsewhere; but whoever
    // made the link would find their file unchanged and the link gone.
    guard !Self.isLink(path) else {
      throw FileError(.other("is a link; name the file that it leads to"), path: path)
    }
    try put(
      pieces, at: path, permissions: status?.permissions, isFlushed: isFlushed,
      by: FileRename.replacing)
  }

  /// True for the system's names of open files, which are links: `/dev/stdout`, `/dev/fd/3`.
  private static func isStream(_ path: String) -> Bool {
    path.utf8.starts(with: "/dev/".utf8) || path.utf8.starts(with: "/proc/self/fd/".utf8)
  }

  /// True if a path is a symbolic link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    let code = SystemPath.withBytes(of: path) { lstat($0, &status) }
    return code == 0 && FileEntry.Kind(mode: status.st_mode) == .symbolicLink
  }

  /// Writes to a pipe or a device; waits for the reader of a pipe, as a shell does.
  private func write(_ pieces: PieceWriter, into path: String) throws(FileError) {
    let outcome = SystemPath.withBytes(of: path) { name in
      Result { () throws(FileError) in
        guard let stream = FileDescriptor.open(name, O_WRONLY | O_APPEND | O_NOCTTY) else {
          throw FileError(code: errno, path: path)
        }
        Interruption.hold()
        try Self.write(pieces, to: stream.number, of: path)
      }
    }
    guard let outcome else { throw FileError.impossiblePath(path) }
    try outcome.get()
  }

  /// Writes a draft next to the target, and renames it to the target.
  ///
  /// - Parameter permissions: The permissions, or `nil` for 0666 less the process's mask.
  private func put(
    _ pieces: PieceWriter, at target: String, permissions: UInt16?, isFlushed: Bool,
    by move: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  ) throws(FileError) {
    let draft = target.parentFolder + "/" + DraftName.random()
    do throws(FileError) {
      let outcome = SystemPath.withBytes(of: draft) { name in
        Result { () throws(FileError) in
          try Self.write(
            pieces, toNew: name, of: target, permissions: permissions, isFlushed: isFlushed
          ) { SystemPath.withBytes(of: target) { move(name, $0) } ?? EINVAL }
        }
      }
      guard let outcome else { throw FileError.impossiblePath(target) }
      try outcome.get()
    } catch {
      try? removeFile(draft)
      throw error
    }
  }

  /// Writes a draft, and calls `move` while the draft is locked, so that no other process takes it
  /// for an abandoned one.
  private static func write(
    _ pieces: PieceWriter, toNew name: UnsafePointer<CChar>, of target: String,
    permissions: UInt16?, isFlushed: Bool, move: () -> Int32
  ) throws(FileError) {
    let mode: mode_t = permissions == nil ? 0o666 : 0o600
    guard let file = FileDescriptor.open(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode) else {
      throw FileError(code: errno, path: target)
    }
    flock(file.number, LOCK_EX | LOCK_NB)
    defer { flock(file.number, LOCK_UN) }
    if let permissions { fchmod(file.number, mode_t(permissions)) }
    try write(pieces, to: file.number, of: target)
    guard !isFlushed || fsync(file.number) == 0 else {
      throw FileError(code: errno, path: target)
    }
    Interruption.hold()
    let code = move()
    if code != 0 { throw FileError(code: code, path: target) }
  }

  /// Writes pieces to an open file, and nothing after a piece that failed.
  private static func write(
    _ pieces: PieceWriter, to number: Int32, of path: String
  ) throws(FileError) {
    let failure = Mutex<FileError?>(nil)
    try pieces { piece throws(FileError) in
      if let failure = failure.withLock(\.self) { throw failure }
      guard piece.withUnsafeBytes({ FileDescriptor.write($0, to: number) }) else {
        let error = FileError(code: errno, path: path)
        failure.withLock { $0 = error }
        throw error
      }
    }
    // The closure may have ignored the error, but an incomplete file must not be put in place.
    if let failure = failure.withLock(\.self) { throw failure }
  }
}

/// The names of drafts: files that are being written.
private enum DraftName {
  private static let prefix = ".recipes-"
  private static let suffix = ".tmp"

  static func random() -> String {
    prefix + String(UInt64.random(in: .min ... .max), radix: 36) + suffix
  }

  static func isOne(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(suffix)
  }
}

extension PosixFileSystem {
  package func drafts(in folder: String) -> [String] {
    let entries = (try? entries(of: folder)) ?? []
    return entries.filter { $0.kind == .file && DraftName.isOne($0.name) }
      .map { folder + "/" + $0.name }.filter(isLeft)
  }

  package func removeDrafts(in folder: String) {
    for draft in drafts(in: folder) { try? removeFile(draft) }
  }

  /// True if no process is writing the draft; an export takes no lock of the folder.
  private func isLeft(_ draft: String) -> Bool {
    let isHeld = SystemPath.withBytes(of: draft) { name -> Bool in
      guard let file = FileDescriptor.open(name, O_RDONLY | O_NONBLOCK) else { return false }
      return flock(file.number, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }
    return isHeld != true
  }
}
