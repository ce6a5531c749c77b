extension DocumentFormat {
  /// JSON of any program, which is recognised by the members.
  static let json = DocumentFormat(
    "json", "JSON: one or more recipes, from any program", endings: ["json"],
    reader: JSONRecipeReader(), writer: PlainRecipeWriter(),
    dialects: JSONDialects.words.map { DocumentDialect($0, reader: JSONRecipeReader()) })

  /// A JSON recipe per line.
  static let ndjson = DocumentFormat(
    "ndjson", "one JSON recipe per line", endings: ["ndjson", "jsonl"], reader: JSONRecipeReader())
}
