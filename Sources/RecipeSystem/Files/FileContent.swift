import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The outcome of reading a file.
enum FileContent {
  case bytes([UInt8])
  /// The file cannot be read as one or is too large.
  case refused(FileError.Reason)
  /// A system call failed with this `errno`.
  case failed(Int32)

  /// Reads a regular file; pipes, sockets and devices are refused, so that nothing can block.
  ///
  /// - Parameter followsLink: False to fail with `ELOOP` if the path is a symbolic link.
  static func read(
    _ path: UnsafePointer<CChar>, limit: Int, followsLink: Bool = true
  ) -> FileContent {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | (followsLink ? 0 : O_NOFOLLOW)
    guard let file = FileDescriptor.open(path, flags) else {
      return .failed(errno)
    }
    return read(file, limit: limit)
  }

  /// Reads a regular file and takes its stamp before and after.
  ///
  /// - Parameter note: Called with the stamp, unless it changed meanwhile.
  static func read(
    _ path: UnsafePointer<CChar>, limit: Int, noting note: (FileStamp) -> Void
  ) -> FileContent {
    guard let file = FileDescriptor.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY) else {
      return .failed(errno)
    }
    let before = stamp(of: file)
    let content = read(file, limit: limit)
    if let before, before == stamp(of: file) { note(before) }
    return content
  }

  private static func stamp(of file: borrowing FileDescriptor) -> FileStamp? {
    var status = stat()
    return fstat(file.number, &status) == 0 ? FileStamp(FileStatus(status)) : nil
  }

  /// Reads a pipe, or anything else that is readable, to its end.
  static func readStream(_ path: UnsafePointer<CChar>, limit: Int) -> FileContent {
    guard let file = FileDescriptor.open(path, O_RDONLY | O_NOCTTY) else { return .failed(errno) }
    return readOn(file, after: [], limit: limit)
  }

  /// Reads a part of a regular file.
  static func read(_ path: UnsafePointer<CChar>, from offset: Int, count: Int) -> FileContent {
    guard let file = FileDescriptor.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY) else {
      return .failed(errno)
    }
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return .failed(errno) }
    guard FileEntry.Kind(mode: status.st_mode) == .file else {
      return .refused(.other("is not a regular file"))
    }
    guard lseek(file.number, off_t(offset), SEEK_SET) >= 0 else { return .failed(errno) }
    var (bytes, code) = chunk(of: file, capacity: max(0, count))
    // A short read is not the end: some file systems return what is at hand.
    while code == 0, bytes.count < count {
      let (more, newCode) = chunk(of: file, capacity: count - bytes.count)
      guard !more.isEmpty || newCode != 0 else { break }
      bytes += more
      code = newCode
    }
    return code == 0 ? .bytes(bytes) : .failed(code)
  }

  /// Reads an open regular file from its start.
  static func read(_ file: borrowing FileDescriptor, limit: Int) -> FileContent {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return .failed(errno) }
    switch FileEntry.Kind(mode: status.st_mode) {
    case .file: return read(file, size: Int(status.st_size), limit: limit)
    case .folder: return .refused(.isFolder)
    default: return .refused(.other("is not a regular file"))
    }
  }

  private static func read(
    _ file: borrowing FileDescriptor, size: Int, limit: Int
  ) -> FileContent {
    guard size <= limit, size < Int.max else { return .refused(.tooLarge(limit: limit)) }
    // One byte more than the size: a short read has reached the end, which saves the second read.
    // Files that the system generates state a size of 0.
    let (bytes, code) = chunk(of: file, capacity: size + 1)
    guard code == 0 else { return .failed(code) }
    let isAtEnd = size > 0 ? bytes.count <= size : bytes.isEmpty
    return isAtEnd ? .bytes(bytes) : readOn(file, after: bytes, limit: limit)
  }

  /// Reads to the end, whatever size is stated.
  private static func readOn(
    _ file: borrowing FileDescriptor, after start: [UInt8], limit: Int
  ) -> FileContent {
    var (bytes, code, isAtEnd) = (start, Int32(0), false)
    while code == 0, !isAtEnd {
      guard bytes.count <= limit else { return .refused(.tooLarge(limit: limit)) }
      let (more, newCode) = chunk(of: file, capacity: 1 << 16)
      bytes += more
      code = newCode
      isAtEnd = more.isEmpty
    }
    return code == 0 ? .bytes(bytes) : .failed(code)
  }

  private static func chunk(
    of file: borrowing FileDescriptor, capacity: Int
  ) -> (bytes: [UInt8], code: Int32) {
    let number = file.number
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let space = UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: capacity)
      guard let read = FileDescriptor.read(number, into: space) else {
        code = errno
        return
      }
      count = read
    }
    return (bytes, code)
  }
}
