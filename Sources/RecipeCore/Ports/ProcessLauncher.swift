/// Other programs, as far as this program needs them.
public protocol ProcessLauncher: Sendable {
  /// Runs a program to its end, in a process group of its own.
  ///
  /// - Parameters:
  ///   - command: The program, by path or by name on `PATH`, and its arguments.
  ///   - timeout: After this time the whole group is killed.
  ///   - outputLimit: The greatest number of bytes taken from its standard output.
  /// - Throws: Why it could not be run to its end.
  func run(
    _ command: [String], timeout: Duration, outputLimit: Int
  ) async throws(ProcessFailure) -> ProcessResult
}

/// How a program ended.
public struct ProcessResult: Sendable, Hashable {
  /// Its exit status, or 128 and the signal's number.
  public let status: Int32
  /// What it wrote to standard output.
  public let output: [UInt8]
  /// The last 64 KiB it wrote to standard error.
  public let errors: [UInt8]

  /// Makes a result of its parts.
  public init(status: Int32, output: [UInt8], errors: [UInt8]) {
    self.status = status
    self.output = output
    self.errors = errors
  }
}

/// Why a program could not be run to its end.
public struct ProcessFailure: Error, Sendable, Hashable {
  /// What happened, as a phrase.
  public let message: String

  /// Makes a failure.
  public init(_ message: String) {
    self.message = message
  }
}
