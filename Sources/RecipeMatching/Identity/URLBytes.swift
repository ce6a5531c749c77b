import Text

/// The kind of a URL's part before its first colon.
enum URLScheme {
  /// `http` or `https`.
  case web
  /// Another scheme, such as `mailto`.
  case other
  /// No scheme: a host followed by a port.
  case absent
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The scheme of these bytes, or `nil` if they cannot be one.
  var asScheme: URLScheme? {
    if isLowercaseEqual(to: "http") || isLowercaseEqual(to: "https") { return .web }
    guard !isEmpty, allSatisfy(\.isSchemeByte) else { return nil }
    return contains(UInt8(ascii: ".")) ? URLScheme.absent : .other
  }

  /// True if these bytes equal `text`, which is in lower case, without regard to case.
  func isLowercaseEqual(to text: String) -> Bool {
    count == text.utf8.count && zip(self, text.utf8).allSatisfy { $0.asciiLowercased == $1 }
  }

  /// True if these bytes end in `suffix`.
  package func ends(with suffix: String.UTF8View) -> Bool {
    self.suffix(suffix.count).elementsEqual(suffix)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as a string in lower case.
  var lowercaseString: String {
    String(decoding: lazy.map(\.asciiLowercased), as: UTF8.self)
  }
}

extension UInt8 {
  /// True if it is allowed in a scheme (RFC 3986, section 3.1).
  var isSchemeByte: Bool {
    isASCIIAlphanumeric || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".")
  }

  /// True if it never needs an escape (RFC 3986, section 2.3).
  var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: isASCIIAlphanumeric
    }
  }
}
