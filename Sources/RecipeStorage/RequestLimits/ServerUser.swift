import Text

/// Somebody who asks a server: a source, with a key or without.
struct ServerUser: Sendable, Hashable {
  /// The name of the source.
  let source: String
  /// The mark of the key, or `nil` without one: sixteen bits of a checksum, which tell keys apart but give
  /// none away.
  let keyMark: UInt16?

  /// Creates the user of a key, or of none.
  init(source: String, key: String?) {
    self.source = source
    keyMark = key.map { UInt16(truncatingIfNeeded: Checksum.of(Array($0.utf8))) }
  }
}
