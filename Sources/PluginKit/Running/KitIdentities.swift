import JSONSyntax
import Text

/// The ids of the records of an answer, by what a reader tells them apart by: the title of a recipe, or the content of a
/// document.
struct KitIdentities: Sendable {
  /// The records of one name.
  private struct Named: Sendable {
    /// The start of the name, for messages.
    let start: String
    /// Their ids.
    var ids: Set<String> = []
  }

  /// The number of characters of a name or id that a message has.
  private static let shownLength = 60

  /// The records by the checksums of their names, which may be whole documents.
  private var records: [UInt64: Named] = [:]

  /// Adds a record.
  ///
  /// - Parameter message: A message `record` or `document`.
  mutating func add(_ id: String, of message: JSONValue) {
    let recipe = message["recipe"]
    let names = [
      recipe?["title"], recipe?["name"], message["text"], message["base64"],
    ].lazy.compactMap { $0?.string }
    guard let name = names.first else { return }
    let start = String(name.prefix(Self.shownLength))
    records[Checksum.of(Array(name.utf8)), default: Named(start: start)].ids.insert(id)
  }

  /// Checks that records have the ids that they had in an earlier answer: those of which either answer has several by one
  /// name may be others.
  func check(after earlier: KitIdentities) throws(KitFailure) {
    let ordered = records.sorted { ($0.value.start, $0.key) < ($1.value.start, $1.key) }
    for (name, named) in ordered {
      guard let before = earlier.records[name]?.ids, before.count == 1, named.ids.count == 1,
        before != named.ids
      else { continue }
      let words = [named.start, before.first ?? "", named.ids.first ?? ""].map {
        $0.prefix(Self.shownLength).description.terminalSafe
      }
      throw .wrong("'\(words[0])' had the id '\(words[1])', and has '\(words[2])' now")
    }
  }
}
