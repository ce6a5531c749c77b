import Text

/// The lines of one field, each folded and ended by a line feed.
package struct FoldedLines: Sendable {
  /// All lines, with the dots of umlauts dropped.
  package private(set) var plain: [UInt8] = []
  /// The lines that have umlauts, spelt out.
  package private(set) var spelledOut: [UInt8] = []

  /// Creates no lines.
  package init() {}

  /// Removes all lines and keeps the capacity.
  package mutating func clear() {
    plain.removeAll(keepingCapacity: true)
    spelledOut.removeAll(keepingCapacity: true)
  }

  /// Adds a line, which is valid UTF-8.
  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    let sawUmlaut = TextFolding.append(text, to: &plain)
    plain.append(0x0A)
    guard sawUmlaut else { return }
    TextFolding.append(text, to: &spelledOut, umlauts: .spelledOut)
    spelledOut.append(0x0A)
  }
}
