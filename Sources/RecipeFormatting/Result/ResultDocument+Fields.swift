extension ResultDocument {
  /// The fields that data formats show: those asked for, in that order, or the usual ones.
  ///
  /// Names that no field has are passed over: `FieldSelection` has refused them before.
  func dataFields(_ options: FormatOptions) -> [ResultField<Row>] {
    options.fields.isEmpty ? fields.filter(\.isInData) : chosen(options.fields)
  }

  /// The fields that tables show: those asked for, in that order, or the usual ones.
  func tableFields(_ options: FormatOptions) -> [ResultField<Row>] {
    guard options.fields.isEmpty else { return chosen(options.fields) }
    return fields.enumerated().filter(\.element.isInTable).sorted { left, right in
      (left.element.tablePosition, left.offset) < (right.element.tablePosition, right.offset)
    }.map(\.element)
  }

  private func chosen(_ names: [String]) -> [ResultField<Row>] {
    names.compactMap { name in fields.first { $0.name == name } }
  }
}
