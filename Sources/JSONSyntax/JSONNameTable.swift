/// Groups of names of members that mean the same, by their numbers in a vocabulary.
///
/// It is made once and shared by all objects that are read.
package final class JSONNameTable: Sendable {
  /// What a name of the vocabulary stands for.
  struct Entry: Sendable {
    /// The group's number; `noGroup` for a name that is in none.
    let group: Int16
    /// How good a name it is: less is better.
    let rank: Int16

    /// Is asked for by nobody.
    static let noGroup: Int16 = -1
  }

  /// The vocabulary.
  let vocabulary: JSONVocabulary
  /// The entry of each name of the vocabulary.
  let entries: [Entry]
  /// How many groups there are.
  package let count: Int

  /// Makes a table of groups, best name first; a group's index is the number it is asked for by.
  ///
  /// - Parameters:
  ///   - groups: At most 1,000 names in all, none of them twice.
  ///   - vocabulary: Has all these names, and perhaps those of other tables.
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

  /// Makes a table with a vocabulary of its own.
  package convenience init(_ groups: [[String]]) {
    self.init(groups, in: JSONVocabulary(groups.flatMap(\.self)))
  }
}
