/// References of tags to foods in other files, "foods.red-onion", "10203.milk", "/foods/red-onion.md".
enum TagReference {
  /// Returns the words of a text if it is a dotted reference, or else the text itself.
  static func wordsIfDotted(_ text: String) -> String {
    text.contains(".") && text.first?.isLetter == true ? words(text) : text
  }

  /// Returns the words of a reference: the last of its parts, without a number before it.
  static func words(_ text: String) -> String {
    guard !text.contains(" ") else { return text }
    let file = text.split(separator: "/").last ?? text[...]
    let parts = file.split(separator: ".")
    let ends = parts.count > 1 && endings.contains(String(parts[parts.count - 1]))
    guard
      let last = (ends ? parts.dropLast() : parts[...]).last(where: {
        $0.contains(where: \.isLetter)
      })
    else { return text }
    let words = last.split { "-_".contains($0) }
    let named = words.drop { $0.allSatisfy(\.isNumber) }
    return (named.isEmpty ? words[...] : named).joined(separator: " ")
  }

  private static let endings: Set<String> = ["md", "html", "htm", "mdx"]
}
