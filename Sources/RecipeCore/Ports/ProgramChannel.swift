/// A running program with which lines are exchanged, used on one thread that may block.
public protocol ProgramChannel: AnyObject {
  /// The last 64 KiB of its standard error.
  var errors: [UInt8] { get }

  /// Sends bytes; what the program does not take at once is sent while `receive` waits.
  func send(_ bytes: [UInt8])

  /// Sends bytes as the first step of stopping the program, 200 ms before the next.
  func sendLast(_ bytes: [UInt8])

  /// Closes its standard input once everything has been sent.
  func closeInput()

  /// Sends it SIGTERM.
  func terminate()

  /// Waits for what comes next, at most until a deadline.
  func receive(until deadline: ContinuousClock.Instant) -> ProgramEvent
}
