extension DocumentFormat {
  /// Tables whose header names the fields, in any order.
  static let csv = DocumentFormat(
    "csv", "a table with a header: commas, semicolons, tabs or bars", endings: ["csv", "tsv"],
    reader: CSVRecipeReader())
}
