import Text

/// A time without its unit: "45", or "10-15".
struct BareTime {
  /// The number as a range.
  let numbers: ClosedRange<Double>

  /// Reads a text, or returns `nil` if it is anything else.
  init?(_ text: String) {
    let text = text.cleaned(.line)
    guard text.utf8.count <= Self.longest else { return nil }
    let ends = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
      .map { Self.number($0.drop { $0 == " " }) }
    guard ends.count < 3, let lower = ends.first ?? nil, let upper = ends.last ?? nil,
      lower <= upper
    else { return nil }
    numbers = lower...upper
  }

  private static let longest = 24

  private static func number(_ text: Substring) -> Double? {
    let text = text.last == " " ? text.dropLast() : text
    guard text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }) else { return nil }
    return Double(text)
  }
}
