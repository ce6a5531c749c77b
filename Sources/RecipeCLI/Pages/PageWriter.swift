import RecipeCore
import RecipeFormatting

/// Puts a page for people together: safe for a terminal, wrapped to its width.
struct PageWriter {
  /// The page so far.
  private(set) var text = ""
  private let width: Int?
  private let usesColor: Bool

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal; `nil` leaves lines whole.
  ///   - usesColor: Whether headings stand out.
  init(width: Int?, usesColor: Bool) {
    self.width = width.map { max(20, $0) }
    self.usesColor = usesColor
  }

  /// Makes a page for the standard output of a run.
  init(for context: CommandContext) {
    self.init(width: context.world.output.terminal?.width, usesColor: context.usesColor)
  }

  /// Ends a part of the page with an empty line, once.
  mutating func endPart() {
    if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
  }

  /// Writes a heading.
  mutating func heading(_ heading: String, style: TextStyle = .bold) {
    for line in Self.lines(of: heading, width: width) {
      text += style.apply(to: line, usesColor: usesColor) + "\n"
    }
  }

  /// Writes a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: What to write; its line ends stay.
  ///   - mark: What stands before the first line, such as a bullet.
  ///   - indent: The columns before the mark.
  mutating func paragraph(_ paragraph: String, mark: String = "", indent: Int = 0) {
    let first = String(repeating: " ", count: indent) + mark
    let margin = String(repeating: " ", count: DisplayWidth.of(first))
    let room = width.map { max(10, $0 - margin.utf8.count) }
    var lead = first
    for part in paragraph.split(separator: "\n", omittingEmptySubsequences: true) {
      for line in Self.lines(of: String(part), width: room) {
        text += lead + line + "\n"
        lead = margin
      }
    }
  }

  /// Breaks a text at spaces, and inside words that are wider than the width.
  static func lines(of unsafe: String, width: Int?) -> [String] {
    let safe = unsafe.terminalSafe
    guard let width, DisplayWidth.of(safe) > width else { return [safe] }
    var lines = LineFiller(width: width)
    for word in safe.split(separator: " ") { lines.add(word) }
    return lines.finished
  }
}

/// Fills lines with words.
private struct LineFiller {
  let width: Int
  private var lines: [String] = []
  private var line = ""
  private var used = 0

  init(width: Int) {
    self.width = width
  }

  var finished: [String] { line.isEmpty ? lines : lines + [line] }

  mutating func add(_ word: Substring) {
    let size = DisplayWidth.of(word)
    if used > 0, used + 1 + size > width { endLine() }
    if used > 0 {
      line += " "
      used += 1
    }
    if size <= width {
      line += word
      used += size
    } else {
      word.forEach { add($0) }
    }
  }

  private mutating func add(_ character: Character) {
    let size = DisplayWidth.of(character)
    if used + size > width { endLine() }
    line.append(character)
    used += size
  }

  private mutating func endLine() {
    lines.append(line)
    line = ""
    used = 0
  }
}
