/// The account of somebody who asks a server: the records of the source and of its key.
struct ServerAccount: Sendable, Hashable {
  /// The record of the source.
  var source: SourceRecord
  /// The record of the key.
  var key: KeyRecord
}
