/// A number of bytes in words.
package enum ByteText {
  /// Returns a size such as "12 kB" or "1.4 GB", in powers of ten.
  package static func short(_ bytes: Int) -> String {
    let units = ["B", "kB", "MB", "GB", "TB"]
    var (amount, tenths, unit) = (max(0, bytes), 0, 0)
    while amount >= 1_000, unit + 1 < units.count {
      tenths = amount % 1_000 / 100
      amount /= 1_000
      unit += 1
    }
    let decimals = amount < 10 && unit > 0 ? ".\(tenths)" : ""
    return "\(amount)\(decimals) \(units[unit])"
  }
}
