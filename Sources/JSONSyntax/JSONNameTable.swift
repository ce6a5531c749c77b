/// Groups of synonymous member names, each group with a number.
///
/// A table is created once and shared by all objects that are read.
package final class JSONNameTable: Sendable {
  /// The meaning of a name in the vocabulary.
  struct Entry: Sendable {
    /// The group's number, or `noGroup` for a name without a group.
    let group: Int16
    /// The preference of the name within its group: lower is better.
    let rank: Int16

    /// The group of names that this table does not use.
    static let noGroup: Int16 = -1
  }

  /// The vocabulary.
  let vocabulary: JSONVocabulary
  /// The entries by the names' numbers in the vocabulary.
  let entries: [Entry]
  /// The number of groups.
  package let count: Int

  /// Creates a table of groups, each with its best name first; a group's index is its number.
  ///
  /// - Parameters:
  ///   - groups: At most 1,000 distinct names in all.
  ///   - vocabulary: A vocabulary that contains all these names.
  package init(_ groups: [[String]], in vocabulary: JSONVocabulary) {
    let none = Entry(group: Entry.noGroup, rank: 0)
    var entries = [Entry](repeating: none, count: vocabulary.count)
    var rank: Int16 = 0
    for (group, names) in groups.enumerated() {
      for name in names {
        if let number = vocabulary.number(of: name) {
          entries[number] = Entry(group: Int16(truncatingIfNeeded: group), rank: rank)
        }
        rank &+= 1
      }
    }
    self.vocabulary = vocabulary
    self.entries = entries
    count = groups.count
  }

  /// Creates a table with a vocabulary of its own.
  package convenience init(_ groups: [[String]]) {
    self.init(groups, in: JSONVocabulary(groups.flatMap(\.self)))
  }
}
