extension String {
  /// The text with the user name and password of a URL such as `https://ann:secret@example.org`
  /// hidden (RFC 3986, section 3.2.1).
  var withoutUserInfo: String {
    guard let scheme = utf8.firstRange(of: "://".utf8) else { return self }
    let rest = utf8[scheme.upperBound...]
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    guard let at = authority.lastIndex(of: UInt8(ascii: "@")) else { return self }
    return self[..<scheme.upperBound] + "•••" + self[at...]
  }
}
