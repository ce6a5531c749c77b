#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A stack for signal handlers, so that one can run when a thread's own stack has overflowed.
///
/// It is that of the thread that draws. A thread of Dispatch or of Swift's pool has none, as there is no
/// place to run code on each of them: an overflow there ends the process without its handler.
enum SignalStack {
  /// The size in bytes: enough for a handler that writes a few bytes, with the registers of any processor.
  private static let size = 64 << 10

  /// Gives the calling thread a stack for handlers; it is kept until the end of the process.
  static func prepare() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & numericCast(SS_DISABLE) != 0 else {
      return
    }
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }

  /// Sets the handler of a signal, which runs on that stack where the thread has one.
  ///
  /// - Returns: The handler before.
  static func handle(
    _ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void
  ) -> (@convention(c) (Int32) -> Void)? {
    var action = sigaction()
    var previous = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = SA_ONSTACK | SA_RESTART
    guard sigaction(number, &action, &previous) == 0 else { return nil }
    #if canImport(Darwin)
      return previous.__sigaction_u.__sa_handler
    #else
      return previous.__sigaction_handler.sa_handler
    #endif
  }
}
