package import RecipeCore

/// A buffer that passes text on in large pieces, and notices when the output is closed.
public struct OutputBuffer: ~Copyable {
  private var bytes: [UInt8] = []
  private let sink: ([UInt8]) -> WriteOutcome
  /// The outcome of the last write.
  package private(set) var outcome = WriteOutcome.written

  /// True if the reader has gone or a write failed; further output is dropped.
  public var isClosed: Bool { outcome != .written }

  /// Creates a buffer in front of a sink.
  package init(sink: @escaping ([UInt8]) -> WriteOutcome) {
    self.sink = sink
  }

  /// Writes a text.
  public mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    flushIfLarge()
  }

  /// Writes bytes.
  public mutating func write(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
    flushIfLarge()
  }

  /// Passes on the buffered bytes.
  package mutating func flush() {
    guard !bytes.isEmpty else { return }
    if !isClosed { outcome = sink(bytes) }
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func flushIfLarge() {
    if bytes.count >= 64 << 10 { flush() }
  }
}
