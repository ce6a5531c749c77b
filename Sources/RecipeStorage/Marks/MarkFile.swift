package import RecipeCore

/// The store of marks.
package typealias MarkStore = RecordFileStore<MarkFile>

/// The marks that people set on recipes, in a text file that people and git can edit.
///
/// A line is a mark on a record; a recipe has the marks of all its records. What is not a mark stays where
/// it is.
///
/// ```
/// # For Sundays.
/// favourite notes:soup/leek.md
/// cooked api:35382 2026-11-25
/// ```
package struct MarkFile: RecordFile {
  package static let name = ".marks.txt"

  private var lines: [MarkLine]
  package private(set) var isChanged = false

  /// The start of a new file.
  private static let header = """
    # What was cooked, and what is worth cooking again.
    #
    #   cooked SOURCE:ID 2026-11-25    the day it was cooked last
    #   favourite SOURCE:ID
    #
    # 'recipes mark' and 'recipes browse' write here, and so may you. In names, %20 is a space and
    # %25 a percent sign.


    """

  package init(parsing bytes: [UInt8]) {
    let ended = bytes.last == 0x0A ? bytes.dropLast() : bytes[...]
    lines =
      bytes.isEmpty
      ? []
      : ended.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { MarkLine(parsing: Array($0)) }
  }

  package var bytes: [UInt8] { lines.flatMap { $0.bytes + [0x0A] } }

  /// The marks.
  package var marks: RecipeMarks {
    lines.compactMap(\.mark).reduce(into: RecipeMarks()) { marks, line in
      let earlier = marks.day(of: line.mark, on: line.reference)
      if (earlier ?? "") <= line.day { marks.set(line.mark, on: line.reference, day: line.day) }
    }
  }

  /// The numbers of the lines that are neither a mark nor blank nor a comment, from 1.
  package var unreadableLines: [Int] {
    lines.indices.filter { lines[$0].isFlawed }.map { $0 + 1 }
  }

  /// The numbers of the lines with a mark whose day is not a date, from 1.
  package var misdatedLines: [Int] {
    lines.indices.filter { lines[$0].isMisdated }.map { $0 + 1 }
  }

  /// Returns the numbers of the lines with a mark of a later day, from 1.
  package func lines(after day: String) -> [Int] {
    lines.indices.filter { index in
      !lines[index].isMisdated && lines[index].mark.map { $0.day > day } ?? false
    }.map { $0 + 1 }
  }

  /// The records with marks, in the order of the lines.
  package var markedRecords: [NamedRecord] {
    lines.enumerated().compactMap { index, line in
      line.mark.map { NamedRecord(number: index + 1, reference: $0.reference) }
    }
  }

  /// Sets a mark, in place of an earlier one on the same record.
  package mutating func set(_ mark: RecipeMark, on reference: RecordReference, day: String) {
    let new = MarkLine.Mark(mark: mark, reference: reference, day: day)
    let earlier = lines.lastIndex {
      $0.mark.map { $0.mark == mark && $0.reference == reference } ?? false
    }
    if let earlier {
      guard lines[earlier].mark != new else { return }
      lines[earlier] = MarkLine(new, rest: lines[earlier].rest)
    } else {
      if lines.isEmpty { lines = MarkFile(parsing: Array(Self.header.utf8)).lines }
      lines.append(MarkLine(new))
    }
    isChanged = true
  }

  /// Removes a mark from records.
  package mutating func remove(_ mark: RecipeMark, from references: Set<RecordReference>) {
    let count = lines.count
    lines.removeAll { line in
      line.mark.map { $0.mark == mark && references.contains($0.reference) } ?? false
    }
    if lines.count != count { isChanged = true }
  }

  /// Renames records in the marks on them.
  ///
  /// - Parameter newName: Returns the new name of a record, or `nil` if it keeps its name.
  package mutating func rename(_ newName: (RecordReference) -> RecordReference?) {
    for (index, line) in lines.enumerated() {
      guard var mark = line.mark, let new = newName(mark.reference) else { continue }
      mark.reference = new
      lines[index] = MarkLine(mark, rest: line.rest)
      isChanged = true
    }
  }
}
