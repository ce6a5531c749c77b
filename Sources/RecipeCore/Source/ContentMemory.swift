/// A source without files that can tell, without being gathered, that it would deliver what it delivered
/// before.
package protocol ContentMemory: Sendable {
  /// Returns the checksum of what gathering all records would deliver now, or `nil` if it is not known, or
  /// a server would be asked.
  func rememberedChecksum() -> UInt64?

  /// Remembers the checksum of what was just delivered, for as long as the same would be delivered.
  func remember(_ checksum: UInt64)

  /// Reports to a collector what is reported of a source whose remembered content is used.
  func reportRemembered(to collector: SourceCollector)
}
