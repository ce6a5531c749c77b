import Text

/// A tag of a static site generator or a component, with its values:
/// `{{< ingredient amount="200" unit="g" name="flour" >}}`, `{% timer 20 minutes %}`,
/// `<Ingredient amount="200">flour</Ingredient>`, `[recipe servings="4"]`.
struct SiteTag {
  /// The marks around a tag.
  enum Form {
    /// `{{< name >}}`, `{{% name %}}`, `{% name %}`, or a call `{{ name() }}`.
    case shortcode
    /// `<Name>`
    case component
    /// `[name]`, on a line of its own.
    case brackets
  }

  /// The text of the tag in its line, with that up to its end if it is closed there.
  let range: Range<String.Index>
  /// The marks.
  let form: Form
  /// The words of the name, folded.
  let name: String
  /// True for a tag that ends another: `{{< /step >}}`, `{% endstep %}`.
  let isEnd: Bool
  /// The values with their names; those that are told by their order have none.
  let values: [(name: String?, text: String)]
  /// The text between the tag and the one that ends it in the same line.
  let content: String?

  /// The maximum number of bytes of a tag.
  static let longest = 1_024

  /// Reads the tag at a brace or an angle bracket of a line, or returns `nil` for other text.
  init?(in line: String, at start: String.Index) {
    guard let single = SingleTag(in: line, at: start) else { return nil }
    let end = single.isEnd || single.isWhole ? nil : Self.end(of: single, in: line)
    self.init(
      single, start..<(end?.upperBound ?? single.end),
      content: end.map { String(line[single.end..<$0.lowerBound]) })
  }

  /// Reads a line that is nothing but a tag, or returns `nil` for any other.
  init?(line: ArraySlice<UInt8>) {
    guard line.count <= Self.longest, let first = line.first(where: { $0 > 0x20 }),
      "{<[".utf8.contains(first)
    else { return nil }
    let text = String(decoding: line, as: UTF8.self).cleaned(.line)
    if first == UInt8(ascii: "[") {
      guard let single = SingleTag(bracketed: text) else { return nil }
      self.init(single, text.startIndex..<text.endIndex, content: nil)
      return
    }
    guard let tag = SiteTag(in: text, at: text.startIndex),
      tag.range.upperBound == text.endIndex
    else { return nil }
    self = tag
  }

  private init(_ single: SingleTag, _ range: Range<String.Index>, content: String?) {
    self.range = range
    self.content = content
    (form, name, isEnd, values) = (single.form, single.name, single.isEnd, single.values)
  }

  /// The maximum number of marks between a tag and its end.
  private static let maximumEnclosedCount = 12

  /// Returns the tag that ends another in its line, if few others are between them.
  private static func end(of tag: SingleTag, in line: String) -> Range<String.Index>? {
    var start = tag.end
    for _ in 0..<maximumEnclosedCount {
      guard let next = line[start...].firstIndex(where: { "{<".contains($0) }) else { return nil }
      if let end = SingleTag(in: line, at: next) {
        if end.isEnd, end.name == tag.name || end.name.isEmpty { return next..<end.end }
        start = end.end
      } else {
        start = line.index(after: next)
      }
    }
    return nil
  }

  /// True if a brace is before another or a sign of percent, or an angle bracket before a capital
  /// letter: a fast check that rules out most texts.
  static func mayBe(in text: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in text {
      if previous == UInt8(ascii: "{"), byte == previous || byte == UInt8(ascii: "%") {
        return true
      }
      if previous == UInt8(ascii: "<"), (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "/") {
        return true
      }
      previous = byte
    }
    return false
  }
}
