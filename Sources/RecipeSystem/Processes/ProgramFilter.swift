/// The passage of bytes through a running program, which must read all of them.
///
/// A program that stops reading early, such as `head -n 1`, has often taken more than it used: a read returns whatever
/// the pipe has. The last byte is therefore sent once the program has read all others. Only one that comes back to
/// read on takes it, and what is left in the pipe tells the two apart without a wait.
final class ProgramFilter {
  /// The size of the input that may wait until the program reads it.
  private static let feedSize = 256 << 10

  private let channel: PosixProgramChannel
  private let output: ([UInt8]) -> Bool
  private var lastByte: [UInt8] = []
  private var isCut = false
  /// The reason why the program is stopped, or `nil`.
  private(set) var stop: PumpStop?

  /// True if the program, which has ended, has not read the whole input.
  var isInputLeft: Bool { isCut || channel.isInputLeft }

  /// Creates the passage through a program.
  ///
  /// - Parameter output: Receives the output piece by piece; returns false to stop the program.
  init(_ channel: PosixProgramChannel, output: @escaping ([UInt8]) -> Bool) {
    self.channel = channel
    self.output = output
  }

  /// Passes on a piece of the input; the rest is dropped once the program has closed its output.
  func feed(_ piece: [UInt8]) {
    guard stop == nil, let last = piece.last else { return }
    guard channel.isOpen else {
      isCut = true
      return
    }
    channel.send(lastByte + piece.dropLast())
    lastByte = [last]
    stop = channel.pump(until: .taken(allBut: Self.feedSize), output)
  }

  /// Passes on the rest, and waits for the end of the program.
  ///
  /// - Parameter deadline: The time by which it must have ended.
  func finish(by deadline: ContinuousClock.Instant) {
    if stop == nil { stop = channel.pump(until: .read, output) }
    if stop == nil {
      channel.send(lastByte)
      channel.closeInput()
      stop = channel.pump(until: .ended, output)
    }
    guard stop == nil else { return }
    // It may have more to do after its output than `PosixProgramChannel.stop` has patience for.
    channel.giveUpInput()
    if !channel.hasEnded(by: deadline) { stop = .late }
  }
}
