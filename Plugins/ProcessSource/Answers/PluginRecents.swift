import JSONSyntax
import RecipeCore
import Text

/// The records that recent searches of a plug-in found which can only search: among them are the
/// recipes that a person has seen, and names next.
struct PluginRecents: Sendable {
  /// A message with the records that it brought.
  struct Entry: Sendable {
    /// The line of the message.
    let line: [UInt8]
    /// The id or the path that it has.
    let name: String
    /// The records.
    let records: [RecipeRecord]
  }

  /// The messages, the latest first.
  let entries: [Entry]
  /// The age of the cached answer, in seconds.
  let age: Int

  /// Reads what was cached; nothing of it is lost that can be read.
  init(_ cached: CachedAnswer?, source: String) {
    age = cached?.age ?? 0
    entries = RecentLines.lines(of: cached?.bytes ?? []).compactMap { line in
      guard let message = PluginMessage(line), let name = message.recordName else {
        return nil
      }
      let found = PluginRecord.all(of: message, source: source, fields: .all)
      return Entry(line: line, name: name, records: found.records)
    }
  }

  /// Returns the messages with the record that a name names: an id, a title or an address.
  func entries(named name: String) -> [Entry] {
    let folded = TextFolding.fold(name)
    return entries.filter { entry in
      entry.records.contains { record in
        record.reference.id == name || TextFolding.fold(record.recipe.title) == folded
          || record.recipe.sourceURL == name
      }
    }
  }

  /// Returns the lines to keep after another search.
  ///
  /// - Parameter lines: The lines of its records.
  func bytes(after lines: [UInt8]) -> [UInt8] {
    Self.joined(RecentLines.lines(of: lines), before: entries.map(\.line))
  }

  /// Returns lines without those of older ones that are about the same records.
  static func joined(_ newer: [UInt8], before older: [UInt8]) -> [UInt8] {
    joined(RecentLines.lines(of: newer), before: RecentLines.lines(of: older))
  }

  private static func joined(_ newer: [[UInt8]], before older: [[UInt8]]) -> [UInt8] {
    RecentLines.bytes(newer, before: older) { PluginMessage($0)?.recordName }
  }
}
