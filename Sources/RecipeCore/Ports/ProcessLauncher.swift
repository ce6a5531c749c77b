/// A launcher of other programs.
public protocol ProcessLauncher: Sendable {
  /// Runs a program to its end, in its own process group.
  ///
  /// - Parameters:
  ///   - command: The program, by path or by name on `PATH`, and its arguments.
  ///   - timeout: The time after which the whole group is killed.
  ///   - outputLimit: The greatest number of bytes read from its standard output.
  /// - Throws: The reason why it could not be run to its end.
  func run(
    _ command: [String], timeout: Duration, outputLimit: Int
  ) async throws(ProcessFailure) -> ProcessResult
}

/// The result of a program that ended.
public struct ProcessResult: Sendable, Hashable {
  /// Its exit status, or 128 plus the number of the signal.
  public let status: Int32
  /// Its standard output.
  public let output: [UInt8]
  /// The last 64 KiB of its standard error.
  public let errors: [UInt8]

  /// Creates a result from its parts.
  public init(status: Int32, output: [UInt8], errors: [UInt8]) {
    self.status = status
    self.output = output
    self.errors = errors
  }
}

/// The reason why a program could not be run to its end.
public struct ProcessFailure: Error, Sendable, Hashable {
  /// The problem, as a phrase.
  public let message: String

  /// Creates a failure.
  public init(_ message: String) {
    self.message = message
  }
}
