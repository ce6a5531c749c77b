package import RecipeCore
package import RecipeMatching

/// The store of decisions.
package typealias DecisionStore = RecordFileStore<DecisionFile>

/// People's decisions about pairs of records, in a text file that people and git can edit.
///
/// A line is a decision. New lines are inserted in the order of the records, so that the decisions
/// of two people seldom conflict in git, but contradictory ones nearly always do. Existing lines
/// never move, even if a record they name is renamed, since they belong to the comments above them.
///
/// ```
/// # Both are Nan's recipe, though she never wrote down the stock.
/// link api:35382 notes:soup/leek.md
/// unlink api:35383 notes:soup/leek.md  # another dish
/// ```
package struct DecisionFile: RecordFile {
  /// That of the command, with an extension that editors open.
  package static let name = ".duplicates.txt"

  private(set) var lines: [DecisionLine]
  package private(set) var isChanged = false

  /// The start of a new file.
  private static let header = """
    # Which records are one recipe and which are not, as people decided.
    #
    #   link SOURCE:ID SOURCE:ID      they are one recipe
    #   unlink SOURCE:ID SOURCE:ID    they are two recipes
    #
    # 'recipes duplicates link' and 'unlink' write here, and so may you. In names, %20 is a space
    # and %25 a percent sign.


    """

  package init(parsing bytes: [UInt8]) {
    guard !bytes.isEmpty else {
      lines = []
      return
    }
    let ended = bytes.last == 0x0A ? bytes.dropLast() : bytes[...]
    lines = ended.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { DecisionLine(parsing: Array($0)) }
  }

  package var bytes: [UInt8] {
    lines.reduce(into: []) { bytes, line in
      bytes.append(contentsOf: line.bytes)
      bytes.append(0x0A)
    }
  }

  /// The decisions as written, in the order of the file; see `settled` for those that apply.
  package var decisions: [MatchDecision] { lines.compactMap(\.decision) }

  /// Adds the decisions that the file does not have.
  package mutating func add(_ decisions: [MatchDecision]) {
    var known = Set(self.decisions)
    let new = decisions.filter { known.insert($0).inserted }.sorted(by: Self.precedes)
    guard !new.isEmpty else { return }
    if lines.isEmpty { lines = DecisionFile(parsing: Array(Self.header.utf8)).lines }
    insert(new)
    isChanged = true
  }

  /// Removes decisions, each with the comment on its line.
  package mutating func remove(_ decisions: Set<MatchDecision>) {
    let count = lines.count
    lines.removeAll { line in line.decision.map(decisions.contains) ?? false }
    if lines.count != count { isChanged = true }
  }

  /// Renames records in the decisions that name them; the lines do not move.
  ///
  /// - Parameter newName: Returns the new name of a record, or `nil` if it keeps its name.
  package mutating func rename(_ newName: (RecordReference) -> RecordReference?) {
    for (index, line) in lines.enumerated() {
      guard let old = line.decision else { continue }
      let (first, second) = (newName(old.first), newName(old.second))
      guard first != nil || second != nil,
        let new = MatchDecision(old.kind, first ?? old.first, second ?? old.second)
      else { continue }
      lines[index] = DecisionLine(new, comment: line.comment)
      isChanged = true
    }
  }

  /// Inserts sorted decisions, each after the last line that precedes it.
  private mutating func insert(_ new: [MatchDecision]) {
    // Resolving the conflict may discard one side, and with it whatever was inserted there.
    if lines.contains(where: { $0.flaw == .conflictMark }) {
      return lines.append(contentsOf: new.map { DecisionLine($0) })
    }
    let start = lines.firstIndex { $0.decision != nil }.map(startOfComments) ?? lines.count
    var rest = new[...]
    var reversed: [DecisionLine] = []
    for line in lines.reversed() {
      while let last = rest.last, line.decision.map({ Self.precedes($0, last) }) ?? false {
        reversed.append(DecisionLine(rest.removeLast()))
      }
      reversed.append(line)
    }
    lines = reversed.reversed()
    lines.insert(contentsOf: rest.map { DecisionLine($0) }, at: start)
  }

  /// Returns the start of the comments directly above a line; those at the top belong to the file.
  private func startOfComments(above line: Int) -> Int {
    let start = lines[..<line].lastIndex { $0.content != .remark || $0.bytes.isEmpty }
    return start.map { $0 + 1 } ?? line
  }

  private static func precedes(_ left: MatchDecision, _ right: MatchDecision) -> Bool {
    if left.first != right.first { return left.first < right.first }
    if left.second != right.second { return left.second < right.second }
    return left.kind == .link && right.kind == .unlink
  }
}
