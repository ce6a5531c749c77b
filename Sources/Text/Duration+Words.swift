extension Duration {
  /// The duration in words, for messages: "50 ms", "3 s", "1.5 s".
  package var inWords: String {
    let milliseconds = milliseconds
    guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
    let tenths = milliseconds / 100
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }

  /// Whole milliseconds, rounded down, at most some hundred years.
  package var milliseconds: Int {
    let (seconds, attoseconds) = components
    let whole = Int(clamping: min(max(0, seconds), 1 << 32))
    return whole * 1000 + Int(max(0, attoseconds) / 1_000_000_000_000_000)
  }
}
