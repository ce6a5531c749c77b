import Text

/// Tabs of pages, `=== "Metric"` above indented lines.
///
/// Tabs that repeat the words of the first, as other units do, are boxes of notes, so that the first is
/// what one cooks by and nothing is lost. All others are parts, below their titles as bold lines. Lines
/// stay lines, but not the offsets in them.
struct ContentTabs {
  /// The lines of a tab, the first of which has its title.
  private struct Tab {
    let title: ArraySlice<UInt8>
    let column: Int
    /// The range of its lines, its title first.
    var lines: Range<Int>
  }

  private let lines: [ArraySlice<UInt8>]

  /// Returns a document whose tabs are boxes and bold lines.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func divided(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard mayHaveTabs(bytes[start...]) else { return bytes }
    let tabs = ContentTabs(
      lines: bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false))
    return bytes[..<start] + Array(tabs.texts().joined(separator: [0x0A]))
  }

  /// Returns the lines of the document without tabs.
  private func texts() -> [[UInt8]] {
    var texts = lines.map { Array($0) }
    var first: Set<UInt64> = []
    var end = -1
    for tab in tabs {
      let words = words(of: tab)
      let continues = tab.lines.lowerBound == end
      end = tab.lines.upperBound
      let isAlternative = continues && Self.repeats(words, first)
      if !continues { first = words }
      let mark = Array(repeating: UInt8(0x20), count: tab.column)
      texts[tab.lines.lowerBound] =
        mark + (isAlternative ? Array("> [!note] ".utf8) + tab.title : Self.bold(tab.title))
      for line in tab.lines.dropFirst() {
        let text = AdmonitionLine.dropping(tab.column + 4, of: lines[line])
        texts[line] = mark + (isAlternative ? Array("> ".utf8) : []) + text
      }
    }
    return texts
  }

  private static func bold(_ title: ArraySlice<UInt8>) -> [UInt8] {
    let mark = Array("**".utf8)
    return mark + title + mark
  }

  /// The tabs, in order.
  private var tabs: [Tab] {
    var tabs: [Tab] = []
    var isInCode = false
    var lastText = 0
    for index in lines.indices {
      let isBlank = lines[index].allSatisfy { $0 <= 0x20 }
      let column = Indentation.columns(of: lines[index])
      if let last = tabs.indices.last, tabs[last].lines.upperBound >= lastText, !isBlank,
        column >= tabs[last].column + 4, tabs[last].lines.upperBound == lastText
      {
        tabs[last].lines = tabs[last].lines.lowerBound..<index + 1
      } else if !isInCode, let title = Self.title(in: lines[index]) {
        if let last = tabs.indices.last, tabs[last].lines.upperBound == lastText {
          // The blank lines between two tabs belong to the first.
          tabs[last].lines = tabs[last].lines.lowerBound..<index
        }
        tabs.append(Tab(title: title, column: column, lines: index..<index + 1))
      } else if AdmonitionLine.isFence(lines[index]) {
        isInCode.toggle()
      }
      if !isBlank { lastText = index + 1 }
    }
    return tabs
  }

  /// Returns the title in `=== "Title"`, `===+ "Title"` or `===! "Title"`, or `nil` for other lines.
  private static func title(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard text.starts(with: "===".utf8) else { return nil }
    let rest = text.dropFirst(3).drop { "+! ".utf8.contains($0) }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = rest.dropFirst().firstIndex(of: quote),
      rest[(end + 1)...].allSatisfy({ $0 <= 0x20 }), end - rest.startIndex <= longestTitle
    else { return nil }
    let title = rest[(rest.startIndex + 1)..<end]
    return title.contains { $0 > 0x20 } ? title : nil
  }

  private static let longestTitle = 80

  /// Returns the hashes of the words of letters in a tab.
  private func words(of tab: Tab) -> Set<UInt64> {
    var words: Set<UInt64> = []
    for line in tab.lines.dropFirst() {
      for word in FoldedText.words(lines[line]).split(separator: " ")
      where word.utf8.count > 2 && !word.contains(where: \.isNumber) {
        words.insert(Self.hash(word))
      }
    }
    return words
  }

  /// FNV-1a.
  private static func hash(_ word: Substring) -> UInt64 {
    word.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// True if most of the words of two tabs are the same.
  private static func repeats(_ words: Set<UInt64>, _ first: Set<UInt64>) -> Bool {
    let shared = words.intersection(first).count
    return shared > 0 && shared * 2 >= min(words.count, first.count)
  }

  /// True if three signs of equality are above a quotation mark, a fast check that rules out most
  /// documents.
  private static func mayHaveTabs(_ body: ArraySlice<UInt8>) -> Bool {
    var count = 0
    for byte in body {
      if byte == UInt8(ascii: "=") {
        count += 1
      } else if count >= 3, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        return true
      } else if !"+! ".utf8.contains(byte) {
        count = 0
      }
    }
    return false
  }
}
