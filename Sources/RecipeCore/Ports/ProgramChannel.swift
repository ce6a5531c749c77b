/// A running program with which lines are exchanged, used on one thread that may block.
public protocol ProgramChannel: AnyObject {
  /// The last 64 KiB of its standard error.
  var errors: [UInt8] { get }

  /// Sends bytes; what the program does not take at once is sent while `receive` waits.
  func send(_ bytes: [UInt8])

  /// Sends bytes as the first step of stopping the program, 200 ms before the next.
  func sendLast(_ bytes: [UInt8])

  /// Closes its standard input once everything has been sent.
  func closeInput()

  /// Sends it SIGTERM.
  func terminate()

  /// Waits for what comes next, at most until a deadline.
  func receive(until deadline: ContinuousClock.Instant) -> ProgramEvent
}

/// An event of a program with which lines are exchanged.
public enum ProgramEvent: Sendable, Hashable {
  /// A line of its standard output, without its end.
  case line([UInt8])
  /// A line that is longer than the limit, of which nothing more is read.
  case tooLong
  /// The program ended or closed its standard output, in the middle of a line if `rest` is not
  /// empty; `status` is that of `ProcessResult`, or `nil` if it still runs.
  case ended(status: Int32?, rest: [UInt8])
  /// The deadline has passed.
  case late
  /// The task was cancelled.
  case cancelled
}

/// A program to start, and its surroundings.
public struct ProgramLaunch: Sendable, Hashable {
  /// The program, by path, and its arguments.
  public let command: [String]
  /// All its environment variables.
  public let variables: [String: String]
  /// Its working folder, absolute, which must exist.
  public let folder: String
  /// The maximum size of a line that it may send, in bytes.
  public let maximumLineLength: Int
  /// The stamp that the program's file must have when it is started, or `nil` if any will do: what was
  /// checked is what runs.
  public let stamp: FileStamp?

  /// Creates a start from its parts.
  public init(
    _ command: [String], variables: [String: String], folder: String,
    maximumLineLength: Int = 1 << 20,
    stamp: FileStamp? = nil
  ) {
    self.stamp = stamp
    self.command = command
    self.variables = variables
    self.folder = folder
    self.maximumLineLength = maximumLineLength
  }
}
