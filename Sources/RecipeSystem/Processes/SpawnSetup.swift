#if canImport(Glibc)
  import Glibc
  import SystemSpawn
#elseif canImport(Musl)
  import Musl
  import SystemSpawn
#elseif canImport(Darwin)
  import Darwin
#endif

/// The setup that `posix_spawn` does in a child before its program starts.
struct SpawnSetup {
  #if canImport(Darwin)
    /// The child's descriptors.
    var actions: posix_spawn_file_actions_t?
    /// The child's group and signals.
    var attributes: posix_spawnattr_t?
    private static let closingRest = Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
  #else
    /// The child's descriptors.
    var actions = posix_spawn_file_actions_t()
    /// The child's group and signals.
    var attributes = posix_spawnattr_t()
    private static let closingRest: Int32 = 0
  #endif

  /// Connects the standard streams to pipes or the null device and closes every other descriptor,
  /// and gives the child a process group of its own and default signal handling: this process ignores
  /// some signals.
  init(_ pipes: ChildPipes) {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    join(STDIN_FILENO, to: pipes.input?.reading.number, O_RDONLY)
    join(STDOUT_FILENO, to: pipes.output.writing.number, O_WRONLY)
    join(STDERR_FILENO, to: pipes.errors?.writing.number, O_WRONLY)
    closeRest()
    posix_spawnattr_setpgroup(&attributes, 0)
    resetSignals()
    let flags =
      Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags | Self.closingRest))
  }

  /// Connects standard input to a pipe, and leaves the other standard streams, and the process group,
  /// those of this process, whose terminal the child uses.
  init(onTerminalReading input: Pipe) {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    join(STDIN_FILENO, to: input.reading.number, O_RDONLY)
    #if canImport(Darwin)
      for stream in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addinherit_np(&actions, stream)
      }
    #endif
    closeRest()
    resetSignals()
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | Self.closingRest
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
  }

  /// Sets the child's working folder.
  mutating func setFolder(_ folder: String) {
    _ = SystemPath.withBytes(of: folder) { posix_spawn_file_actions_addchdir_np(&actions, $0) }
  }

  /// Frees the system's resources.
  mutating func destroy() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  private mutating func join(_ stream: Int32, to descriptor: Int32?, _ mode: Int32) {
    if let descriptor {
      posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
    } else {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", mode, 0)
    }
  }

  /// Closes what this process inherited or opened without close-on-exec, such as a terminal, which a
  /// child that outlives it would hold open.
  private mutating func closeRest() {
    #if canImport(Glibc)
      posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    #endif
  }

  private mutating func resetSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGQUIT, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
  }
}
