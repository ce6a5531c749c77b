extension UInt8 {
  /// The value of a hexadecimal digit of either case, or `nil` if it is not one.
  package var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The upper-case hexadecimal digit of a value below 16.
  package var hexDigit: UInt8 {
    self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "A") + (self & 0x0F) - 10
  }
}
