package import RecipeCore
import Text

/// The names of the records of a file that holds several recipes: `path#ID` by the id that a recipe
/// alone states for itself, else `path#n` for the n-th.
///
/// Recipes that share an id are named by their numbers, and none of the rest is renamed. Of a file that is
/// read line by line, nobody knows yet what follows: there the first of them has the id. A number that
/// is the id of another recipe gets a second mark, `path##2`.
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
  /// The number of recipes that state the id of another one before them, in a file that is read line by line.
  package private(set) var repeatedCount = 0
  /// The hashes of the ids and numbers that are names already.
  private var taken: Set<UInt64> = []
  /// The hashes of the ids that one recipe states, and of those that several state; empty for a file that
  /// is read line by line.
  private var (unique, shared): (Set<UInt64>, Set<UInt64>) = ([], [])

  /// The maximum number of marks in an id at which its path may end.
  private static let maximumMarkCount = 16

  /// Names the records of a file that is read line by line.
  package init(of path: String) {
    self.path = path
  }

  /// Returns the names of all records of a file.
  ///
  /// - Parameter statedIDs: The ids that they state, in the order of the file.
  package static func all(of path: String, stating statedIDs: [StatedID?]) -> [Name] {
    var names = RecordNames(of: path)
    for id in statedIDs.compactMap({ $0.map { hash(of: $0.text) } }) {
      if !names.unique.insert(id).inserted { names.shared.insert(id) }
    }
    names.unique.subtract(names.shared)
    return statedIDs.map { names.next($0) }
  }

  /// Returns the name of the next recipe; call it for each, in the order of the file.
  package mutating func next(_ statedID: StatedID?) -> Name {
    count += 1
    let number = String(count)
    if let id = statedID?.text, !shared.contains(Self.hash(of: id)), take(id) {
      return Name(id: "\(path)#\(id)", number: id == number ? nil : count)
    }
    if let id = statedID?.text, !shared.contains(Self.hash(of: id)) { repeatedCount += 1 }
    let isTwin = statedID.map { shared.contains(Self.hash(of: $0.text)) } ?? false
    let isFree = !(isTwin && unique.contains(Self.hash(of: number))) && take(number)
    let mark = isFree ? "#" : "##"
    return Name(id: path + mark + number, number: mark == "#" ? nil : count)
  }

  private mutating func take(_ name: String) -> Bool {
    taken.insert(Self.hash(of: name)).inserted
  }

  private static func hash(of name: String) -> UInt64 { StableHash.of(name.utf8) }

  /// Returns the paths of the files that may hold a record, in the order in which to try them.
  ///
  /// Paths and ids may contain the mark, so the whole id may be a path, and every mark its end.
  static func paths(of id: String) -> [String] {
    let marks = id.indices.filter { id[$0] == "#" }.prefix(maximumMarkCount)
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
