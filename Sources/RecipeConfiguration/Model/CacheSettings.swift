/// The settings of `[cache]`: what is cached between runs.
package struct CacheSettings: Sendable, Hashable {
  /// The settings for a file without the table.
  package static let standard = CacheSettings(maximumMegabytes: 256)

  /// The maximum size of all cached answers, in millions of bytes.
  package let maximumMegabytes: Int
}
