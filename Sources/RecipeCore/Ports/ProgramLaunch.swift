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
