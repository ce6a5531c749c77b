/// Immutable bytes at a stable address as long as they are referenced: a mapped file, or a copy.
package final class SharedBytes: Sendable {
  /// The number of bytes.
  package let count: Int

  /// The address of the first byte; 0 if there are none.
  private let address: UInt
  private let release: @Sendable (UnsafeMutableRawBufferPointer) -> Void

  /// Takes ownership of bytes that no longer change.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - release: Frees the bytes after the last reference.
  package init(
    owning bytes: UnsafeMutableRawBufferPointer,
    release: @escaping @Sendable (UnsafeMutableRawBufferPointer) -> Void
  ) {
    count = bytes.count
    address = UInt(bitPattern: bytes.baseAddress)
    self.release = release
  }

  /// Creates a copy of bytes.
  package convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    self.init(owning: copy) { $0.deallocate() }
  }

  deinit {
    release(
      UnsafeMutableRawBufferPointer(
        start: UnsafeMutableRawPointer(bitPattern: address), count: count))
  }

  /// Calls `body` with the bytes, which must not be used after it returns.
  @inline(__always)
  package func withBytes<Value, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try withExtendedLifetime(self) { () throws(Failure) -> Value in
      try body(
        UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count))
    }
  }
}
