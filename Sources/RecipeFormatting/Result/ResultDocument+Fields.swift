extension ResultDocument {
  /// Returns the fields that data formats show: those requested, in that order, or the defaults.
  ///
  /// Unknown names are skipped: `FieldSelection` has rejected them before.
  public func dataFields(_ options: FormatOptions) -> [ResultField<Row>] {
    options.fields.isEmpty ? fields.filter(\.isInData) : chosen(options.fields)
  }

  /// Returns the fields that tables show: those requested, in that order, or the defaults.
  public func tableFields(_ options: FormatOptions) -> [ResultField<Row>] {
    guard options.fields.isEmpty else { return chosen(options.fields) }
    return fields.enumerated().filter(\.element.isInTable).sorted { left, right in
      (left.element.tablePosition, left.offset) < (right.element.tablePosition, right.offset)
    }.map(\.element)
  }

  private func chosen(_ names: [String]) -> [ResultField<Row>] {
    names.compactMap { name in fields.first { $0.name == name } }
  }
}
