import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of this process by a signal, before which its children are stopped step by step.
///
/// Meanwhile nothing leaves the process: who pressed Ctrl-C wants no output, no other program, and no file with
/// what a stopped program has delivered so far. So every door to the outside asks `hold` first: output, changes of
/// files, the start of a program, the end of the process. A second signal ends the process at once; what is left
/// then falls to the guardians.
enum Interruption {
  /// The exit status of an interrupted process.
  static let status: Int32 = 130

  /// The interval at which threads that are held look again, in microseconds.
  private static let pause: UInt32 = 2_000

  private static let isUnderWay = Atomic(false)
  private static let childCount = Atomic(0)
  private static let noticeEnd = Atomic<Int32>(-1)

  /// Initialises the storage, before a signal can need it.
  static func prepare() {
    isUnderWay.store(false, ordering: .relaxed)
    childCount.store(0, ordering: .relaxed)
    noticeEnd.store(-1, ordering: .relaxed)
  }

  /// Has a byte written to a descriptor when a signal begins to end the process, while there are children.
  static func notify(_ descriptor: Int32) { noticeEnd.store(descriptor, ordering: .relaxed) }

  /// Counts a child that is about to be started.
  static func countChild() { childCount.add(1, ordering: .relaxed) }

  /// Stops counting a child, which has been reaped.
  static func countEnd() { childCount.subtract(1, ordering: .relaxed) }

  /// True if a child has not been reaped.
  static var hasChildren: Bool { childCount.load(ordering: .relaxed) > 0 }

  /// Begins to end the process, in a handler of a signal.
  ///
  /// - Returns: False if nothing is to be waited for, or this is the second signal.
  static func begin() -> Bool {
    let notice = noticeEnd.load(ordering: .relaxed)
    guard notice >= 0, hasChildren, !isUnderWay.exchange(true, ordering: .relaxed) else {
      return false
    }
    var byte: UInt8 = 1
    return write(notice, &byte, 1) == 1
  }

  /// Waits for the end of the process if a signal has begun it.
  static func hold() {
    while isUnderWay.load(ordering: .relaxed) { usleep(pause) }
  }
}
