import RecipeCore
import RecipeFormatting
import RecipeMerging
import RecipeSearch
package import TerminalScreen
import Text

/// The screen.
extension BrowserState {
  /// The screen that shows the state.
  package var screen: ScreenBuffer {
    var screen = ScreenBuffer(size)
    let layout = layout
    drawQuery(on: &screen, layout)
    drawList(on: &screen, layout)
    drawBorder(on: &screen, layout)
    drawDetail(on: &screen, layout)
    drawProblem(on: &screen, layout)
    drawStatus(on: &screen, layout)
    if let overlay { draw(overlay, on: &screen) }
    if case .menu(let menu) = overlay, let detail = hiddenDetail(of: menu) {
      say(detail, .plain, on: &screen, layout)
    }
    return screen
  }

  private func style(_ color: ScreenColor, isBold: Bool = false) -> CellStyle {
    CellStyle(color: usesColor ? color : nil, isBold: isBold)
  }

  private static let dim = CellStyle(isDim: true)

  // MARK: Query

  private func drawQuery(on screen: inout ScreenBuffer, _ layout: BrowserLayout) {
    let columns = 0..<size.columns
    let count = countText
    let countStart = max(0, size.columns - DisplayWidth.of(count) - 1)
    let prompt = screen.write(
      "> ", row: layout.query, columns: columns, style: style(.cyan, isBold: true))
    // What is before the cursor ends on the screen, however long it is.
    let room = max(4, countStart - prompt - 2)
    let before = Self.end(of: query.before.terminalSafe, width: room)
    let field = prompt..<min(size.columns, prompt + room + 1)
    // What the next character replaces looks selected.
    let look = CellStyle(isReversed: query.isReplaced)
    let cursor = screen.write(before, row: layout.query, columns: field, style: look)
    let typed = screen.write(
      query.after, row: layout.query, columns: cursor..<field.upperBound, style: look)
    if focus == .query, overlay == nil {
      screen.write(
        completion?.ghost ?? "", row: layout.query, columns: typed..<field.upperBound,
        style: Self.dim)
      screen.cursor = ScreenPosition(row: layout.query, column: min(cursor, size.columns - 1))
    }
    if countStart > field.upperBound - 1 {
      screen.write(count, row: layout.query, columns: countStart..<size.columns, style: Self.dim)
    }
    drawHint(on: &screen, layout)
  }

  /// Returns the last characters of a text that fit into a width.
  private static func end(of text: String, width: Int) -> String {
    var room = width
    let end = text.reversed().prefix { character in
      room -= DisplayWidth.of(character)
      return room >= 0
    }
    return String(end.reversed())
  }

  private func drawHint(on screen: inout ScreenBuffer, _ layout: BrowserLayout) {
    guard layout.hint < layout.status else { return }
    let columns = 2..<max(2, size.columns)
    // While a word can become another one, the query is not wrong but unfinished.
    if focus == .query, let offer {
      screen.write(
        Self.cut(offer, to: columns.count), row: layout.hint, columns: columns, style: Self.dim)
    } else if problem == nil, !filters.isEmpty {
      screen.write(
        Self.cut("only \(filters.joined(separator: " "))", to: columns.count), row: layout.hint,
        columns: columns,
        style: style(.green))
    }
  }

  /// Writes what is wrong with the query, whole, over the first rows of the list if it is long.
  private func drawProblem(on screen: inout ScreenBuffer, _ layout: BrowserLayout) {
    guard layout.hint < layout.status, let problem, focus != .query || offer == nil else { return }
    let columns = 2..<max(2, size.columns)
    let lines = TextWrap.lines(problem.terminalSafe, width: columns.count)
      .prefix(min(Self.maximumLineCount, layout.status - layout.hint))
    for (index, line) in lines.enumerated() {
      let row = layout.hint + index
      screen.fill(row: row, columns: 0..<size.columns, with: " ")
      screen.write(
        Self.cut(line, to: columns.count), row: row, columns: columns, style: style(.yellow))
    }
  }

  /// The words that the last one can become, with the key that takes the first or the next.
  private var offer: String? {
    if let cycle = query.cycle { return "Tab " + cycle.replacements.joined(separator: "  ") }
    return completion.map { "Tab " + $0.replacements.joined(separator: "  ") }
  }

  private var countText: String {
    guard let collection else { return "" }
    let phase = collection.phase == .arriving ? " so far" : ""
    let order = phase + (sort.map { " by \($0.rawValue)" } ?? "")
    guard searches.answered > 0 else { return "… of \(collection.count)\(order)" }
    let all = collection.count.counted("recipe")
    return list.total == collection.count
      ? all + order : "\(list.total) of \(collection.count)\(order)"
  }

  // MARK: List

  private func drawList(on screen: inout ScreenBuffer, _ layout: BrowserLayout) {
    for (index, row) in layout.list.rows.enumerated() {
      let position = list.top + index
      guard position < list.total else { return }
      draw(list[position], position, row: row, layout.list.columns, on: &screen)
    }
  }

  private func draw(
    _ recipe: RankedRecipe?, _ position: Int, row: Int, _ columns: Range<Int>,
    on screen: inout ScreenBuffer
  ) {
    let isSelected = position == list.selected
    var look = CellStyle(isBold: isSelected, isReversed: isSelected && focus != .detail)
    if isSelected { screen.fill(row: row, columns: columns, with: " ", style: look) }
    let start = screen.write(
      isSelected ? "▌" : " ", row: row, columns: columns.prefix(1),
      style: isSelected ? style(.cyan) : .plain)
    guard let recipe else {
      screen.write(
        "…", row: row, columns: (start + 4)..<max(start + 4, columns.upperBound), style: look)
      return
    }
    screen.write(
      signs(of: recipe), row: row, columns: start..<min(start + 3, columns.upperBound),
      style: isSelected ? look : style(.yellow))
    let rank = recipe.socialRank.map { RankText.shown($0.value) } ?? ""
    let rankStart = max(
      min(start + 4, columns.upperBound), columns.upperBound - rank.count - 1)
    let values = recipe.merged.recipe
    let room = (start + 4)..<max(start + 4, rankStart - 1)
    let end = screen.write(
      Self.cut(values.title, to: room.count), row: row, columns: room, style: look)
    if let publisher = values.publisher, room.upperBound - end > 8 {
      look.isDim = true
      look.isBold = false
      let rest = (end + 2)..<room.upperBound
      screen.write(Self.cut(publisher, to: rest.count), row: row, columns: rest, style: look)
    }
    screen.write(
      rank, row: row, columns: rankStart..<columns.upperBound, style: isSelected ? look : Self.dim)
  }

  /// The signs before a title: a favourite, cooked, on the shopping list.
  private func signs(of recipe: RankedRecipe) -> String {
    let members = recipe.merged.members
    return (marks.day(of: .favourite, on: members) != nil ? "*" : " ")
      + (marks.day(of: .cooked, on: members) != nil ? "c" : " ")
      + (basket.has(recipe.merged.id) ? "b" : " ")
  }

  /// Returns a text cut to a width, with a sign where something is missing.
  static func cut(_ text: String, to width: Int) -> String {
    let safe = text.terminalSafe
    guard DisplayWidth.of(safe) > width else { return safe }
    var (kept, used) = ("", 0)
    for character in safe {
      let next = used + DisplayWidth.of(character)
      guard next < width else { break }
      kept.append(character)
      used = next
    }
    return kept + "…"
  }

  // MARK: Recipe and status

  private func drawBorder(on screen: inout ScreenBuffer, _ layout: BrowserLayout) {
    let look = focus == .detail ? style(.cyan) : Self.dim
    for row in layout.border.rows {
      if layout.isWide {
        screen.write(" │ ", row: row, columns: layout.border.columns, style: look)
      } else {
        screen.fill(row: row, columns: layout.border.columns, with: "─", style: look)
      }
    }
  }

  private func drawDetail(on screen: inout ScreenBuffer, _ layout: BrowserLayout) {
    let lines = detailLines.dropFirst(detail.scroll)
    for (row, line) in zip(layout.detail.rows, lines) {
      let shown =
        usesColor ? line : StyledLine(line.spans.map { StyledSpan($0.text, $0.style.colorless) })
      screen.write(shown, row: row, columns: layout.detail.columns)
    }
  }

  private func drawStatus(on screen: inout ScreenBuffer, _ layout: BrowserLayout) {
    let columns = 0..<size.columns
    if case .prompt(let prompt) = overlay {
      let end = screen.write(
        prompt.question + prompt.typed.before, row: layout.status, columns: columns)
      screen.cursor = ScreenPosition(row: layout.status, column: min(end, size.columns - 1))
      screen.write(prompt.typed.after, row: layout.status, columns: end..<size.columns)
      return
    }
    let troubles = collection?.troubles ?? []
    if let message {
      say(message, style(.green), on: &screen, layout)
    } else if let progress {
      say(progress + phaseText, style(.yellow), on: &screen, layout)
    } else if !troubles.isEmpty {
      say(troubles.joined(separator: " · "), style(.red), on: &screen, layout)
    } else {
      screen.write(
        keyHints.line(width: size.columns), row: layout.status, columns: columns, style: Self.dim)
    }
  }

  /// The notice that the recipes are those of the last run, or only the ones that have arrived so far.
  private var phaseText: String {
    switch collection?.phase {
    case .indexed: " The recipes are those of the last run."
    case .arriving: " Duplicates are merged at the end."
    case .complete, nil: ""
    }
  }

  /// The most lines of a message.
  private static let maximumLineCount = 4

  /// Writes a message into the last row, and a long one also into rows above it.
  private func say(
    _ text: String, _ style: CellStyle, on screen: inout ScreenBuffer, _ layout: BrowserLayout
  ) {
    let columns = 0..<size.columns
    let lines = TextWrap.lines(text.terminalSafe, width: size.columns)
    let room = max(1, min(Self.maximumLineCount, layout.status - layout.hint))
    let shown =
      lines.count > room
      ? lines.prefix(room - 1) + [lines[(room - 1)...].joined(separator: " ")] : lines[...]
    for (index, line) in shown.enumerated() {
      let row = layout.status - shown.count + 1 + index
      screen.fill(row: row, columns: columns, with: " ")
      screen.write(Self.cut(line, to: size.columns), row: row, columns: columns, style: style)
    }
  }

  private var keyHints: KeyHints {
    switch focus {
    case .query:
      KeyHints(["Enter open", "↑↓ choose", "Tab list", "F1 help", "^C quit"], kept: 1)
    case .list:
      KeyHints(
        [
          "Enter open", "/ search", "s sort", "f filter", "b shop", "* favourite", "? help",
          "q quit",
        ], kept: 2)
    case .detail:
      KeyHints(
        [
          "Esc back", "+/- scale", "u units", "b shop", "B list", "c cooked", "o open", "? help",
          "q quit",
        ], kept: 2)
    }
  }
}
