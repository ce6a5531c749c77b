extension ResultField {
  /// The field as one that every table shows, however narrow.
  var inEveryTable: ResultField {
    ResultField(
      name,
      column: Column(
        column.heading, priority: 0, isRightAligned: column.isRightAligned,
        isSecondary: column.isSecondary, minimumWidth: column.minimumWidth,
        isWrapped: column.isWrapped),
      isInTable: true, tablePosition: tablePosition, isInData: isInData,
      listSeparator: listSeparator, cell: cell, flat: flat, value: value)
  }

  /// The field as one that no table shows unless it is asked for.
  var inNoTable: ResultField {
    ResultField(
      name, column: column, isInTable: false, tablePosition: tablePosition, isInData: isInData,
      listSeparator: listSeparator, cell: cell, flat: flat, value: value)
  }

  /// Returns the field for rows that contain the row of this one.
  ///
  /// - Parameter part: Returns the contained row.
  func seen<Other: Sendable>(
    through part: @escaping @Sendable (Other) -> Row
  ) -> ResultField<Other> {
    let value = value
    let texts = [cell, flat].map { text in
      text.map { text in { @Sendable (row: Other) -> String in text(part(row)) } }
    }
    let otherColumn = ResultField<Other>.Column(
      column.heading, priority: column.priority, isRightAligned: column.isRightAligned,
      isSecondary: column.isSecondary, minimumWidth: column.minimumWidth,
      isWrapped: column.isWrapped, isRoomy: column.isRoomy)
    return ResultField<Other>(
      name, column: otherColumn, isInTable: isInTable, tablePosition: tablePosition,
      isInData: isInData, listSeparator: listSeparator, cell: texts[0], flat: texts[1],
      value: { (row: Other) -> OutputValue in value(part(row)) })
  }
}
