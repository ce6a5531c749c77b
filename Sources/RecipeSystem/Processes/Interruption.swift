import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of this process by a signal while programs that it talks to are running.
///
/// They are stopped step by step, as at a deadline, and nothing more is written meanwhile. A second signal
/// ends the process at once; what is left then falls to the guardians.
enum Interruption {
  /// The exit status of an interrupted process.
  static let status: Int32 = 130

  /// The maximum time that the programs are waited for, longer than all steps take.
  private static let patience = Duration.seconds(2)

  /// The interval at which the end of the programs is noticed, in microseconds.
  private static let pause: UInt32 = 2_000

  private static let programs = Atomic<Int>(0)
  private static let isUnderWay = Atomic<Bool>(false)
  private static let noticeEnd = Atomic<Int32>(-1)
  private static let running = Mutex<[RunningPrograms]>([])
  private static let pipe = Pipe()

  /// Counts a program that is about to be started.
  static func countProgram() { programs.add(1, ordering: .relaxed) }

  /// Stops counting a program, which has ended.
  static func countEnd() { programs.subtract(1, ordering: .relaxed) }

  /// Has these programs stopped before a signal ends the process.
  static func watch(_ group: RunningPrograms) {
    let isFirst = running.withLock { groups in
      groups.append(group)
      return groups.count == 1
    }
    guard isFirst, let pipe else { return }
    noticeEnd.store(pipe.writing.number, ordering: .relaxed)
    // A thread of its own, as all of the pool may wait in `hold`.
    DispatchQueue(label: "recipes.interruption").async {
      _ = FileDescriptor.bytes(from: pipe.reading.number)
      let deadline = ContinuousClock.now.advanced(by: patience)
      for group in running.withLock(\.self) { group.cancelAll() }
      while programs.load(ordering: .relaxed) > 0, ContinuousClock.now < deadline { usleep(pause) }
      _exit(status)
    }
  }

  /// True if a signal has begun to end the process.
  static var hasBegun: Bool { isUnderWay.load(ordering: .relaxed) }

  /// Begins to end the process, in a handler of a signal.
  ///
  /// - Returns: False if nothing is to be waited for, or this is the second signal.
  static func begin() -> Bool {
    let notice = noticeEnd.load(ordering: .relaxed)
    guard notice >= 0, programs.load(ordering: .relaxed) > 0,
      !isUnderWay.exchange(true, ordering: .relaxed)
    else { return false }
    var byte: UInt8 = 1
    return write(notice, &byte, 1) == 1
  }

  /// Waits for the end of the process if a signal has begun it: who pressed Ctrl-C wants no output, no other
  /// program, and no file with what a stopped program has delivered so far.
  static func hold() {
    while isUnderWay.load(ordering: .relaxed) { usleep(pause) }
  }
}
