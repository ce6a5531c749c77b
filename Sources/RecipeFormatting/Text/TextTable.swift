import RecipeCore

/// A table of sanitised cells, measured for layout.
struct TextTable: Sendable {
  /// A column with its heading and all its cells.
  struct Column: Sendable {
    /// The appearance of the column.
    let traits: Traits
    /// The heading.
    let heading: DisplayText
    /// A cell for each row.
    let cells: [DisplayText]
    /// The width at which nothing is cut.
    let naturalWidth: Int
  }

  /// The appearance of a column, independent of its rows.
  struct Traits: Sendable {
    /// See `ResultField.Column.priority`.
    let priority: Int
    /// See `ResultField.Column.isRightAligned`.
    let isRightAligned: Bool
    /// See `ResultField.Column.isSecondary`.
    let isSecondary: Bool
    /// See `ResultField.Column.minimumWidth`.
    let minimumWidth: Int
    /// See `ResultField.Column.isWrapped`.
    let isWrapped: Bool
    /// See `ResultField.Column.isRoomy`.
    let isRoomy: Bool
  }

  /// The columns.
  let columns: [Column]
  /// The number of rows.
  let rowCount: Int
  /// The rows that an empty line precedes.
  private let groupStarts: Set<Int>
  /// The headings above rows.
  private let headings: [Int: String]

  /// Measures every cell of a document's fields.
  ///
  /// Columns that are empty in every row are omitted. If others would be cut, so are those that are
  /// empty in most rows, and secondary ones that are the same in every row. Those that do not fit are
  /// dropped. What the user requested stays.
  init<Row: Sendable>(
    _ document: ResultDocument<Row>, fields: [ResultField<Row>], options: FormatOptions
  ) {
    rowCount = document.rows.count
    groupStarts = Set(
      document.rows.indices.dropFirst().filter {
        document.startsGroup?(document.rows[$0]) ?? false
      })
    headings =
      document.heading.map { heading in
        let named = document.rows.indices.compactMap { index in
          heading(document.rows[index]).map { (index, $0) }
        }
        return Dictionary(uniqueKeysWithValues: named)
      } ?? [:]
    let isAsked = !options.fields.isEmpty
    let filled = fields.map { Column($0, document.rows, isAsked: isAsked) }
      .filter { isAsked || $0.cells.contains { $0.width > 0 } }
    let natural = filled.reduce(-ColumnLayout.gap) { $0 + $1.naturalWidth + ColumnLayout.gap }
    let isCut = options.width.map { natural > $0 } ?? false
    columns = isCut && !isAsked ? filled.filter { !$0.saysLittle } : filled
  }

  /// True if the columns that must not be dropped fit into a terminal with their minimum widths.
  func fits(into width: Int) -> Bool { ColumnLayout.fits(columns.map(\.extent), into: width) }

  /// Writes the heading and the rows, or nothing if there are no rows.
  func write(to output: inout OutputBuffer, options: FormatOptions) {
    guard rowCount > 0 else { return }
    let slots = ColumnLayout.fit(columns.map(\.extent), into: options.width)
    output.write(headingLine(slots, options))
    for row in 0..<rowCount where !output.isClosed {
      if groupStarts.contains(row) { output.write("\n") }
      if let heading = headings[row] {
        output.write(TerminalStyle.bold.apply(to: heading, usesColor: options.usesColor) + "\n")
      }
      output.write(line(of: row, slots, options))
    }
  }

  private func headingLine(_ slots: [ColumnLayout.Slot], _ options: FormatOptions) -> String {
    lines(slots, options) { column in (column.heading, .bold) }
  }

  private func line(
    of row: Int, _ slots: [ColumnLayout.Slot], _ options: FormatOptions
  ) -> String {
    lines(slots, options) { column in
      (column.cells[row], column.traits.isSecondary ? .dim : nil)
    }
  }

  /// Returns the lines of a row, including the continuation of wrapped columns.
  private func lines(
    _ slots: [ColumnLayout.Slot], _ options: FormatOptions,
    text: (Column) -> (text: DisplayText, style: TerminalStyle?)
  ) -> String {
    let cells = slots.map { slot in
      let column = columns[slot.column]
      let (whole, style) = text(column)
      return Cell(
        lines: options.width == nil
          ? [whole] : whole.fitted(to: slot.width, isWrapped: column.traits.isWrapped),
        width: slot.width, isRightAligned: column.traits.isRightAligned, style: style)
    }
    let height = cells.reduce(1) { max($0, $1.lines.count) }
    return (0..<height).map { line(of: cells, at: $0, options) }.joined()
  }

  private func line(of cells: [Cell], at index: Int, _ options: FormatOptions) -> String {
    var line = ""
    var spaces = 0
    for cell in cells {
      let shown = index < cell.lines.count ? cell.lines[index] : .empty
      let padding = max(0, cell.width - shown.width)
      if cell.isRightAligned { spaces += padding }
      if shown.width > 0 {
        line += String(repeating: " ", count: spaces)
        line += cell.style?.apply(to: shown.text, usesColor: options.usesColor) ?? shown.text
        spaces = 0
      }
      spaces += ColumnLayout.gap + (cell.isRightAligned ? 0 : padding)
    }
    return line + "\n"
  }
}

/// A cell with its layout.
private struct Cell {
  let lines: [DisplayText]
  let width: Int
  let isRightAligned: Bool
  let style: TerminalStyle?
}

extension TextTable.Column {
  /// Creates the column of a field in every row.
  ///
  /// - Parameter isAsked: True if the user requested the field.
  fileprivate init<Row: Sendable>(
    _ field: ResultField<Row>, _ rows: ElementStream<Row>, isAsked: Bool
  ) {
    let heading = DisplayText(field.column.heading.uppercased())
    let cells = rows.map { DisplayText(field.cellText(of: $0)) }
    self.init(
      traits: TextTable.Traits(
        priority: isAsked ? 0 : field.column.priority,
        isRightAligned: field.column.isRightAligned,
        isSecondary: field.column.isSecondary, minimumWidth: field.column.minimumWidth,
        isWrapped: field.column.isWrapped, isRoomy: field.column.isRoomy),
      heading: heading, cells: cells,
      naturalWidth: cells.reduce(heading.width) { max($0, $1.width) })
  }

  /// True if the column may be dropped and is empty in three of four rows, or is secondary and says
  /// the same in each of several.
  fileprivate var saysLittle: Bool {
    guard traits.priority > 0, cells.count > 1 else { return false }
    let isUniform = cells.dropFirst().allSatisfy { $0.text == cells[0].text }
    return traits.isSecondary && isUniform || cells.count { $0.width > 0 } * 4 < cells.count
  }

  /// The requirements of the column.
  fileprivate var extent: ColumnLayout.Extent {
    ColumnLayout.Extent(
      natural: naturalWidth, minimum: traits.minimumWidth, priority: traits.priority,
      isRoomy: traits.isRoomy)
  }
}
