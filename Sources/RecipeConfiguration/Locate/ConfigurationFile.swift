/// A configuration file with its content.
package struct ConfigurationFile: Sendable, Hashable {
  /// The file, absolute.
  package let path: String
  /// The file as the user knows it, for messages.
  package let shownPath: String
  /// How it was found.
  package let origin: ConfigurationOrigin
  /// Its content.
  package let bytes: [UInt8]
  /// Its permission bits, as `chmod` takes them.
  package let permissions: UInt16

  /// Makes a file of its parts.
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

  /// Whether the group or everyone may read it.
  var isReadableByOthers: Bool { permissions & 0o044 != 0 }
}
