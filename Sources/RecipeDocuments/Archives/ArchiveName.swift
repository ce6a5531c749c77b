/// What the names of an archive's entries say.
enum ArchiveName {
  /// Whether an entry is no document and nobody misses it: folders, what systems leave behind, and
  /// pictures.
  static func isLeftOut(_ name: String) -> Bool {
    if name.hasSuffix("/") || name.hasPrefix("__MACOSX/") { return true }
    let last = name.split(separator: "/").last ?? ""
    if last.hasPrefix("._") { return true }
    if [".ds_store", "thumbs.db", "desktop.ini"].contains(last.lowercased()) { return true }
    guard let dot = last.lastIndex(of: ".") else { return false }
    return pictures.contains(last[last.index(after: dot)...].lowercased())
  }

  /// The name of what a file that may be a gzip file holds: one of Paprika holds JSON.
  static func ofContent(_ name: String) -> String {
    let endings = [(".gz", ""), (".paprikarecipe", ".json")]
    let ending = endings.first { name.lowercased().hasSuffix($0.0) }
    return ending.map { name.dropLast($0.0.utf8.count) + $0.1 } ?? name
  }

  private static let pictures: Set<String> = [
    "jpg", "jpeg", "png", "gif", "webp", "avif", "heic", "bmp", "tif", "tiff", "svg", "ico",
  ]
}
