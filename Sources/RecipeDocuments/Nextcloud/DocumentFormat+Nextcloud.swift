extension DocumentFormat {
  /// The folders of Nextcloud Cookbook.
  static let nextcloud = DocumentFormat(
    "nextcloud", "Nextcloud Cookbook: a folder per recipe, with a recipe.json",
    endings: ["json"], reader: JSONRecipeReader(), writer: NextcloudWriter())
}
