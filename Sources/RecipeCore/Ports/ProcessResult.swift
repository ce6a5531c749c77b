/// The result of a program that ended.
public struct ProcessResult: Sendable, Hashable {
  /// Its exit status, or 128 plus the number of the signal.
  public let status: Int32
  /// Its standard output.
  public let output: [UInt8]
  /// The last 64 KiB of its standard error.
  public let errors: [UInt8]
  /// True if it ended, or closed its standard input, before all of the input had been passed to it.
  public let isInputLeft: Bool

  /// Creates a result from its parts.
  public init(status: Int32, output: [UInt8], errors: [UInt8], isInputLeft: Bool = false) {
    self.status = status
    self.output = output
    self.errors = errors
    self.isInputLeft = isInputLeft
  }
}
