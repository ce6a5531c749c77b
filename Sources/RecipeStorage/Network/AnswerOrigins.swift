import RecipeCore

/// The servers and programs that a source asks: they tell its answers from those of another configuration's
/// source with the same name.
package struct AnswerOrigins: Sendable, Hashable {
  private let servers: Set<ServerOrigin>
  /// Addresses below which all is asked, each with a final slash.
  private let folders: [String]
  private let programs: [String]

  /// Creates the origins of a source.
  ///
  /// - Parameters:
  ///   - addresses: The addresses that it asks, of which the servers count.
  ///   - folders: The addresses below which it asks.
  ///   - programs: The paths of the programs that it asks.
  package init(addresses: [String], folders: [String] = [], programs: [String]) {
    servers = Set(addresses.map { ServerOrigin($0) })
    self.folders = folders.map { folder in
      String(folder.reversed().drop { $0 == "/" }.reversed()) + "/"
    }
    self.programs = programs
  }

  /// The servers that may be asked, or `nil` if none is known.
  var knownServers: Set<ServerOrigin>? {
    let known = servers.union(folders.map { ServerOrigin($0) })
    return known.isEmpty ? nil : known
  }

  /// True if a source that asks these may have the answer to a request; nothing tells the answers of a source
  /// apart that asks nobody known.
  func include(_ url: String) -> Bool {
    guard !servers.isEmpty || !folders.isEmpty || !programs.isEmpty else { return true }
    let path = url.prefix { !"?#".contains($0) } + "/"
    return folders.contains { path.hasPrefix($0) } || servers.contains(ServerOrigin(url))
      || programs.contains { url.hasPrefix("process:\($0)#") }
  }
}
