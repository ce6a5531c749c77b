package import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PosixFileSystem {
  /// Puts a whole file in place.
  ///
  /// A symbolic link stays one and the file it leads to is replaced. An existing file's permissions
  /// are kept; a new one gets what the process's mask leaves of 0666. What is no file, such as a
  /// pipe or a device, is written to.
  package func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
    try replace(path, with: bytes, isFlushed: true)
    flushFolder(Self.folder(of: path))
  }

  package func place(
    _ bytes: [UInt8], at path: String, replaces: Bool
  ) throws(FileError) {
    guard !replaces else { return try replace(path, with: bytes, isFlushed: false) }
    try put(bytes, at: path, permissions: nil, isFlushed: false, by: FileRename.toFreeName)
  }

  package func place(
    at path: String,
    writing write: (_ append: @escaping ([UInt8]) throws(FileError) -> Void) throws(FileError) ->
      Void
  ) throws(FileError) {
    let draft = Self.folder(of: path) + "/" + DraftName.random()
    do throws(FileError) {
      let outcome = SystemPath.withBytes(of: draft) { name -> Result<Void, FileError> in
        guard let file = FileDescriptor.open(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600) else {
          return .failure(FileError(code: errno, path: path))
        }
        flock(file.number, LOCK_EX | LOCK_NB)
        let number = file.number
        return Result { () throws(FileError) in
          try write { piece throws(FileError) in
            guard piece.withUnsafeBytes({ FileDescriptor.write($0, to: number) }) else {
              throw FileError(code: errno, path: path)
            }
          }
          let code = SystemPath.withBytes(of: path) { FileRename.replacing(name, $0) } ?? EINVAL
          if code != 0 { throw FileError(code: code, path: path) }
        }
      }
      guard let outcome else { throw FileError.impossiblePath(path) }
      try outcome.get()
    } catch {
      try? removeFile(draft)
      throw error
    }
  }

  private func replace(
    _ path: String, with bytes: [UInt8], isFlushed: Bool
  ) throws(FileError) {
    let status = try status(of: path)
    if status?.kind == .other { return try write(bytes, into: path) }
    let target = (try? realPath(of: path)) ?? path
    do {
      try put(
        bytes, at: target, permissions: status?.permissions, isFlushed: isFlushed,
        by: FileRename.replacing)
    } catch {
      throw FileError(error.reason, path: path)
    }
  }

  /// Writes to a pipe or a device; waits for the reader of a pipe, as a shell does.
  private func write(_ bytes: [UInt8], into path: String) throws(FileError) {
    let code = SystemPath.withBytes(of: path) { name in
      guard let stream = FileDescriptor.open(name, O_WRONLY | O_NOCTTY) else { return errno }
      return bytes.withUnsafeBytes { FileDescriptor.write($0, to: stream.number) } ? 0 : errno
    }
    if let code, code != 0 { throw FileError(code: code, path: path) }
  }

  /// Writes a draft beside the target, and moves it to the target's name.
  private func put(
    _ bytes: [UInt8], at target: String, permissions: UInt16?, isFlushed: Bool,
    by move: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  ) throws(FileError) {
    let draft = Self.folder(of: target) + "/" + DraftName.random()
    do throws(FileError) {
      try write(bytes, toNew: draft, permissions: permissions, isFlushed: isFlushed) { draft in
        SystemPath.withBytes(of: target) { move(draft, $0) } ?? EINVAL
      }
    } catch {
      try? removeFile(draft)
      throw FileError(error.reason, path: target)
    }
  }

  /// Writes a draft, and calls `move` while it is held, so that nobody takes it for one that was
  /// left.
  private func write(
    _ bytes: [UInt8], toNew path: String, permissions: UInt16?, isFlushed: Bool,
    move: (UnsafePointer<CChar>) -> Int32
  ) throws(FileError) {
    let code = SystemPath.withBytes(of: path) { name in
      let mode: mode_t = permissions == nil ? 0o666 : 0o600
      guard let file = FileDescriptor.open(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode) else {
        return errno
      }
      flock(file.number, LOCK_EX | LOCK_NB)
      defer { flock(file.number, LOCK_UN) }
      if let permissions { fchmod(file.number, mode_t(permissions)) }
      let isWritten = bytes.withUnsafeBytes { FileDescriptor.write($0, to: file.number) }
      guard isWritten, !isFlushed || fsync(file.number) == 0 else { return errno }
      return move(name)
    }
    guard let code else { throw FileError.impossiblePath(path) }
    if code != 0 { throw FileError(code: code, path: path) }
  }
}

/// The names of files that are being written and not yet in place.
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
  package func removeDrafts(in folder: String) {
    let entries = (try? entries(of: folder)) ?? []
    for entry in entries where entry.kind == .file && DraftName.isOne(entry.name) {
      let path = folder + "/" + entry.name
      if isLeft(path) { try? removeFile(path) }
    }
  }

  /// Whether nobody writes a draft any more, be it an export that needs no lock of the folder.
  private func isLeft(_ draft: String) -> Bool {
    let isHeld = SystemPath.withBytes(of: draft) { name -> Bool in
      guard let file = FileDescriptor.open(name, O_RDONLY | O_NONBLOCK) else { return false }
      return flock(file.number, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }
    return isHeld != true
  }
}
