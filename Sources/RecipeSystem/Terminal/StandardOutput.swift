package import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output.
package struct StandardOutput: OutputStreamEdge {
  package let terminal: TerminalTraits?

  /// Examines standard output.
  ///
  /// - Parameter variables: The environment variables; `COLUMNS` is the width if the terminal does
  ///   not report it.
  package init(variables: [String: String]) {
    terminal = TerminalTraits(of: STDOUT_FILENO, variables: variables)
  }

  package func write(_ bytes: [UInt8]) -> WriteOutcome {
    WriteOutcome(writing: bytes, to: STDOUT_FILENO, named: "standard output")
  }
}

/// Standard error.
package struct StandardError: OutputStreamEdge {
  package let terminal: TerminalTraits?

  /// Examines standard error; `COLUMNS` as for standard output.
  package init(variables: [String: String]) {
    terminal = TerminalTraits(of: STDERR_FILENO, variables: variables)
  }

  package func write(_ bytes: [UInt8]) -> WriteOutcome {
    WriteOutcome(writing: bytes, to: STDERR_FILENO, named: "standard error")
  }

  /// Replaces the progress line, which a signal clears.
  package func replaceLine(with text: String) {
    if !text.isEmpty { ProgressLine.remember(isShown: true) }
    _ = write(Array("\r\u{1B}[K\(text)".utf8))
    if text.isEmpty { ProgressLine.remember(isShown: false) }
  }
}

extension WriteOutcome {
  /// Writes bytes to a descriptor.
  fileprivate init(writing bytes: [UInt8], to number: Int32, named name: String) {
    Interruption.hold()
    let isWritten = bytes.withUnsafeBytes { FileDescriptor.write($0, to: number) }
    let code = errno
    if isWritten {
      self = .written
    } else {
      self = code == EPIPE ? .readerGone : .failed(FileError(code: code, path: name))
    }
  }
}

extension TerminalTraits {
  private static let usualWidth = 80

  /// Returns the traits of a descriptor's terminal, or `nil` if it is not one.
  fileprivate init?(of descriptor: Int32, variables: [String: String]) {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let columns = variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    self.init(
      width: isKnown ? Int(size.ws_col) : columns ?? Self.usualWidth,
      height: isKnown && size.ws_row > 0 ? Int(size.ws_row) : nil)
  }
}
