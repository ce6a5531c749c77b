/// The settings of `[cache]`: what is kept between runs.
package struct CacheSettings: Sendable, Hashable {
  /// The settings for a file without the table.
  package static let standard = CacheSettings(megabyteLimit: 256)

  /// The maximum size of all kept answers, in millions of bytes.
  package let megabyteLimit: Int
}
