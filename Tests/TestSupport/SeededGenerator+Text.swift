extension SeededGenerator {
  /// Returns scalars from all over the Basic Multilingual Plane, ASCII more often.
  package mutating func text(length: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<length {
      let limit: UInt32 = Bool.random(using: &self) ? 0x80 : 0xFFFF
      scalars.append(Unicode.Scalar(UInt32.random(in: 0..<limit, using: &self)) ?? "x")
    }
    return String(scalars)
  }
}
