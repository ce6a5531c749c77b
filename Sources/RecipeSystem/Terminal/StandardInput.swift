import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input.
package struct StandardInput: InputStreamEdge {
  /// The maximum length of a line; the rest of a longer one is the next line.
  private static let maximumLineLength = 64 << 10

  /// Creates standard input.
  package init() {}

  package var isTerminal: Bool {
    isatty(STDIN_FILENO) == 1
  }

  /// Reads byte by byte, so that the input after the line remains for other readers.
  package func readLine() -> String? {
    OpenQuestion.remember(isOpen: isTerminal)
    defer { OpenQuestion.remember(isOpen: false) }
    var line: [UInt8] = []
    while line.count < Self.maximumLineLength {
      guard let byte = nextByte() else { return line.isEmpty ? nil : text(line) }
      if byte == UInt8(ascii: "\n") { return text(line) }
      line.append(byte)
    }
    return text(line)
  }

  private func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    let count = withUnsafeMutableBytes(of: &byte) { FileDescriptor.read(STDIN_FILENO, into: $0) }
    return count == 1 ? byte : nil
  }

  private func text(_ line: [UInt8]) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
  }
}
