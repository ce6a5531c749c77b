/// The world as a source sees it: everything that touches a disk, a network or a process.
public struct SourceEnvironment: Sendable {
  /// The file system.
  public let files: any FileSystem
  /// The network.
  public let http: any HTTPTransport
  /// Other programs.
  public let processes: any ProcessLauncher
  /// The wall clock.
  public let clock: any WallClock
  /// The time the source has to deliver, after which nobody waits for it.
  public let timeout: Duration
  /// The environment variables.
  public let variables: [String: String]
  /// A folder of its own where a source may keep state between runs, absolute; may not exist yet.
  public let stateFolder: String

  /// Makes an environment of its parts.
  public init(
    files: any FileSystem, http: any HTTPTransport, processes: any ProcessLauncher,
    clock: any WallClock, timeout: Duration, variables: [String: String], stateFolder: String
  ) {
    self.files = files
    self.http = http
    self.processes = processes
    self.clock = clock
    self.timeout = timeout
    self.variables = variables
    self.stateFolder = stateFolder
  }
}
