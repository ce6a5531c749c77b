import Text

/// A tag of a static site generator or a component, with its values:
/// `{{< ingredient amount="200" unit="g" name="flour" >}}`, `{% timer 20 minutes %}`,
/// `<Ingredient amount="200">flour</Ingredient>`.
struct SiteTag {
  /// The text of the tag in its line, with that up to its end if it is closed there.
  let range: Range<String.Index>
  /// The words of the name, folded.
  let name: String
  /// True for a tag that ends another: `{{< /step >}}`, `{% endstep %}`.
  let isEnd: Bool
  /// The values with their names; those that are told by their order have none.
  let values: [(name: String?, text: String)]
  /// The text between the tag and the one that ends it in the same line.
  let content: String?

  /// The maximum number of characters of a tag, and of its values.
  private static let (longest, mostValues) = (512, 24)

  private static let forms = [("{{<", ">}}"), ("{{%", "%}}"), ("{%", "%}"), ("{{", "}}")]

  /// Reads the tag at a brace or an angle bracket of a line, or returns `nil` for other text.
  init?(in line: String, at start: String.Index) {
    guard let single = Single(in: line, at: start) else { return nil }
    (name, isEnd, values) = (single.name, single.isEnd, single.values)
    guard !single.isEnd, !single.isWhole, let end = Self.end(of: single, in: line) else {
      (range, content) = (start..<single.end, nil)
      return
    }
    content = String(line[single.end..<end.lowerBound])
    range = start..<end.upperBound
  }

  /// Returns the tag that ends another in its line, if few others are between them.
  private static func end(of tag: Single, in line: String) -> Range<String.Index>? {
    var start = tag.end
    for _ in 0..<mostEnclosed {
      guard let next = line[start...].firstIndex(where: { "{<".contains($0) }) else { return nil }
      if let end = Single(in: line, at: next) {
        if end.isEnd, end.name == tag.name || end.name.isEmpty { return next..<end.end }
        start = end.end
      } else {
        start = line.index(after: next)
      }
    }
    return nil
  }

  /// The maximum number of marks between a tag and its end.
  private static let mostEnclosed = 12

  /// A tag without what it encloses.
  private struct Single {
    var name = ""
    var isEnd = false
    /// True for a component that encloses nothing: `<Timer />`.
    var isWhole = false
    var values: [(name: String?, text: String)] = []
    var end: String.Index

    init?(in line: String, at start: String.Index) {
      let rest = line[start...]
      let limit = line.index(start, offsetBy: longest, limitedBy: line.endIndex) ?? line.endIndex
      if let form = forms.first(where: { rest.hasPrefix($0.0) }) {
        let first = line.index(start, offsetBy: form.0.count)
        guard let close = line[first..<max(first, limit)].firstRange(of: form.1) else { return nil }
        end = close.upperBound
        guard read(line[first..<close.lowerBound], isCall: form.0 == "{{") else { return nil }
      } else {
        let first = line.index(after: start)
        guard line[start] == "<", first < limit,
          let close = line[first..<limit].firstIndex(of: ">")
        else { return nil }
        end = line.index(after: close)
        var inside = line[first..<close]
        guard inside.drop(while: { $0 == "/" }).first?.isUppercase == true else { return nil }
        if inside.last == "/" {
          isWhole = true
          inside.removeLast()
        }
        guard read(inside, isCall: false) else { return nil }
      }
    }

    /// Reads the name and the values, or returns `false` for none, or for an expression that is no
    /// call of a function.
    private mutating func read(_ inside: Substring, isCall: Bool) -> Bool {
      guard !inside.contains("{{") else { return false }
      var rest = inside.drop { $0 == " " || $0 == "-" || $0 == "\t" }
      isEnd = rest.first == "/"
      rest = rest.drop { $0 == "/" || $0 == " " }
      let word = rest.prefix { $0.isLetter || $0.isNumber || "-_./".contains($0) }
      guard word.first?.isLetter == true else { return false }
      rest = rest[word.endIndex...]
      if isCall, rest.first != "(" { return false }
      setName(word)
      values = SiteTag.values(in: rest)
      if SiteTag.inclusions.contains(name), let file = values.first, file.name == nil {
        setName(file.text.prefix { $0 != "." }[...])
        values.removeFirst()
      }
      return true
    }

    private mutating func setName(_ word: Substring) {
      let last = word.split(separator: "/").last ?? word
      name = FoldedText.words(KeyWords.words(of: String(last)).utf8)
      guard name.hasPrefix("end") else { return }
      isEnd = true
      name = String(name.dropFirst(3).drop { $0 == " " })
    }
  }

  /// Names of tags that stand for what a file has, whose name is their first value.
  private static let inclusions: Set<String> = ["include", "render", "partial"]

  /// Returns the values in `amount="200" "flour"`, `(amount=200, name="flour")`.
  private static func values(in text: Substring) -> [(name: String?, text: String)] {
    var values: [(name: String?, text: String)] = []
    var rest = text
    while values.count < mostValues {
      rest = rest.drop { " ,()\t".contains($0) }
      guard let first = rest.first else { break }
      var name: String?
      if first.isLetter {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        let after = rest[word.endIndex...].drop { $0 == " " }
        if after.first == "=" || rest[word.endIndex...].hasPrefix(":") {
          name = String(word)
          rest = after.dropFirst().drop { $0 == " " }
        }
      }
      let value = value(at: &rest)
      if !value.isEmpty { values.append((name, value)) }
    }
    return values
  }

  /// Takes a value: a word, or a text in quotation marks or braces.
  private static func value(at rest: inout Substring) -> String {
    var text = rest
    let isBraced = text.first == "{"
    if isBraced { text = text.dropFirst() }
    let value: Substring
    if let quote = text.first, "\"'`“”".contains(quote) {
      let ends = "“”".contains(quote) ? "”" : String(quote)
      value = text.dropFirst().prefix { !ends.contains($0) }
      text = text[value.endIndex...].dropFirst()
    } else {
      value = text.prefix { !(isBraced ? "}" : " ,)\t").contains($0) }
      text = text[value.endIndex...]
    }
    if isBraced, text.first == "}" { text = text.dropFirst() }
    // A mark that belongs to no value is passed over.
    rest = text.startIndex == rest.startIndex ? text.dropFirst() : text
    return String(value).cleaned(.line)
  }
}
