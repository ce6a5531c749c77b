import TerminalScreen
import Text

/// The drawing of the overlay, which lies over the panes.
extension BrowserState {
  /// Draws an overlay over the panes.
  func draw(_ overlay: Overlay, on screen: inout ScreenBuffer) {
    switch overlay {
    case .help(let scroll): drawHelp(on: &screen, scroll)
    case .menu(let menu): draw(menu, on: &screen)
    case .prompt: break
    }
  }

  private func drawHelp(on screen: inout ScreenBuffer, _ scroll: Int) {
    let rows = 0..<max(0, size.rows - 1)
    for row in rows { screen.fill(row: row, columns: 0..<size.columns, with: " ") }
    screen.cursor = nil
    for (row, line) in zip(rows.dropFirst(), HelpPage.lines.dropFirst(scroll)) {
      screen.write(Self.cut(line, to: size.columns - 1), row: row, columns: 1..<size.columns)
    }
    screen.fill(row: size.rows - 1, columns: 0..<size.columns, with: " ")
    screen.write(
      Self.helpHints(rows: rows.count - 1, scroll).line(width: size.columns),
      row: size.rows - 1, columns: 0..<size.columns, style: CellStyle(isDim: true))
  }

  /// Returns the keys of the help, those that scroll only if it is longer than the screen.
  private static func helpHints(rows: Int, _ scroll: Int) -> KeyHints {
    let rest = HelpPage.lines.count - scroll - rows
    guard rest > 0 || scroll > 0 else { return KeyHints(["any key goes back"], kept: 1) }
    return KeyHints(
      [rest > 0 ? "↓ more" : "↑ back up", "any other key goes back"], kept: 1)
  }

  /// Returns a line cut to a width, with a sign where something is missing.
  private static func cut(_ line: StyledLine, to width: Int) -> StyledLine {
    guard DisplayWidth.of(line.text) > width, let style = line.spans.first?.style else {
      return line
    }
    return StyledLine(cut(line.text, to: width), style)
  }

  private func draw(_ menu: Menu, on screen: inout ScreenBuffer) {
    let shown = menu.shown
    let width = menuWidth
    let height = min(max(0, size.rows - 5), max(1, shown.count))
    let left = (size.columns - width) / 2
    let area = left..<(left + width)
    let first = max(0, min(2, size.rows - height - 2))
    let top = max(0, menu.selected - height + 1)
    let bar = CellStyle(isBold: true, isReversed: true)
    screen.fill(row: first, columns: area, with: " ", style: bar)
    let end = screen.write(
      " \(menu.title): \(menu.typed.before)", row: first, columns: area, style: bar)
    screen.cursor = ScreenPosition(
      row: min(first, size.rows - 1), column: min(end, size.columns - 1))
    if !menu.isTyping {
      screen.write(
        " j k move, letters or / narrow", row: first, columns: end..<area.upperBound, style: bar)
    }
    for index in 0..<height {
      let row = first + 1 + index
      screen.fill(row: row, columns: area, with: " ")
      guard shown.indices.contains(top + index) else { continue }
      draw(
        shown[top + index], row: row, area, isSelected: top + index == menu.selected, on: &screen)
    }
    if shown.isEmpty { screen.write("  no match", row: first + 1, columns: area) }
    // Without an end, the list below would look like items.
    screen.fill(row: first + 1 + height, columns: area, with: " ", style: bar)
  }

  private var menuWidth: Int { min(size.columns, max(30, min(72, size.columns - 4))) }

  /// Returns the words of the selected item if the menu has no room for all of them.
  func hiddenDetail(of menu: Menu) -> String? {
    guard menu.shown.indices.contains(menu.selected) else { return nil }
    let item = menu.shown[menu.selected]
    let (title, detail) = (item.title.terminalSafe, item.detail.terminalSafe)
    let needed = DisplayWidth.of(title) + (detail.isEmpty ? 0 : DisplayWidth.of(detail) + 1)
    guard needed > menuWidth - 4 else { return nil }
    return detail.isEmpty ? title : "\(title): \(detail)"
  }

  private func draw(
    _ item: Menu.Item, row: Int, _ area: Range<Int>, isSelected: Bool, on screen: inout ScreenBuffer
  ) {
    let look = CellStyle(isBold: isSelected, isReversed: isSelected)
    if isSelected { screen.fill(row: row, columns: area, with: " ", style: look) }
    let end = screen.write(
      "  " + Self.cut(item.title, to: area.count - 4), row: row, columns: area, style: look)
    let room = (end + 2)..<max(end + 2, area.upperBound - 1)
    screen.write(
      Self.cut(item.detail, to: room.count), row: row, columns: room,
      style: CellStyle(isDim: true, isReversed: isSelected))
  }
}
