/// A state that bytes are passed through a program to reach.
enum PumpGoal: Sendable, Hashable {
  /// Fewer than this number of bytes wait for room in the pipe.
  case taken(allBut: Int)
  /// The program has read everything that was sent so far.
  case read
  /// The program has closed its output.
  case ended
}
