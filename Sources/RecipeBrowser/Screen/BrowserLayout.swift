import TerminalScreen

/// A rectangle of a screen.
struct ScreenArea: Sendable, Hashable {
  /// The rows.
  let rows: Range<Int>
  /// The columns.
  let columns: Range<Int>

  /// True if a position is in it.
  func contains(_ position: ScreenPosition) -> Bool {
    rows.contains(position.row) && columns.contains(position.column)
  }
}

/// The places of the panes on a screen.
///
/// From 100 columns on the recipe is beside the list, else below it; there the pane that takes keys gets
/// most of the room.
struct BrowserLayout: Sendable, Hashable {
  /// The row of the query.
  let query = 0
  /// The row of hints about the query.
  let hint = 1
  /// The list.
  let list: ScreenArea
  /// The column or row between the panes.
  let border: ScreenArea
  /// The recipe.
  let detail: ScreenArea
  /// The row of the status.
  let status: Int
  /// True if the panes are beside each other.
  let isWide: Bool

  /// The width from which panes are beside each other.
  private static let wide = 100

  /// Divides a screen.
  ///
  /// - Parameter favoursDetail: True if the recipe takes the keys.
  init(_ size: ScreenSize, favoursDetail: Bool) {
    status = max(0, size.rows - 1)
    isWide = size.columns >= Self.wide
    let first = min(2, status)
    let body = first..<status
    if isWide {
      let width = min(max(40, size.columns * 2 / 5), 70)
      list = ScreenArea(rows: body, columns: 0..<width)
      border = ScreenArea(rows: body, columns: width..<(width + 3))
      detail = ScreenArea(rows: body, columns: (width + 3)..<size.columns)
    } else {
      let wanted = favoursDetail ? max(3, body.count / 4) : (body.count - 1) / 2
      let height = max(0, min(wanted, body.count - 1))
      let columns = 0..<size.columns
      let middle = first + height
      list = ScreenArea(rows: first..<middle, columns: columns)
      border = ScreenArea(rows: middle..<min(middle + 1, status), columns: columns)
      detail = ScreenArea(rows: min(middle + 1, status)..<status, columns: columns)
    }
  }
}

extension BrowserState {
  /// The places of the panes.
  var layout: BrowserLayout { BrowserLayout(size, favoursDetail: focus == .detail) }
}
