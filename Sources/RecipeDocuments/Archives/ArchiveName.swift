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

  /// A gzip file's name without the ending that says so.
  static func withoutGzipEnding(_ name: String) -> String {
    name.lowercased().hasSuffix(".gz") ? String(name.dropLast(3)) : name
  }

  private static let pictures: Set<String> = [
    "jpg", "jpeg", "png", "gif", "webp", "avif", "heic", "bmp", "tif", "tiff", "svg", "ico",
  ]
}
