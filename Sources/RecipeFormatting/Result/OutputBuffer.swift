/// Gathers text and hands it on in large pieces; knows when nobody reads any more.
package struct OutputBuffer: ~Copyable {
  private var bytes: [UInt8] = []
  private let sink: ([UInt8]) -> Bool
  /// Whether the reader has gone; what is written then is dropped.
  package private(set) var isClosed = false

  /// Makes a buffer in front of a sink, which returns `false` once its reader has gone.
  package init(sink: @escaping ([UInt8]) -> Bool) {
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
    if !isClosed { isClosed = !sink(bytes) }
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func flushIfLarge() {
    if bytes.count >= 64 << 10 { flush() }
  }
}
