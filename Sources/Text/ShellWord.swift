extension String {
  /// The text as one word of a shell's command line, in single quotes if a character in it is
  /// special to a shell (POSIX, Shell Command Language, 2.2.2).
  package var shellWord: String {
    guard isEmpty || !utf8.allSatisfy(Self.isPlain) else { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte >= 0x80 || "/._-+,:@".utf8.contains(byte)
  }
}
