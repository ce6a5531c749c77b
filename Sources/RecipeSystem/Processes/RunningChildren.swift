import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The children that are stopped, and reaped, before a signal ends this process.
///
/// They are the system's state rather than that of a part of the program, as its signals are.
enum RunningChildren {
  /// The maximum time that they are waited for, longer than all steps take.
  private static let patience = Duration.seconds(2)

  /// The interval at which their end is noticed, in microseconds.
  private static let pause: UInt32 = 1_000

  private struct Entry: Sendable {
    weak let child: ChildProcess?
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])
  private static let notices = Mutex<Pipe?>(nil)

  /// Counts a child that is about to be started; waits instead if a signal has begun to end the process.
  static func expect() {
    Interruption.hold()
    watch()
    Interruption.countChild()
  }

  /// Stops counting a child that could not be started.
  static func forgetExpected() { Interruption.countEnd() }

  /// Adds a child that was expected and has been started.
  static func add(_ child: ChildProcess) {
    entries.withLock { $0[ObjectIdentifier(child)] = Entry(child: child) }
  }

  /// Removes a child that has been reaped.
  static func remove(_ child: ChildProcess) {
    entries.withLock { $0[ObjectIdentifier(child)] = nil }
    Interruption.countEnd()
  }

  /// Waits on a thread of its own for the signal, before the first child is started.
  private static func watch() {
    notices.withLock { pipe in
      guard pipe == nil, let made = Pipe() else { return }
      pipe = made
      DispatchQueue(label: "recipes.interruption").async {
        _ = FileDescriptor.bytes(from: made.reading.number)
        stopAll()
      }
      Interruption.notify(made.writing.number)
    }
  }

  /// Stops all children at the same time, those too that are just being started, and ends this process.
  private static func stopAll() -> Never {
    let deadline = ContinuousClock.now.advanced(by: patience)
    while Interruption.hasChildren, ContinuousClock.now < deadline {
      let children = entries.withLock { entries in
        defer { entries = [:] }
        return entries.values.compactMap(\.child)
      }
      for child in children {
        DispatchQueue(label: "recipes.stopping").async { child.stop() }
      }
      usleep(pause)
    }
    _exit(Interruption.status)
  }
}
