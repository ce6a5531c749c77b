/// Numbers for people; data formats print the exact text.
package enum RoundedNumber {
  /// Returns the number with a fixed number of decimals: `99.99` for 99.9857.
  package static func text(_ value: Double, decimals: Int) -> String {
    let scale = powerOfTen(decimals)
    guard let scaled = Int64(exactly: (value * Double(scale)).rounded()) else {
      return value.description
    }
    let digits = String(scaled.magnitude % UInt64(scale))
    let zeros = String(repeating: "0", count: max(0, decimals - digits.utf8.count))
    let sign = scaled < 0 ? "-" : ""
    return "\(sign)\(scaled.magnitude / UInt64(scale)).\(zeros)\(digits)"
  }

  /// Returns the number without trailing zeros: `4.8` for 4.80, `5` for 5.00.
  package static func shortest(_ value: Double, decimals: Int) -> String {
    let long = text(value, decimals: decimals)
    guard long.contains("."), !long.contains("e") else { return long }
    let trimmed = long.reversed().drop { $0 == "0" }
    return String((trimmed.first == "." ? trimmed.dropFirst() : trimmed).reversed())
  }

  private static func powerOfTen(_ exponent: Int) -> Int64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
