import Text

/// URLs that contain the URL of the page they show: caches and archives.
///
/// Google's cache of AMP pages (`google.com/amp/s/HOST/PATH`, `cdn.ampproject.org/c/s/HOST/PATH`,
/// https://developers.google.com/amp/cache/overview) and the Wayback Machine
/// (`web.archive.org/web/DATE/ADDRESS`).
enum URLWrapper {
  /// A part of a URL.
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Returns the nested URL without its scheme, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - host: The host of the URL, without `www.` and the like.
  ///   - rest: The part after the host.
  static func address(in host: Bytes, _ rest: Bytes) -> Bytes? {
    guard let inner = inner(host, rest) else { return nil }
    let name = inner.prefix { !"/?#".utf8.contains($0) }
    return name.dropFirst().contains(UInt8(ascii: ".")) && name.allSatisfy(\.isHostByte)
      ? inner : nil
  }

  private static func inner(_ host: Bytes, _ rest: Bytes) -> Bytes? {
    if host.isLowercaseEqual(to: "web.archive.org") { return archived(rest) }
    if host.isLowercaseEqual(to: "cdn.ampproject.org")
      || host.suffix(19).isLowercaseEqual(to: ".cdn.ampproject.org")
    {
      return cached(rest)
    }
    guard host.prefix(7).isLowercaseEqual(to: "google.") else { return nil }
    return rest.starts(with: "/amp/".utf8) ? withoutSecureMark(rest.dropFirst(5)) : nil
  }

  /// Returns the part after `/c/`, or another letter for the kind of view.
  private static func cached(_ rest: Bytes) -> Bytes? {
    let parts = rest.prefix(3)
    guard parts.count == 3, parts.first == UInt8(ascii: "/"), parts.last == UInt8(ascii: "/") else {
      return nil
    }
    return withoutSecureMark(rest.dropFirst(3))
  }

  private static func withoutSecureMark(_ rest: Bytes) -> Bytes {
    rest.starts(with: "s/".utf8) ? rest.dropFirst(2) : rest
  }

  /// Returns the part after `/web/20200102030405im_/`.
  private static func archived(_ rest: Bytes) -> Bytes? {
    guard rest.starts(with: "/web/".utf8) else { return nil }
    let date = rest.dropFirst(5).prefix { $0 != UInt8(ascii: "/") }
    guard date.count <= 24, date.allSatisfy(\.isDateByte) else { return nil }
    return withoutScheme(rest.dropFirst(5 + date.count + 1))
  }

  /// Drops the scheme; archives write `http:/` with one slash as well as with two.
  private static func withoutScheme(_ address: Bytes) -> Bytes {
    guard let colon = address.prefix(6).firstIndex(of: UInt8(ascii: ":")),
      address[..<colon].asScheme == .web
    else { return address.drop { $0 == UInt8(ascii: "/") } }
    return address[(colon + 1)...].drop { $0 == UInt8(ascii: "/") }
  }
}

extension UInt8 {
  /// True if it is allowed in a host with a port.
  fileprivate var isHostByte: Bool {
    isASCIIAlphanumeric || self >= 0x80 || ".-:".utf8.contains(self)
  }

  /// True if it is allowed in the date of an archived page, or in the letters after it.
  fileprivate var isDateByte: Bool {
    isASCIIAlphanumeric || self == UInt8(ascii: "_") || self == UInt8(ascii: "*")
  }
}
