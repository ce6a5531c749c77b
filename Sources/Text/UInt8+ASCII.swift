/// The classes of ASCII bytes, inlined into every module because texts are read byte by byte.
extension UInt8 {
  /// True for `0` to `9`.
  @inlinable
  public var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// True for `A` to `Z` and `a` to `z`.
  @inlinable
  public var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// True for an ASCII letter or digit.
  @inlinable
  public var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// The byte, or the small letter of a capital one.
  @inlinable
  public var asciiLowercased: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}
