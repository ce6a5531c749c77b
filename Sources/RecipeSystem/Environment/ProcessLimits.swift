#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The limits that the system puts on the memory and the threads of the process: `ulimit -v` and
/// `ulimit -u`.
///
/// The runtime cannot report memory or a thread that cannot be had: it crashes, or waits for ever.
/// So under such a limit the process first tries what it will need, uses fewer processors if there
/// is not enough, and ends with a message if there is too little for one.
package enum ProcessLimits {
  /// The outcome of trying what a number of processors needs.
  package enum Room: Sendable, Hashable {
    /// There is room for this many processors.
    case processors(Int)
    /// There is too little; the message names the limit.
    case tooLittle(String)
  }

  /// The addresses that one thread may take: its stack, and the pages behind it.
  private static let stackSize = 9 << 20
  /// The addresses for the heap of a small collection.
  private static let heapSize = 96 << 20
  /// The threads besides those of the processors: of sources, of the writer, of the runtime.
  private static let furtherThreads = 4
  /// The limit of threads below which they are tried.
  private static let usualThreads = 4_096

  /// The limit of addresses in bytes, or `nil` if there is none below the memory of any machine.
  package static var addresses: Int? {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #else
      let resource = RLIMIT_AS
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < 1 << 40 else { return nil }
    return Int(limit.rlim_cur)
  }

  /// Tries the memory and threads of some processors, or of fewer.
  package static func room(for processors: Int) -> Room {
    guard addresses != nil || hasThreadLimit else { return .processors(processors) }
    var count = min(processors, 64)
    while !canReserve(heapSize + (count + furtherThreads) * stackSize)
      || !canStart(count + furtherThreads)
    {
      guard count > 1 else { return .tooLittle(message) }
      count /= 2
    }
    return .processors(count == min(processors, 64) ? processors : count)
  }

  /// Returns the number of processors that there is room for, at least 1.
  package static func processors(_ wanted: Int) -> Int {
    if case .processors(let count) = room(for: wanted) { count } else { 1 }
  }

  /// Ends the process with a message and status 2 if the runtime crashes for lack of memory.
  ///
  /// Only where addresses are limited: elsewhere a crash is a crash.
  package static func explainExhaustion() {
    guard addresses != nil else { return }
    for number in [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP] {
      signal(number) { _ in
        // `write` and `_exit` are among the few functions that POSIX allows in a handler.
        let text: StaticString =
          "recipes: there is not enough memory under the limit of this shell; raise it with 'ulimit -v'\n"
        write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        _exit(2)
      }
    }
  }

  private static var message: String {
    guard let addresses else {
      return "no more threads can be started; raise the limit with 'ulimit -u'"
    }
    return "the memory limit of \(addresses >> 20) MiB is too low; raise it with 'ulimit -v'"
  }

  private static func canReserve(_ size: Int) -> Bool {
    guard let start = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0),
      start != MAP_FAILED
    else { return false }
    munmap(start, size)
    return true
  }

  #if canImport(Glibc)
    private static var hasThreadLimit: Bool {
      var limit = rlimit()
      return getrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit) == 0
        && limit.rlim_cur < usualThreads
    }

    /// True if so many threads can exist at once.
    private static func canStart(_ count: Int) -> Bool {
      let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      defer { gate.deallocate() }
      pthread_mutex_init(gate, nil)
      pthread_mutex_lock(gate)
      var threads: [pthread_t] = []
      for _ in 0..<count {
        var thread = pthread_t()
        let code = pthread_create(
          &thread, nil,
          { gate in
            let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self)
            if let gate, pthread_mutex_lock(gate) == 0 { pthread_mutex_unlock(gate) }
            return nil
          }, gate)
        guard code == 0 else { break }
        threads.append(thread)
      }
      pthread_mutex_unlock(gate)
      for thread in threads { pthread_join(thread, nil) }
      pthread_mutex_destroy(gate)
      return threads.count == count
    }
  #else
    private static let hasThreadLimit = false

    private static func canStart(_ count: Int) -> Bool { true }
  #endif
}
