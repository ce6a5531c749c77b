extension DocumentFormat {
  /// JSON-LD; as it is JSON, `json` reads it too.
  static let jsonLD = DocumentFormat(
    "jsonld", "JSON-LD with the type Recipe of schema.org", endings: ["jsonld"],
    reader: JSONRecipeReader(), writer: SchemaOrgWriter())

  /// The folders of Nextcloud Cookbook.
  static let nextcloud = DocumentFormat(
    "nextcloud", "Nextcloud Cookbook: a folder per recipe, with a recipe.json",
    endings: ["json"], reader: JSONRecipeReader(), writer: NextcloudWriter())
}
