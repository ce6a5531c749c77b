import JSONSyntax

/// The memory of a server between runs: the failures of each source, and the requests with each
/// key.
struct ServerRecord: Sendable, Hashable {
  /// The maximum number of sources, and of keys; those that were used last are kept.
  private static let limit = 64

  /// The sources, the one that asked last at the end.
  private var sources: [SourceRecord] = []
  /// The keys, the one that was used last at the end.
  private var keys: [KeyRecord] = []

  /// Creates the record of a server that was never asked.
  init() {}

  /// Reads a record.
  ///
  /// - Returns: `nil` if it is damaged, so that the number of requests is not known. Damage to the record of
  ///   a source counts as if nothing had happened.
  init?(_ bytes: [UInt8], at now: Int) {
    guard let root = try? JSONDocument(parsing: bytes).root, let keys = root["keys"],
      keys.kind == .array
    else { return nil }
    for json in root["sources"]?.elements.prefix(Self.limit).map(\.self) ?? [] {
      SourceRecord(json).map { keep($0) }
    }
    for json in keys.elements.prefix(Self.limit) {
      guard let key = KeyRecord(json, at: now) else { return nil }
      keep(key, at: now)
    }
  }

  /// The record as a JSON text.
  var bytes: [UInt8] {
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    json.name("sources")
    json.beginArray()
    for source in sources { source.write(to: &json) }
    json.endArray()
    json.name("keys")
    json.beginArray()
    for key in keys { key.write(to: &json) }
    json.endArray()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// Returns the account of a source with the key that it used last, or for a new source with the one that
  /// was used last at all.
  ///
  /// The key is not read for this, as a program may print it.
  func account(of name: String, at now: Int) -> ServerAccount {
    let source = sources.first { $0.name == name }
    let usual = keys.last ?? KeyRecord(nil, at: now)
    return ServerAccount(
      source: source ?? SourceRecord(name),
      key: source.map { key(marked: $0.keyMark, at: now) } ?? usual)
  }

  /// Changes the account of a user.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - now: The time in seconds since 1970.
  ///   - change: Changes the account.
  /// - Returns: The result of `change`.
  mutating func change<Result>(
    _ user: ServerUser, at now: Int, _ change: (inout ServerAccount) -> Result
  ) -> Result {
    var source = sources.first { $0.name == user.source } ?? SourceRecord(user.source)
    source.keyMark = user.keyMark
    var account = ServerAccount(source: source, key: key(marked: user.keyMark, at: now))
    defer {
      keep(account.source)
      keep(account.key, at: now)
    }
    return change(&account)
  }

  private func key(marked mark: UInt16?, at now: Int) -> KeyRecord {
    keys.first { $0.mark == mark } ?? KeyRecord(mark, at: now)
  }

  private mutating func keep(_ source: SourceRecord) {
    sources = sources.filter { $0.name != source.name }.suffix(Self.limit - 1) + [source]
  }

  private mutating func keep(_ key: KeyRecord, at now: Int) {
    let others = keys.filter { $0.mark != key.mark && $0.matters(at: now) }
    keys = others.suffix(Self.limit - 1) + [key]
  }
}
