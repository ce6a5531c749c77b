import Text

/// What the result of a run depends on beside what its sources have.
package struct RunIdentity: Sendable {
  /// The configuration's file, absolute.
  let configuration: String
  /// The only sources that are asked; empty for all.
  let sources: [String]
  /// True if records that are the same recipe become one.
  let merges: Bool
  /// The name of the index, which tells those of several configurations apart: 16 hexadecimal digits.
  let name: String
  /// What an index must have been made of to count.
  let fingerprint: UInt64

  /// Makes an identity.
  ///
  /// - Parameters:
  ///   - configuration: The configuration's file, absolute.
  ///   - sources: The only sources that are asked; empty for all.
  ///   - merges: True if records that are the same recipe become one.
  ///   - dependencies: What else a result depends on: the program, the content of the
  ///     configuration, the kinds of the sources.
  package init(
    configuration: String, sources: [String], merges: Bool, dependencies: [UInt8]
  ) {
    self.configuration = configuration
    self.sources = sources
    self.merges = merges
    var run = ByteWriter()
    run.write(configuration)
    run.write(sources.joined(separator: "\n"))
    run.write(merges ? 1 : 0)
    let digits = String(Checksum.of(run.bytes), radix: 16)
    name = String(repeating: "0", count: 16 - digits.count) + digits
    run.append(contentsOf: dependencies)
    fingerprint = Checksum.of(run.bytes)
  }
}
