/// Bytes that stay where they are as long as anybody holds them: a file in memory, or a copy.
package final class SharedBytes: Sendable {
  /// How many there are.
  package let count: Int

  /// Where the first one is; 0 when there are none.
  private let address: UInt
  private let release: @Sendable (UnsafeMutableRawBufferPointer) -> Void

  /// Takes over bytes that nobody changes any more.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - release: Gives them back once nobody holds them.
  package init(
    owning bytes: UnsafeMutableRawBufferPointer,
    release: @escaping @Sendable (UnsafeMutableRawBufferPointer) -> Void
  ) {
    count = bytes.count
    address = UInt(bitPattern: bytes.baseAddress)
    self.release = release
  }

  /// Copies bytes.
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

  /// Calls `body` with the bytes, which must not be kept longer.
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
