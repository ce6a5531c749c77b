import RecipeCore

extension OutputBuffer {
  /// How many rows are put into words in one go.
  private static var rowsOfPart: Int { 64 }
  /// How many parts are made before any is written: so many that processors seldom wait for each
  /// other, so few that memory stays small and a reader who has gone is noticed soon.
  private static var partsAtATime: Int { 16 }

  /// Writes the bytes of rows, in order, until nobody reads them any more.
  ///
  /// - Parameter bytes: Gives the bytes of some rows, on any thread; the indices are those of all.
  mutating func write<Row: Sendable>(
    _ rows: [Row], bytes: @Sendable (ArraySlice<Row>) -> [UInt8]
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
