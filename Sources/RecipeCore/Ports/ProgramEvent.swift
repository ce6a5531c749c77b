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
