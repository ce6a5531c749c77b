/// The selection of the columns of a table that fit a terminal, and of their widths.
enum ColumnLayout {
  /// The requirements of a column.
  struct Extent: Sendable, Hashable {
    /// The width at which nothing is cut.
    let natural: Int
    /// The minimum width at which it is worth showing.
    let minimum: Int
    /// The priority: columns with a greater number are dropped first, those with 0 never.
    let priority: Int
    /// True if the column takes the room that is left before others do.
    var isRoomy = false

    /// The width without which the column is not shown at all.
    var required: Int { min(natural, minimum) }
  }

  /// A column that is shown.
  struct Slot: Sendable, Hashable {
    /// The index of the column.
    let column: Int
    /// The width on the terminal.
    let width: Int
  }

  /// The maximum padding in a pipe, where one long cell would lengthen every row.
  static let widestPadding = 200

  /// The number of spaces between two columns.
  static let gap = 2

  /// Fits columns into a width.
  ///
  /// Columns are dropped, greatest priority number first and then the rightmost, until the minimum
  /// widths fit; if they still do not, the widest columns get less. The remaining room goes to the
  /// roomy columns first, then to the narrowest, so that only the widest ones are cut.
  ///
  /// - Parameter width: The width of the terminal, or `nil` if nothing is to be cut. Cells may then
  ///   be wider than their slot.
  static func fit(_ extents: [Extent], into width: Int?) -> [Slot] {
    guard let width else {
      return extents.indices.map {
        Slot(column: $0, width: min(extents[$0].natural, widestPadding))
      }
    }
    let kept = keep(extents, within: width)
    let room = max(1, width - gap * (kept.count - 1))
    return share(room, among: kept.map { extents[$0] }).enumerated().map {
      Slot(column: kept[$0.offset], width: $0.element)
    }
  }

  /// True if all columns that must not be dropped fit with their minimum widths.
  static func fits(_ extents: [Extent], into width: Int) -> Bool {
    let kept = extents.filter { $0.priority == 0 }
    return kept.reduce(-gap) { $0 + $1.required + gap } <= width
  }

  private static func keep(_ extents: [Extent], within width: Int) -> [Int] {
    var kept = Array(extents.indices)
    var required = extents.reduce(-gap) { $0 + $1.required + gap }
    while required > width, kept.count > 1, let last = leastImportant(kept, extents) {
      required -= extents[kept[last]].required + gap
      kept.remove(at: last)
    }
    // No terminal is so narrow, but a width may be anything.
    return Array(kept.prefix(max(1, (width + gap) / (1 + gap))))
  }

  /// Returns the place of the column to drop first, or `nil` if none may be dropped.
  private static func leastImportant(_ kept: [Int], _ extents: [Extent]) -> Int? {
    kept.indices.filter { extents[kept[$0]].priority > 0 }
      .max { extents[kept[$0]].priority <= extents[kept[$1]].priority }
  }

  private static func share(_ room: Int, among extents: [Extent]) -> [Int] {
    var widths = Array(repeating: 1, count: extents.count)
    grow(&widths, to: extents.map(\.required), within: room)
    grow(&widths, to: extents.map { $0.isRoomy ? $0.natural : 0 }, within: room)
    grow(&widths, to: extents.map(\.natural), within: room)
    return widths
  }

  /// Widens columns to their limits, the narrowest first, as far as there is room.
  private static func grow(_ widths: inout [Int], to limits: [Int], within room: Int) {
    var left = room - widths.reduce(0, +)
    while left > 0 {
      let growing = widths.indices.filter { widths[$0] < limits[$0] }
      guard let narrowest = growing.map({ widths[$0] }).min() else { break }
      for index in growing where widths[index] == narrowest && left > 0 {
        widths[index] += 1
        left -= 1
      }
    }
  }
}
