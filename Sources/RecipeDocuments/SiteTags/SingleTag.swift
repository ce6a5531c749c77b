import Text

/// A tag of a static site generator without what it encloses.
struct SingleTag {
  /// The marks around it.
  private(set) var form = SiteTag.Form.shortcode
  /// The words of the name, folded.
  private(set) var name = ""
  /// True for a tag that ends another.
  private(set) var isEnd = false
  /// True for a component that encloses nothing: `<Timer />`.
  private(set) var isWhole = false
  /// The values with their names, if they have any.
  private(set) var values: [(name: String?, text: String)] = []
  /// The end of the tag in its line.
  let end: String.Index

  private static let forms = [("{{<", ">}}"), ("{{%", "%}}"), ("{%", "%}"), ("{{", "}}")]

  /// Reads the tag at a brace or an angle bracket of a line, or returns `nil` for other text.
  init?(in line: String, at start: String.Index) {
    let rest = line[start...]
    let limit =
      line.index(start, offsetBy: SiteTag.longest, limitedBy: line.endIndex) ?? line.endIndex
    if let marks = Self.forms.first(where: { rest.hasPrefix($0.0) }) {
      let first = line.index(start, offsetBy: marks.0.count)
      guard let close = line[first..<max(first, limit)].firstRange(of: marks.1) else { return nil }
      end = close.upperBound
      guard read(line[first..<close.lowerBound], isCall: marks.0 == "{{") else { return nil }
    } else {
      let first = line.index(after: start)
      guard line[start] == "<", first < limit,
        let close = Self.endOfComponent(line[first..<limit])
      else { return nil }
      end = line.index(after: close)
      var inside = line[first..<close]
      guard inside.drop(while: { $0 == "/" }).first?.isUppercase == true else { return nil }
      if inside.last == "/" {
        isWhole = true
        inside.removeLast()
      }
      form = .component
      guard read(inside, isCall: false) else { return nil }
    }
  }

  /// Reads a line that is a tag in brackets, or returns `nil` for other text, such as a link.
  init?(bracketed line: String) {
    guard line.hasPrefix("["), line.hasSuffix("]"), line.count > 2 else { return nil }
    form = .brackets
    end = line.endIndex
    let inside = line.dropFirst().dropLast()
    let quotes = inside.split(separator: "\"", omittingEmptySubsequences: false)
    let plain = quotes.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    guard !plain.joined().contains(where: { "[]()".contains($0) }), read(inside, isCall: false)
    else { return nil }
    let rest = inside.drop { $0 == "/" }.drop { $0.isLetter || $0.isNumber || "-_".contains($0) }
    guard rest.isEmpty || " =".contains(rest.prefix(1)) else { return nil }
  }

  /// Returns the bracket that ends a component, which is in no quotation marks.
  private static func endOfComponent(_ text: Substring) -> String.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == ">" {
        return index
      } else if character == "\"" {
        quote = character
      }
    }
    return text.firstIndex(of: ">")
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
    if isCall, rest.first == ":" {
      // {{timer:15 min}}
      let value = String(rest.dropFirst()).cleaned(.line)
      guard !value.isEmpty, !value.contains(where: { "{}|".contains($0) }) else { return false }
      setName(word)
      values = [(nil, value)]
      return true
    }
    if isCall, rest.first != "(" { return false }
    setName(word)
    values = TagValues.all(in: rest)
    if Self.inclusions.contains(name), let file = values.first, file.name == nil {
      setName(file.text.prefix { $0 != "." }[...])
      values.removeFirst()
    }
    return true
  }

  private mutating func setName(_ word: Substring) {
    let last = word.split(separator: "/").last ?? word
    name = FoldedText.words(KeyWords.words(of: String(last)).utf8)
    guard name.hasPrefix("end"), form == .shortcode else { return }
    isEnd = true
    name = String(name.dropFirst(3).drop { $0 == " " })
  }

  /// Names of tags that stand for what a file has, whose name is their first value.
  private static let inclusions: Set<String> = ["include", "render", "partial"]
}
