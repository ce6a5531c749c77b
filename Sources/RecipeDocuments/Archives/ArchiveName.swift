/// The meaning of the names of an archive's entries.
enum ArchiveName {
  /// True for entries that are skipped silently: folders, system files and pictures.
  static func isLeftOut(_ name: String) -> Bool {
    if name.hasSuffix("/") || name.hasPrefix("__MACOSX/") { return true }
    let last = name.split(separator: "/").last ?? ""
    if last.hasPrefix("._") { return true }
    if [".ds_store", "thumbs.db", "desktop.ini"].contains(last.lowercased()) { return true }
    guard let dot = last.lastIndex(of: ".") else { return false }
    return pictures.contains(last[last.index(after: dot)...].lowercased())
  }

  /// Returns the name of a gzip file's content; that of Paprika's files is JSON.
  static func ofContent(_ name: String) -> String {
    let endings = [(".gz", ""), (".paprikarecipe", ".json")]
    let ending = endings.first { name.lowercased().hasSuffix($0.0) }
    return ending.map { name.dropLast($0.0.utf8.count) + $0.1 } ?? name
  }

  private static let pictures: Set<String> = [
    "jpg", "jpeg", "png", "gif", "webp", "avif", "heic", "bmp", "tif", "tiff", "svg", "ico",
  ]
}
