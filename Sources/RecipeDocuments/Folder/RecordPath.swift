/// The file part of a record's id, and which of its recipes is meant.
struct RecordPath {
  /// The file, relative to the source's folder.
  let path: String

  /// Takes the whole id for a path.
  init(whole id: String) {
    path = id
  }

  /// Takes `path#n` apart; `nil` if the id does not end so.
  init?(numbered id: String) {
    guard let mark = id.lastIndex(of: "#"), let number = Int(id[id.index(after: mark)...]),
      number > 0
    else { return nil }
    path = String(id[..<mark])
  }
}
