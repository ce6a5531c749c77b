package import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PosixFileSystem {
  package func map(_ path: String) throws(FileError) -> SharedBytes {
    let outcome = SystemPath.withBytes(of: path) { name -> Result<SharedBytes, FileError> in
      guard let file = FileDescriptor.open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY) else {
        return .failure(FileError(code: errno, path: path))
      }
      var status = stat()
      guard fstat(file.number, &status) == 0 else {
        return .failure(FileError(code: errno, path: path))
      }
      guard FileEntry.Kind(mode: status.st_mode) == .file else {
        return .failure(FileError(.other("is not a regular file"), path: path))
      }
      guard status.st_size > 0, let count = Int(exactly: status.st_size) else {
        return .success(SharedBytes([]))
      }
      return Self.map(file, count).map { .success($0) }
        ?? .failure(FileError(code: errno, path: path))
    }
    guard let outcome else { throw FileError.impossiblePath(path) }
    return try outcome.get()
  }

  private static func map(_ file: borrowing FileDescriptor, _ count: Int) -> SharedBytes? {
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, file.number, 0)
    guard let start, start != MAP_FAILED else { return nil }
    return SharedBytes(owning: UnsafeMutableRawBufferPointer(start: start, count: count)) {
      munmap($0.baseAddress, $0.count)
    }
  }
}
