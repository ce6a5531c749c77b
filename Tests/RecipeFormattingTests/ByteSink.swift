import RecipeCore
import Synchronization

/// Keeps what is written to it, until it is told to close.
final class ByteSink: Sendable {
  private let bytes = Mutex<[UInt8]>([])
  private let limit: Int

  /// Makes a sink that closes once it holds `limit` bytes.
  init(limit: Int = .max) {
    self.limit = limit
  }

  /// Keeps bytes, until the sink has closed.
  func append(_ more: [UInt8]) -> WriteOutcome {
    bytes.withLock { bytes in
      bytes += more
      return bytes.count < limit ? .written : .readerGone
    }
  }

  /// What it holds.
  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
