/// The records that servers found by a text, although what they list of them has no ingredients to find it in.
package struct ServerFinds: Sendable, Hashable {
  private var texts: [RecordReference: [String]] = [:]

  /// Creates finds of nothing.
  package init() {}

  /// True if there are none.
  package var isEmpty: Bool { texts.isEmpty }

  /// The names of the sources that have some, sorted.
  package var sources: [String] { Set(texts.keys.map(\.source)).sorted() }

  /// Returns the texts by which a record was found.
  package func texts(of record: RecordReference) -> [String] { texts[record, default: []] }

  /// Adds records that were found by a text.
  package mutating func add(_ records: [RecordReference], foundBy text: String) {
    for record in records where !texts(of: record).contains(text) {
      texts[record, default: []].append(text)
    }
  }

  /// Adds the finds of another source.
  mutating func add(_ other: ServerFinds) { texts.merge(other.texts) { $0 + $1 } }
}
