import CooklangSyntax
import Text

/// Marks in the texts of steps, found by the words that they replace.
struct CooklangMarking {
  /// A mark in place of some bytes of a step.
  private struct Mark {
    let range: Range<Int>
    let text: String
  }

  private let steps: [[UInt8]]
  private var marks: [[Mark]]
  /// The position after the last ingredient.
  private var step = 0
  private var offset = 0

  /// Starts without marks.
  init(_ steps: [String]) {
    self.steps = steps.map { Array($0.utf8) }
    marks = Array(repeating: [], count: steps.count)
  }

  /// Continues after the step that is the heading of a part, if there is one.
  mutating func enterPart(named name: String) {
    let headings = [Array(name.utf8), Array((name + ":").utf8)]
    guard let heading = steps.indices.dropFirst(step).first(where: { headings.contains(steps[$0]) })
    else { return }
    (step, offset) = (heading + 1, 0)
  }

  /// Marks the next mention of a name after the last one marked.
  ///
  /// - Returns: False if there is none.
  mutating func markNext(_ name: String, as mark: String) -> Bool {
    let name = Array(name.utf8)
    for index in steps.indices.dropFirst(step) {
      let start = index == step ? offset : 0
      guard let range = mention(of: name, in: index, from: start) else { continue }
      marks[index].append(Mark(range: range, text: mark))
      (step, offset) = (index, range.upperBound)
      return true
    }
    return false
  }

  /// Marks the first mention of a name that is not part of another mark.
  ///
  /// - Returns: False if there is none.
  mutating func markAnywhere(_ name: String, as mark: String) -> Bool {
    let name = Array(name.utf8)
    for index in steps.indices {
      guard let range = mention(of: name, in: index, from: 0) else { continue }
      insert(Mark(range: range, text: mark), in: index)
      return true
    }
    return false
  }

  /// Marks durations such as "25 minutes".
  mutating func markTimes() {
    for index in steps.indices {
      for time in CooklangTimes(in: steps[index]).found where isFree(time.range, in: index) {
        insert(Mark(range: time.range, text: time.mark), in: index)
      }
    }
  }

  /// The steps with their marks, escaped.
  var paragraphs: [String] {
    steps.indices.map { index in
      var text = ""
      var end = 0
      for mark in marks[index] {
        text += escaped(steps[index][end..<mark.range.lowerBound]) + mark.text
        end = mark.range.upperBound
      }
      return text + escaped(steps[index][end...])
    }
  }

  private func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    CooklangText.paragraph(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func insert(_ mark: Mark, in index: Int) {
    let place = marks[index].firstIndex { $0.range.lowerBound > mark.range.lowerBound }
    marks[index].insert(mark, at: place ?? marks[index].count)
  }

  private func isFree(_ range: Range<Int>, in index: Int) -> Bool {
    !marks[index].contains { $0.range.overlaps(range) }
  }

  /// Returns the first mention of a name, as whole words that are not marked yet.
  private func mention(of name: [UInt8], in index: Int, from start: Int) -> Range<Int>? {
    let text = steps[index]
    guard let first = name.first, text.count >= name.count else { return nil }
    var place = start
    while place <= text.count - name.count {
      guard let found = text[place...(text.count - name.count)].firstIndex(of: first) else {
        return nil
      }
      let range = found..<(found + name.count)
      if text[range].elementsEqual(name), isWord(range, in: text), isFree(range, in: index) {
        return range
      }
      place = found + 1
    }
    return nil
  }

  private func isWord(_ range: Range<Int>, in text: [UInt8]) -> Bool {
    // Chinese, Japanese and Korean have no spaces between words.
    guard !(0xE3...0xED).contains(text[range.lowerBound]) else { return true }
    let isStart = range.lowerBound == 0 || !Self.isLetter(text[range.lowerBound - 1])
    return isStart && (range.upperBound == text.count || !Self.isLetter(text[range.upperBound]))
  }

  /// True for letters and digits; every byte of another script counts as one.
  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isASCIIAlphanumeric }
}
