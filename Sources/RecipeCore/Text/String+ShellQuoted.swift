extension String {
  /// The text as one word of a shell, in single quotes where it needs them.
  package var shellQuoted: String {
    guard isEmpty || !utf8.allSatisfy(\.isPlainInShell) else { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension UInt8 {
  /// Whether no shell gives the byte a meaning of its own.
  fileprivate var isPlainInShell: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-+,:@%".utf8.contains(self)
    }
  }
}
