import RecipeCore
import Text

/// The wrapping of text at spaces, and between East Asian characters.
package enum TextWrap {
  /// Returns the lines of a sanitised text without line ends; at least one.
  ///
  /// - Parameters:
  ///   - width: The maximum width of a line, or `nil` for no limit. A word that is wider is broken
  ///     after slashes, as in paths, and else between characters.
  ///   - laterWidth: The maximum width of all lines but the first, if different.
  ///   - keepsWords: True to leave wider words whole, so that a path can be copied.
  package static func lines(
    _ text: String, width: Int?, laterWidth: Int? = nil, keepsWords: Bool = false
  ) -> [String] {
    guard let width, DisplayWidth.of(text) > width else { return [text] }
    var filler = LineFiller(
      width: max(2, width), laterWidth: max(2, laterWidth ?? width), keepsWords: keepsWords)
    for word in text.split(separator: " ") {
      var isFirst = true
      for atom in atoms(of: word) {
        filler.add(atom, afterSpace: isFirst)
        isFirst = false
      }
    }
    return filler.finished()
  }

  /// Returns the unbreakable pieces of a word: wide characters one by one, others in runs.
  private static func atoms(of word: Substring) -> [Substring] {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return [word] }
    var atoms: [Substring] = []
    var start = word.startIndex
    var previous: Character?
    for index in word.indices {
      if let previous, breaks(between: previous, and: word[index]) {
        atoms.append(word[start..<index])
        start = index
      }
      previous = word[index]
    }
    return atoms + [word[start...]]
  }

  private static func breaks(between left: Character, and right: Character) -> Bool {
    guard DisplayWidth.isWide(left) || DisplayWidth.isWide(right) else { return false }
    return !neverLast.contains(left) && !neverFirst.contains(right)
  }

  /// Characters that may not start a line (JIS X 4051: closing marks, small kana, length mark), and
  /// quotation marks.
  private static let neverFirst: Set<Character> = Set(
    "、。，．・：；？！」』）】〕〉》］｝ーゝゞ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.:;?!)]}%'\"’”")

  /// Characters that may not end a line: opening marks and quotation marks.
  private static let neverLast: Set<Character> = Set("「『（【〔〈《［｛([{'\"‘“")
}

/// Lines being filled word by word.
private struct LineFiller {
  private var width: Int
  private let laterWidth: Int
  private let keepsWords: Bool
  private var lines: [String] = []
  private var line = ""
  private var lineWidth = 0

  init(width: Int, laterWidth: Int, keepsWords: Bool) {
    self.width = width
    self.laterWidth = laterWidth
    self.keepsWords = keepsWords
  }

  mutating func add(_ atom: Substring, afterSpace: Bool) {
    let atomWidth = DisplayWidth.of(atom)
    let space = afterSpace && lineWidth > 0 ? 1 : 0
    if lineWidth + space + atomWidth <= width {
      append(atom, width: atomWidth, space: space)
    } else if atomWidth <= laterWidth || keepsWords {
      if lineWidth > 0 { endLine() }
      append(atom, width: atomWidth, space: 0)
    } else {
      addBroken(atom)
    }
  }

  mutating func finished() -> [String] {
    if lineWidth > 0 || lines.isEmpty { endLine() }
    return lines
  }

  private mutating func append(_ atom: Substring, width: Int, space: Int) {
    if space > 0 { line += " " }
    line += atom
    lineWidth += space + width
  }

  private mutating func addBroken(_ atom: Substring) {
    if lineWidth > 0 { endLine() }
    var rest = atom
    while let slash = rest.firstIndex(of: "/") {
      addPart(rest[...slash])
      rest = rest[rest.index(after: slash)...]
    }
    addPart(rest)
  }

  private mutating func addPart(_ part: Substring) {
    let partWidth = DisplayWidth.of(part)
    if lineWidth > 0, lineWidth + partWidth > width { endLine() }
    guard partWidth > width else { return append(part, width: partWidth, space: 0) }
    for character in part {
      let characterWidth = DisplayWidth.of(character)
      if lineWidth + characterWidth > width { endLine() }
      line.append(character)
      lineWidth += characterWidth
    }
  }

  private mutating func endLine() {
    lines.append(line)
    line = ""
    lineWidth = 0
    width = laterWidth
  }
}
