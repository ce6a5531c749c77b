extension UnsafeRawBufferPointer {
  /// The number at an offset, its lowest byte first; inlined because it may be asked for each recipe.
  @inlinable @inline(__always)
  public func number<Number: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int, as _: Number.Type
  ) -> Number {
    Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
  }
}
