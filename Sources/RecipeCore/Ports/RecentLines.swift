/// The lines that a source keeps about what its recent searches found, the latest first.
package enum RecentLines {
  /// The maximum size to keep in bytes.
  private static let maximumSize = 4 << 20
  /// The maximum number of lines to keep.
  private static let maximumCount = 1_000

  /// Returns the lines of a kept text.
  package static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
  }

  /// Returns the text to keep, as far as it is not too large.
  ///
  /// - Parameters:
  ///   - newer: The lines of the latest search.
  ///   - older: The lines that are kept.
  ///   - name: Returns what a line is about; an older line about the same is left out.
  package static func bytes(
    _ newer: [[UInt8]], before older: [[UInt8]], named name: ([UInt8]) -> String?
  ) -> [UInt8] {
    var names = Set(newer.compactMap(name))
    let others = older.filter { line in name(line).map { names.insert($0).inserted } ?? false }
    var bytes: [UInt8] = []
    for line in (newer + others).prefix(maximumCount) {
      guard bytes.count + line.count < maximumSize else { break }
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
