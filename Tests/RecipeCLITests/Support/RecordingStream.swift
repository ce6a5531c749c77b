import RecipeCore
import Synchronization

/// An output stream that remembers what was written.
final class RecordingStream: OutputStreamEdge {
  let terminal: TerminalTraits?
  private let bytes = Mutex<[UInt8]>([])
  private let outcome: WriteOutcome

  /// Makes a stream.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; `nil` for a pipe.
  ///   - height: The rows of the terminal, if it reports them.
  ///   - outcome: What becomes of every write.
  init(width: Int? = nil, height: Int? = nil, outcome: WriteOutcome = .written) {
    terminal = width.map { TerminalTraits(width: $0, height: height) }
    self.outcome = outcome
  }

  /// What was written.
  var text: String { String(decoding: bytes.withLock(\.self), as: UTF8.self) }

  func write(_ more: [UInt8]) -> WriteOutcome {
    bytes.withLock { $0 += more }
    return outcome
  }
}
