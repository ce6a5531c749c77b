import JSONSyntax
import Text

/// The ids of the records of an answer, by what a reader tells them apart by: the title of a recipe, or the content of a
/// document.
struct KitIdentities: Sendable {
  private var ids: [String: Set<String>] = [:]

  /// Adds a record.
  ///
  /// - Parameter message: A message `record` or `document`.
  mutating func add(_ id: String, of message: JSONValue) {
    let recipe = message["recipe"]
    let names = [
      recipe?["title"], recipe?["name"], message["text"], message["base64"],
    ].lazy.compactMap { $0?.string }
    if let name = names.first { ids[name, default: []].insert(id) }
  }

  /// Checks that records have the ids that they had in an earlier answer: those of which either answer has several by one
  /// name may be others.
  func check(after earlier: KitIdentities) throws(KitFailure) {
    for (name, ids) in ids.sorted(by: { $0.key < $1.key }) {
      guard let before = earlier.ids[name], before.count == 1, ids.count == 1, before != ids
      else { continue }
      let words = [name, before.first ?? "", ids.first ?? ""].map {
        $0.prefix(60).description.terminalSafe
      }
      throw .wrong("'\(words[0])' had the id '\(words[1])', and has '\(words[2])' now")
    }
  }
}
