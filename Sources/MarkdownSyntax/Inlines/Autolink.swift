/// Autolinks: addresses in angle brackets (CommonMark 6.5).
enum Autolink {
  /// The maximum length of an address, in bytes.
  private static let reach = 2_048

  /// Returns the address in the `<…>` at `start`, or `nil` if it is not one.
  static func place(in bytes: [UInt8], at start: Int, limit: Int) -> LinkDestination? {
    let limit = min(limit, start + reach)
    var end = start + 1
    while end < limit, bytes[end] != UInt8(ascii: ">") {
      guard bytes[end] > 0x20, bytes[end] != UInt8(ascii: "<") else { return nil }
      end += 1
    }
    guard end < limit else { return nil }
    let address = bytes[start + 1..<end]
    if hasScheme(address) { return LinkDestination(origin: .address, destination: start + 1..<end) }
    return isMailAddress(address)
      ? LinkDestination(origin: .mailAddress, destination: start + 1..<end) : nil
  }

  /// True if an address starts with a scheme of 2 to 32 bytes and a colon.
  private static func hasScheme(_ address: ArraySlice<UInt8>) -> Bool {
    let scheme = address.prefix { $0.isLetter || $0.isDigit || "+.-".utf8.contains($0) }
    return (2...32).contains(scheme.count) && scheme.first?.isLetter == true
      && address.dropFirst(scheme.count).first == UInt8(ascii: ":")
  }

  /// True if the text is an email address as HTML defines it (section 4.10.5.1.5).
  private static func isMailAddress(_ address: ArraySlice<UInt8>) -> Bool {
    guard let at = address.firstIndex(of: UInt8(ascii: "@")), at > address.startIndex else {
      return false
    }
    let isNamed = address[..<at].allSatisfy {
      $0.isLetter || $0.isDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0)
    }
    return isNamed
      && address[(at + 1)...].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .allSatisfy(isHostLabel)
  }

  private static func isHostLabel(_ label: ArraySlice<UInt8>) -> Bool {
    (1...63).contains(label.count) && label.first != UInt8(ascii: "-")
      && label.last != UInt8(ascii: "-")
      && label.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
  }
}
