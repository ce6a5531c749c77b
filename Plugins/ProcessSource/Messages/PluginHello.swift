import JSONSyntax

/// The answer of a plug-in to `hello`: its abilities.
struct PluginHello: Sendable {
  /// The protocol that it speaks.
  let speaks: String?
  /// Its version of the protocol.
  let version: Int?
  /// True if it can list all records.
  let lists: Bool
  /// True if it can search.
  let searches: Bool
  /// True if it can get one record.
  let gets: Bool
  /// False if it never uses a network.
  let usesNetwork: Bool
  /// The secrets without which it cannot work.
  let needs: [String]

  /// Reads a message.
  init(_ root: JSONValue) {
    speaks = root["protocol"]?.string
    version = root["version"]?.integer
    let abilities = root["caps"]
    lists = abilities?["list"]?.boolean == true
    searches = abilities?["search"]?.boolean == true
    gets = abilities?["get"]?.boolean == true
    usesNetwork = abilities?["network"]?.boolean != false
    needs = root["needs"]?.strings ?? []
  }
}
