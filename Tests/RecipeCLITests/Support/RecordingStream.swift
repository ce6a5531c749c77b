import RecipeCore
import Synchronization

/// An output stream that remembers what was written.
final class RecordingStream: OutputStreamEdge {
  let terminal: TerminalTraits?
  private let bytes = Mutex<[UInt8]>([])
  private let isOpen: Bool

  /// Makes a stream.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; `nil` for a pipe.
  ///   - isOpen: Whether anybody reads.
  init(width: Int? = nil, isOpen: Bool = true) {
    terminal = width.map { TerminalTraits(width: $0) }
    self.isOpen = isOpen
  }

  /// What was written.
  var text: String { String(decoding: bytes.withLock(\.self), as: UTF8.self) }

  func write(_ more: [UInt8]) -> Bool {
    bytes.withLock { $0 += more }
    return isOpen
  }
}
