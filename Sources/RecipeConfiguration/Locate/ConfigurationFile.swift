import TOMLSyntax

/// A configuration file with its content.
package struct ConfigurationFile: Sendable, Hashable {
  /// The path, absolute.
  package let path: String
  /// The path as the user knows it, for messages.
  package let shownPath: String
  /// The way it was found.
  package let origin: ConfigurationOrigin
  /// The content.
  package let bytes: [UInt8]
  /// The permission bits, as for `chmod`.
  package let permissions: UInt16

  /// Creates a file from its parts.
  package init(
    path: String, shownPath: String, origin: ConfigurationOrigin, bytes: [UInt8],
    permissions: UInt16
  ) {
    self.path = path
    self.shownPath = shownPath
    self.origin = origin
    self.bytes = bytes
    self.permissions = permissions
  }

  /// The maximum size of a configuration file, in bytes.
  static let maximumSize = TOMLLimits.standard.size

  /// True if the group or everyone may read it.
  var isReadableByOthers: Bool { permissions & 0o044 != 0 }
}
