import RecipeCore
import Text

/// Pieces of a section that are encoded concurrently, in batches to save memory.
struct PieceBatch {
  /// The maximum number of pieces in a batch.
  static let size = 1 << 14
  /// The number of pieces that are encoded by one task.
  private static let partSize = 1 << 10

  /// Concatenated pieces.
  struct Part: Sendable {
    /// The pieces, each after its checksum.
    var bytes: [UInt8] = []
    /// The end of each piece.
    var ends: [Int] = []
  }

  /// The parts, in order.
  let parts: [Part]

  /// Encodes the pieces of a range.
  init(_ range: Range<Int>, _ encode: @Sendable (Int, inout ByteWriter) -> Void) {
    let starts = Array(stride(from: range.lowerBound, to: range.upperBound, by: Self.partSize))
    parts = BlockingMap.map(starts.count) { index in
      let start = starts[index]
      return Self.part(start..<min(range.upperBound, start + Self.partSize), encode)
    }
  }

  private static func part(
    _ range: Range<Int>, _ encode: (Int, inout ByteWriter) -> Void
  ) -> Part {
    var part = Part()
    var writer = ByteWriter()
    for index in range {
      writer.removeAll()
      encode(index, &writer)
      withUnsafeBytes(of: Piece.checksum(of: writer.bytes).littleEndian) {
        part.bytes.append(contentsOf: $0)
      }
      part.bytes.append(contentsOf: writer.bytes)
      part.ends.append(part.bytes.count)
    }
    return part
  }
}
