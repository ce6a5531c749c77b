package import RecipeCore
import Text

/// The names of the records of a file that holds several recipes: `path#ID` by the id that a recipe
/// states for itself, else `path#n` for the n-th.
///
/// The first of several recipes with one id has it; the others are named by their numbers, so that
/// none of the rest is renamed. A number that is the id of another recipe gets a second mark,
/// `path##2`.
package struct RecordNames: Sendable {
  /// The name of a record.
  package struct Name: Sendable, Hashable {
    /// The id within the source.
    package let id: String
    /// The recipe's number in the file, from 1, if the id does not state it.
    package let number: Int?
  }

  private let path: String
  private var count = 0
  /// The hashes of the ids and numbers that are names already.
  private var taken: Set<UInt64> = []

  /// The maximum number of marks in an id at which its path may end.
  private static let markLimit = 16

  /// Names the records of a file.
  package init(of path: String) {
    self.path = path
  }

  /// Returns the name of the next recipe; call it for each, in the order of the file.
  package mutating func next(_ statedID: StatedID?) -> Name {
    count += 1
    let number = String(count)
    if let id = statedID?.text, take(id) {
      return Name(id: "\(path)#\(id)", number: id == number ? nil : count)
    }
    let mark = take(number) ? "#" : "##"
    return Name(id: path + mark + number, number: mark == "#" ? nil : count)
  }

  private mutating func take(_ name: String) -> Bool {
    taken.insert(StableHash.of(name.utf8)).inserted
  }

  /// Returns the paths of the files that may hold a record, in the order in which to try them.
  ///
  /// Paths and ids may contain the mark, so the whole id may be a path, and every mark its end.
  static func paths(of id: String) -> [String] {
    let marks = id.indices.filter { id[$0] == "#" }.prefix(markLimit)
    return [id] + marks.reversed().map { String(id[..<$0]) }
  }
}

extension RecipeRecord {
  /// True if the record has an id within its source.
  func hasID(_ id: String) -> Bool { ByteKey(reference.id) == ByteKey(id) }

  /// True if the record had an id within its source when its file held fewer or more recipes, or when
  /// it was named by its number.
  func hasFormerID(_ id: String) -> Bool {
    formerReferences.contains { ByteKey($0.id) == ByteKey(id) }
  }
}
