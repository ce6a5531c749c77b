/// Groups of names of members that mean the same, by their numbers in a vocabulary.
///
/// It is made once and shared by all objects that are read.
package final class JSONNameTable: Sendable {
  /// What a name of the vocabulary stands for.
  struct Entry: Sendable {
    /// The group's number.
    let group: Int
    /// How good a name it is: less is better.
    let rank: Int
  }

  /// The vocabulary.
  let vocabulary: JSONVocabulary
  /// The entry of each name of the vocabulary; `nil` for names that are in no group.
  let entries: [Entry?]
  /// How many groups there are.
  package let count: Int

  /// Makes a table of groups, best name first; a group's index is the number it is asked for by.
  ///
  /// - Parameters:
  ///   - groups: The names, none of them twice.
  ///   - vocabulary: Has all these names, and perhaps those of other tables.
  package init(_ groups: [[String]], in vocabulary: JSONVocabulary) {
    var entries = [Entry?](repeating: nil, count: vocabulary.count)
    var rank = 0
    for (group, names) in groups.enumerated() {
      for name in names {
        if let number = vocabulary.number(of: name) {
          entries[number] = Entry(group: group, rank: rank)
        }
        rank += 1
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
