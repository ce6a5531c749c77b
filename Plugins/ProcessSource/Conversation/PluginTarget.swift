import RecipeCore
import Text

/// The recipe that a person names, as a plug-in can be asked for it that cannot list its records.
struct PluginTarget: Sendable {
  /// The ids to get.
  let ids: [String]
  /// The texts to search for if no record has such an id.
  let texts: [String]
  /// The records that earlier searches found.
  let known: [PluginRecents.Entry]
  /// True if the plug-in decides whether what is known is still there.
  let isCertain: Bool

  /// The maximum number of records that a title may name.
  private static let maximumIDCount = 8

  /// Prepares the questions.
  ///
  /// - Parameters:
  ///   - name: The name as typed.
  ///   - source: The name of the source.
  ///   - recents: What recent searches found.
  init(_ name: String, source: String, recents: PluginRecents) {
    let prefix = source + ":"
    let isAddressed = name.hasPrefix(prefix)
    let name = isAddressed ? String(name.dropFirst(prefix.count)) : name
    let found = recents.entries(named: name)
    isCertain = !found.isEmpty
    guard found.isEmpty else {
      let records = found.flatMap(\.records)
      ids = found.prefix(Self.maximumIDCount).map(\.name)
      texts = Array(Set(records.map(\.recipe.title))).sorted().prefix(Self.maximumIDCount).map(
        \.self)
      known = found
      return
    }
    ids = [name]
    let mayBeRecipeID = !isAddressed && Self.isRecipeID(name) && !recents.entries.isEmpty
    texts = mayBeRecipeID ? [] : [name]
    known = mayBeRecipeID ? recents.entries : []
  }

  /// True if a name can be the id that a merged recipe has, or its beginning: only who knows all records
  /// knows which.
  private static func isRecipeID(_ name: String) -> Bool {
    (1...12).contains(name.utf8.count) && name.utf8.allSatisfy { $0.hexValue != nil }
  }
}

extension PluginConversation {
  /// Asks for the recipe that a person names: for all records, of which it may be any, or from a plug-in
  /// that can only search for that one.
  mutating func lookUp(_ target: PluginTarget, isOffline: Bool) throws(SourceFailure) {
    if isOffline { try checkOffline() }
    guard hello?.lists != true else { return try list() }
    let gets = hello?.gets == true
    if gets { try fetchNamed(target.ids) }
    if names.isEmpty, !target.texts.isEmpty { try search(for: target.texts) }
    guard !(gets && target.isCertain) else { return }
    for entry in target.known where !names.contains(entry.name) {
      names.insert(entry.name)
      delivery.deliver(entry)
    }
  }

  /// Asks for records by what may be their ids.
  private mutating func fetchNamed(_ ids: [String]) throws(SourceFailure) {
    asksByName = true
    defer { asksByName = false }
    for id in ids { _ = try ask(.get(id)) }
  }
}
