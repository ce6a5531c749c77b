/// The title in a file's name.
enum FileTitle {
  /// Returns the title in a file's name: "leek soup" for `leek-soup.md`.
  static func title(of path: String) -> String {
    let stem = stem(of: path)
    return String(stem.map { $0 == "-" || $0 == "_" ? " " : $0 })
  }

  /// True if a file of that name describes its folder: README, index, LICENSE and the like.
  static func isAboutFolder(_ path: String) -> Bool {
    names.contains(FoldedText.key(stem(of: path).utf8))
  }

  private static func stem(of path: String) -> Substring {
    let name = path.split(separator: "/").last ?? path[...]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return name[..<dot]
  }

  private static let names: Set<String> = [
    "readme", "index", "license", "licence", "changelog", "contributing", "codeofconduct",
    "summary", "toc", "about", "sidebar", "security", "authors", "template", "todo",
  ]
}
