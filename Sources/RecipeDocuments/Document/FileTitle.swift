/// The title in a file's name.
enum FileTitle {
  /// Returns the title in a file's name: "Leek soup" for `2021-03-04-leek-soup.md`.
  ///
  /// The date of a post and the id that Notion adds are no part of it, and hyphens are blanks unless
  /// there are blanks, too.
  static func title(of path: String) -> String {
    let stem = stem(of: path)
    let name = withoutID(withoutDate(stem))
    let title = name.contains(" ") ? String(name) : blanked(name)
    let text = title.cleaned(.line)
    guard text.contains(where: \.isLetter) else { return blanked(stem) }
    return text.contains(where: \.isUppercase)
      ? text : text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func blanked(_ name: Substring) -> String {
    String(name.map { $0 == "-" || $0 == "_" ? " " : $0 })
  }

  /// Returns a name without a date at its start: `2021-03-04-leek-soup`.
  private static func withoutDate(_ name: Substring) -> Substring {
    let parts = name.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    let isDate =
      parts.count == 4
      && zip(parts, [4, 2, 2]).allSatisfy { part, digits in
        part.count == digits && part.allSatisfy { $0.isASCII && $0.isNumber }
      }
    return isDate ? parts[3] : name
  }

  /// Returns a name without an id of 32 hexadecimal digits at its end: `Leek soup 0f3a…`.
  private static func withoutID(_ name: Substring) -> Substring {
    let id = name.suffix(32)
    guard id.count == 32, id.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let mark = name.dropLast(32).last, mark == " " || mark == "-"
    else { return name }
    return name.dropLast(33)
  }

  /// True if a file of that name describes its folder: README, index, LICENSE and the like.
  static func isAboutFolder(_ path: String) -> Bool {
    names.contains(FoldedText.key(stem(of: path).utf8))
  }

  /// True for a page that is about its folder, or is what the folder is for: README and index.
  static func isFirstPage(_ path: String) -> Bool {
    ["readme", "index"].contains(stem(of: path).lowercased())
  }

  /// True for a page `NAME/index.md`, which may be what its folder is named for.
  static func isIndex(_ path: String) -> Bool { stem(of: path).lowercased() == "index" }

  /// Returns the title in the name of a recipe's file: for `leek-soup/index.md`, in that of its folder.
  static func title(ofRecipeAt path: String) -> String {
    let parts = path.split(separator: "/")
    guard isIndex(path), parts.count > 1 else { return title(of: path) }
    return title(of: String(parts[parts.count - 2]))
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
