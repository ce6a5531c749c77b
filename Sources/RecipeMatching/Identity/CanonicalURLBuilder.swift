import Text

/// A builder of the canonical form of one URL, byte by byte; see `CanonicalURL` for the rules.
struct CanonicalURLBuilder {
  /// The canonical form.
  private(set) var bytes: [UInt8] = []
  /// The length of the host in bytes.
  private(set) var hostLength = 0

  /// Writes the canonical form of `text`.
  ///
  /// - Returns: True if it is the URL of a page that may be a recipe.
  mutating func build(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.reserveCapacity(text.count)
    var rest = trimmed(text)
    guard dropScheme(&rest), appendHost(of: &rest) else { return false }
    appendPath(take(&rest, until: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }))
    if rest.first == UInt8(ascii: "?") {
      rest.removeFirst()
      appendQuery(take(&rest, until: { $0 == UInt8(ascii: "#") }))
    }
    let isPage = bytes.count > hostLength
    let fragment = rest.dropFirst()
    appendFragment(fragment)
    return isPage || bytes.count > hostLength + 3 && fragment.isRoute
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> Bytes {
    var rest = text[...]
    while let first = rest.first, first <= 0x20 { rest.removeFirst() }
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    return rest
  }

  private func take(_ rest: inout Bytes, until isEnd: (UInt8) -> Bool) -> Bytes {
    var end = rest.startIndex
    while end < rest.endIndex, !isEnd(rest[end]) { end += 1 }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private func isAuthorityEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// Drops `http://`, `https://` or `//`; a URL without them must look like `host.tld/path`.
  private func dropScheme(_ rest: inout Bytes) -> Bool {
    var start = rest
    if let scheme = take(&start, until: { $0 == UInt8(ascii: ":") }).asScheme, !start.isEmpty {
      guard scheme == .web, start.starts(with: "://".utf8) else { return scheme == .absent }
      rest = start.dropFirst(3)
      return true
    }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      return true
    }
    return rest.contains(UInt8(ascii: "/")) && !rest.contains(0x20)
  }

  // MARK: Host

  /// The maximum depth of nested URLs.
  private static let maximumWrapperDepth = 3

  /// Appends the host of a URL, or of the one nested in it, and drops it from `rest`.
  private mutating func appendHost(of rest: inout Bytes) -> Bool {
    var host = cleanHost(take(&rest, until: isAuthorityEnd))
    for _ in 0..<Self.maximumWrapperDepth {
      guard let inner = URLWrapper.address(in: host, rest) else { break }
      rest = inner
      host = cleanHost(take(&rest, until: isAuthorityEnd))
    }
    for byte in host { bytes.append(byte.asciiLowercased) }
    hostLength = bytes.count
    return isHost
  }

  /// Returns the host of an authority, without user, default port, root dot and `www.`.
  private func cleanHost(_ authority: Bytes) -> Bytes {
    var host = authority
    if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
    var length: Int
    repeat {
      length = host.count
      host = withoutDefaultPort(host)
      while host.last == UInt8(ascii: ".") { host.removeLast() }
    } while host.count < length
    return withoutPrefixes(host)
  }

  /// True if the bytes can be a host: a name with a dot, `localhost`, or an IPv6 address.
  private var isHost: Bool {
    guard let first = bytes.first else { return false }
    guard !bytes.contains(where: { $0 <= 0x20 }) else { return false }
    return first == UInt8(ascii: "[") || bytes.contains(UInt8(ascii: "."))
      || bytes.starts(with: "localhost".utf8)
  }

  private func withoutDefaultPort(_ host: Bytes) -> Bytes {
    guard host.contains(UInt8(ascii: ":")) else { return host }
    for port in [":80", ":443", ":"] where host.ends(with: port.utf8) {
      return host.dropLast(port.utf8.count)
    }
    return host
  }

  private func withoutPrefixes(_ host: Bytes) -> Bytes {
    var host = host
    while let dot = host.firstIndex(of: UInt8(ascii: ".")),
      host[(dot + 1)...].contains(UInt8(ascii: ".")),
      isPrefix(host[..<dot])
    {
      host = host[(dot + 1)...]
    }
    return host
  }

  private func isPrefix(_ label: Bytes) -> Bool {
    ["www", "m", "amp", "mobile", "touch"].contains(where: label.isLowercaseEqual)
  }

  // MARK: Path

  private mutating func appendPath(_ path: Bytes) {
    let start = bytes.count
    appendNormalised(path)
    guard !URLPath.isPlain(bytes[start...]) else { return }
    let path = URLPath(bytes[start...])
    bytes.removeSubrange(start...)
    bytes.append(contentsOf: path.bytes)
  }

  // MARK: Query and fragment

  private mutating func appendQuery(_ query: Bytes) {
    var kept: Set<[UInt8]> = []
    for parameter in query.split(separator: UInt8(ascii: "&")) {
      let normal = Self.normalParameter(parameter)
      let name = normal.prefix { $0 != UInt8(ascii: "=") }
      if !normal.isEmpty, !TrackingParameters.contain(name) { kept.insert(normal) }
    }
    let ordered = kept.sorted { $0.lexicographicallyPrecedes($1) }
    for (index, parameter) in ordered.enumerated() {
      bytes.append(UInt8(ascii: index == 0 ? "?" : "&"))
      bytes.append(contentsOf: parameter)
    }
  }

  /// Returns a parameter with its escapes normalised; one without a value has no `=` either.
  private static func normalParameter(_ parameter: Bytes) -> [UInt8] {
    // URLs copied out of HTML have `&amp;` between their parameters.
    let parameter = parameter.starts(with: "amp;".utf8) ? parameter.dropFirst(4) : parameter
    var normal = CanonicalURLBuilder()
    for (index, part) in parameter.split(
      separator: UInt8(ascii: "+"), omittingEmptySubsequences: false
    ).enumerated() {
      if index > 0 { normal.bytes.append(contentsOf: "%20".utf8) }
      normal.appendNormalised(part)
    }
    while normal.bytes.last == UInt8(ascii: "=") { normal.bytes.removeLast() }
    return normal.bytes
  }

  private mutating func appendFragment(_ fragment: Bytes) {
    var normal = CanonicalURLBuilder()
    normal.appendNormalised(fragment)
    if fragment.isRoute {
      while normal.bytes.last == UInt8(ascii: "/") { normal.bytes.removeLast() }
    }
    guard !normal.bytes.isEmpty, !NavigationFragments.contain(normal.bytes) else { return }
    bytes.append(UInt8(ascii: "#"))
    bytes.append(contentsOf: normal.bytes)
  }

  // MARK: Escapes

  /// Appends a part with unreserved escapes decoded and everything beyond ASCII escaped.
  private mutating func appendNormalised(_ part: Bytes) {
    if part.allSatisfy(\.isPlain) { return bytes.append(contentsOf: part) }
    var index = part.startIndex
    while index < part.endIndex {
      let byte = part[index]
      if byte == UInt8(ascii: "%"), let escaped = escapedByte(at: index, of: part) {
        appendEscaped(escaped)
        index += 3
      } else {
        if byte.isVisibleASCII { bytes.append(byte) } else { appendEscape(byte) }
        index += 1
      }
    }
  }

  private func escapedByte(at index: Int, of part: Bytes) -> UInt8? {
    guard index + 2 < part.endIndex, let high = part[index + 1].hexValue,
      let low = part[index + 2].hexValue
    else { return nil }
    return high << 4 | low
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    if byte.isUnreserved { bytes.append(byte) } else { appendEscape(byte) }
  }

  private mutating func appendEscape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "%"))
    bytes.append((byte >> 4).hexDigit)
    bytes.append((byte & 0x0F).hexDigit)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// True if a fragment identifies a page of its own: `#!/leek-soup`, `#/leek-soup`.
  fileprivate var isRoute: Bool {
    first == UInt8(ascii: "/") || starts(with: "!/".utf8)
  }
}

extension UInt8 {
  /// True if it is printable ASCII other than a space.
  fileprivate var isVisibleASCII: Bool {
    self > 0x20 && self < 0x7F
  }

  /// True if it is kept unchanged in every part.
  fileprivate var isPlain: Bool {
    isVisibleASCII && self != UInt8(ascii: "%")
  }
}
