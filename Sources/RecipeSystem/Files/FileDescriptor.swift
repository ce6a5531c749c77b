#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, closed when the value is destroyed.
struct FileDescriptor: ~Copyable {
  /// The descriptor's number.
  let number: Int32

  /// Takes ownership of an open descriptor.
  init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Opens a path provided by `SystemPath`, with close-on-exec.
  ///
  /// - Returns: `nil` if it cannot be opened; `errno` has the reason.
  static func open(_ path: UnsafePointer<CChar>, _ flags: Int32, mode: mode_t = 0) -> Self? {
    while true {
      #if canImport(Glibc)
        let number = Glibc.open(path, flags | O_CLOEXEC, mode)
      #elseif canImport(Musl)
        let number = Musl.open(path, flags | O_CLOEXEC, mode)
      #elseif canImport(Darwin)
        let number = Darwin.open(path, flags | O_CLOEXEC, mode)
      #endif
      if number >= 0 { return Self(owning: number) }
      if errno != EINTR { return nil }
    }
  }

  /// Reads once; returns 0 at the end, `nil` on failure, when `errno` has the reason.
  borrowing func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    Self.read(number, into: buffer)
  }

  /// Reads once from a descriptor owned by another.
  static func read(_ number: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(number, buffer.baseAddress, buffer.count)
      #elseif canImport(Darwin)
        let count = Darwin.read(number, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      if errno != EINTR { return nil }
    }
  }

  /// Writes once to a nonblocking descriptor.
  ///
  /// - Returns: The number of bytes written, 0 if it is full; `nil` on failure.
  static func writeOnce(_ bytes: UnsafeRawBufferPointer, to number: Int32) -> Int? {
    while true {
      #if canImport(Glibc)
        let count = Glibc.write(number, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        let count = Musl.write(number, bytes.baseAddress, bytes.count)
      #elseif canImport(Darwin)
        let count = Darwin.write(number, bytes.baseAddress, bytes.count)
      #endif
      if count >= 0 { return count }
      if errno == EAGAIN || errno == EWOULDBLOCK { return 0 }
      if errno != EINTR { return nil }
    }
  }

  /// Writes all bytes, and waits while a nonblocking descriptor is full.
  ///
  /// - Returns: True if all were written; otherwise `errno` has the reason.
  static func write(_ bytes: UnsafeRawBufferPointer, to number: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Glibc)
        let count = Glibc.write(number, part.baseAddress, part.count)
      #elseif canImport(Musl)
        let count = Musl.write(number, part.baseAddress, part.count)
      #elseif canImport(Darwin)
        let count = Darwin.write(number, part.baseAddress, part.count)
      #endif
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        var wait = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
