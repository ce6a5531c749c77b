extension DocumentFormat {
  /// JSON-LD; as JSON is what it is, `json` reads it too.
  static let jsonLD = DocumentFormat(
    "jsonld", "JSON-LD with the type Recipe of schema.org", endings: ["jsonld"],
    reader: JSONRecipeReader(), writer: SchemaOrgWriter())
}
