import Text

/// A reference to a secret, which is read when a run needs it.
public enum SecretReference: Sendable, Hashable {
  /// The configuration itself, which has this text.
  case text(String)
  /// The environment variable with this name.
  case variable(String)
  /// A file, absolute.
  case file(String)
  /// A program and its arguments, which prints it.
  case command([String])

  /// True if a program prints it.
  package var isCommand: Bool {
    if case .command = self { true } else { false }
  }

  /// Returns a warning if a file's permissions let others read the secret.
  ///
  /// - Parameter name: The name of the secret, for the message.
  public func diagnostics(named name: String, in files: any FileSystem) -> [Diagnostic] {
    guard case .file(let path) = self, let status = try? files.status(of: path),
      status.permissions & 0o044 != 0
    else { return [] }
    return [
      Diagnostic(
        .warning, "other users can read the \(name) file", at: TextLocation(path: path),
        help: "run: chmod 600 \(path.shellWord.terminalSafe)")
    ]
  }
}
