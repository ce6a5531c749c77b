/// The last part of a program's standard error.
struct ErrorTail {
  /// The maximum size in bytes.
  static let limit = 64 << 10

  private var kept: [UInt8] = []
  private var isCut = false

  /// Adds what the program wrote.
  mutating func append(_ bytes: [UInt8]) {
    kept += bytes
    guard kept.count > 2 * Self.limit else { return }
    kept.removeFirst(kept.count - Self.limit)
    isCut = true
  }

  /// Whole lines, and what follows the last: the rest of a line whose start is lost is left out, as half
  /// a secret would not be recognised in it.
  var bytes: [UInt8] {
    guard isCut || kept.count > Self.limit else { return kept }
    let rest = kept.suffix(Self.limit).drop { $0 != UInt8(ascii: "\n") }
    return Array(rest.dropFirst())
  }
}
