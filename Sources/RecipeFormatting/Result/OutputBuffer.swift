package import RecipeCore

/// Gathers text and hands it on in large pieces; knows when it leads nowhere any more.
package struct OutputBuffer: ~Copyable {
  private var bytes: [UInt8] = []
  private let sink: ([UInt8]) -> WriteOutcome
  /// What became of the last piece that was handed on.
  package private(set) var outcome = WriteOutcome.written

  /// Whether the reader has gone or a write failed; what is written then is dropped.
  package var isClosed: Bool { outcome != .written }

  /// Makes a buffer in front of a sink.
  package init(sink: @escaping ([UInt8]) -> WriteOutcome) {
    self.sink = sink
  }

  /// Writes a text.
  package mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    flushIfLarge()
  }

  /// Writes bytes.
  package mutating func write(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
    flushIfLarge()
  }

  /// Hands on what has gathered.
  package mutating func flush() {
    guard !bytes.isEmpty else { return }
    if !isClosed { outcome = sink(bytes) }
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func flushIfLarge() {
    if bytes.count >= 64 << 10 { flush() }
  }
}
