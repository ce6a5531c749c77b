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
  /// are kept; a new one gets what the process's mask leaves of 0666.
  package func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = (try? realPath(of: path)) ?? path
    let permissions = try status(of: target)?.permissions
    let draft = Self.folder(of: target) + "/." + Self.randomName() + ".tmp"
    do throws(FileError) {
      try write(bytes, toNew: draft, permissions: permissions)
      try rename(draft, to: target)
    } catch {
      try? removeFile(draft)
      throw FileError(error.reason, path: path)
    }
    flushFolder(of: target)
  }

  private func write(
    _ bytes: [UInt8], toNew path: String, permissions: UInt16?
  ) throws(FileError) {
    let code = SystemPath.withBytes(of: path) { name in
      let mode: mode_t = permissions == nil ? 0o666 : 0o600
      guard let file = FileDescriptor.open(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode) else {
        return errno
      }
      if let permissions { fchmod(file.number, mode_t(permissions)) }
      let isWritten = bytes.withUnsafeBytes { FileDescriptor.write($0, to: file.number) }
      return isWritten && fsync(file.number) == 0 ? 0 : errno
    }
    guard let code else { throw FileError.impossiblePath(path) }
    if code != 0 { throw FileError(code: code, path: path) }
  }

  private func rename(_ draft: String, to target: String) throws(FileError) {
    let code = SystemPath.withBytes(of: draft) { draft in
      SystemPath.withBytes(of: target) { target in
        #if canImport(Glibc)
          Glibc.rename(draft, target) == 0 ? 0 : errno
        #elseif canImport(Musl)
          Musl.rename(draft, target) == 0 ? 0 : errno
        #elseif canImport(Darwin)
          Darwin.rename(draft, target) == 0 ? 0 : errno
        #endif
      } ?? EINVAL
    }
    if let code, code != 0 { throw FileError(code: code, path: target) }
  }

  /// Makes the new name last; a failure changes nothing that a reader can see.
  private func flushFolder(of path: String) {
    _ = SystemPath.withBytes(of: Self.folder(of: path)) { name in
      guard let folder = FileDescriptor.open(name, O_RDONLY | O_DIRECTORY) else { return }
      fsync(folder.number)
    }
  }

  private static func randomName() -> String {
    "recipes-" + String(UInt64.random(in: .min ... .max), radix: 36)
  }
}
