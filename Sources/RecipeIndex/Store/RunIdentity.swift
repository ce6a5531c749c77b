import Text

/// The inputs of a run besides the content of its sources.
package struct RunIdentity: Sendable {
  /// The configuration's file, absolute.
  let configuration: String
  /// The only sources to ask; empty for all.
  let sources: [String]
  /// True if duplicate records are merged.
  let merges: Bool
  /// The name of the index, one for each configuration: 16 hexadecimal digits.
  let name: String
  /// The fingerprint that a usable snapshot must have.
  let fingerprint: UInt64

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - configuration: The configuration's file, absolute.
  ///   - sources: The only sources to ask; empty for all.
  ///   - merges: True if duplicate records are merged.
  ///   - content: The bytes of the configuration.
  ///   - dependencies: The other inputs of a result: the program, the kinds of the sources.
  package init(
    configuration: String, sources: [String], merges: Bool, content: [UInt8],
    dependencies: [String]
  ) {
    self.configuration = configuration
    self.sources = sources
    self.merges = merges
    var run = ByteWriter()
    run.write(configuration)
    run.write(sources.joined(separator: "\n"))
    run.write(merges ? 1 : 0)
    name = Checksum.of(run.bytes).hexadecimal
    run.write(content.count)
    run.append(contentsOf: content)
    run.write(dependencies)
    fingerprint = Checksum.of(run.bytes)
  }
}
