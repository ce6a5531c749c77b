import RecipeCore

extension OutputBuffer {
  /// The number of rows formatted together.
  private static var rowsOfPart: Int { 64 }
  /// The number of parts formatted before any is written: large enough that processors seldom wait
  /// for each other, small enough to save memory and to notice soon that the reader has gone.
  private static var partsAtATime: Int { 16 }

  /// Writes the bytes of rows, in order, until the output is closed.
  ///
  /// - Parameter bytes: Returns the bytes of a slice of the rows, on any thread.
  mutating func write<Row: Sendable>(
    _ rows: ElementStream<Row>, bytes: @Sendable (Slice<ElementStream<Row>>) -> [UInt8]
  ) {
    let parts = stride(from: 0, to: rows.count, by: Self.rowsOfPart).map { start in
      start..<min(rows.count, start + Self.rowsOfPart)
    }
    for first in stride(from: 0, to: parts.count, by: Self.partsAtATime) where !isClosed {
      let batch = parts[first...].prefix(Self.partsAtATime)
      for part in BlockingMap.map(batch.count, { bytes(rows[batch[first + $0]]) }) { write(part) }
    }
  }
}
