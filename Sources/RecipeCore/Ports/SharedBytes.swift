/// Immutable bytes at a stable address as long as they are referenced: a mapped file, or a copy.
package final class SharedBytes: Sendable {
  /// The bytes.
  ///
  /// Any thread may read them (Decision 70): nobody writes to them once they are here, they are
  /// released with the last reference, and `withBytes` alone lends them out.
  private nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer
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
    self.bytes = bytes
    self.release = release
  }

  /// Creates a copy of bytes.
  package convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    self.init(owning: copy) { $0.deallocate() }
  }

  deinit { release(bytes) }

  /// The number of bytes.
  package var count: Int { bytes.count }

  /// Calls `body` with the bytes, which must not be used after it returns.
  @inline(__always)
  package func withBytes<Value, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try withExtendedLifetime(self) { () throws(Failure) -> Value in
      try body(UnsafeRawBufferPointer(bytes))
    }
  }
}
