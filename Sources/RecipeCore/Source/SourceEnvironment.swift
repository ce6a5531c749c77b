/// The outside world of a source: everything that touches a disk, a network or a process.
public struct SourceEnvironment: Sendable {
  /// The file system.
  public let files: any FileSystem
  /// The network.
  public let http: any HTTPTransport
  /// The launcher of other programs.
  public let processes: any ProcessLauncher
  /// The wall clock.
  public let clock: any WallClock
  /// The timeout of the source, after which nothing waits for it.
  public let timeout: Duration
  /// The environment variables.
  public let variables: [String: String]
  /// The source's own folder for state between runs, absolute; it may not exist yet.
  public let stateFolder: String
  /// The answers that earlier runs cached, for a source that asks no HTTP server.
  public let answers: any CachedAnswers

  /// True if network access is forbidden.
  public let isOffline: Bool
  /// True if a recording replaces the network, so that no key is sent.
  package var isReplay = false
  /// The stamp of the source's program when it was checked, or `nil` if it was not.
  package var programStamp: FileStamp?

  /// Creates an environment from its parts.
  public init(
    files: any FileSystem, http: any HTTPTransport, processes: any ProcessLauncher,
    clock: any WallClock, timeout: Duration, variables: [String: String], stateFolder: String,
    answers: any CachedAnswers = NoAnswers(), isOffline: Bool = false
  ) {
    self.files = files
    self.http = http
    self.processes = processes
    self.clock = clock
    self.timeout = timeout
    self.variables = variables
    self.stateFolder = stateFolder
    self.answers = answers
    self.isOffline = isOffline
  }
}
