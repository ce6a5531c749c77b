extension DocumentFormat {
  /// JSON of any program; the program is told by the members.
  static let json = DocumentFormat(
    "json", "JSON: one recipe or many, of any program", endings: ["json"],
    reader: JSONRecipeReader(), writer: PlainRecipeWriter(),
    dialects: jsonDialects.map { DocumentDialect($0, reader: JSONRecipeReader()) })

  /// A JSON recipe a line.
  static let ndjson = DocumentFormat(
    "ndjson", "a JSON recipe a line", endings: ["ndjson", "jsonl"], reader: JSONRecipeReader())

  private static let jsonDialects = [
    "plain", "food2fork", "schema.org", "mealie", "tandoor", "kitchenowl", "recipesage",
  ]
}
