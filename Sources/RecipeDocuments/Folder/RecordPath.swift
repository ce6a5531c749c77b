/// The file part of a record's id, and which of its recipes is meant.
struct RecordPath {
  /// The file, relative to the source's folder.
  let path: String

  /// Creates a path from a whole id.
  init(whole id: String) {
    path = id
  }

  /// Splits `path#n`, or returns `nil` if the id does not end with a number.
  init?(numbered id: String) {
    guard let mark = id.lastIndex(of: "#"), let number = Int(id[id.index(after: mark)...]),
      number > 0
    else { return nil }
    path = String(id[..<mark])
  }
}
