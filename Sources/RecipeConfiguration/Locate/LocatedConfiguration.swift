/// A configuration file that was found, not yet read.
package struct LocatedConfiguration: Sendable, Hashable {
  /// The file, absolute.
  package let path: String
  /// The file as the user knows it: as given, or relative to the current folder when inside it.
  package let shownPath: String
  /// How it was found.
  package let origin: ConfigurationOrigin

  /// Makes a find of its parts.
  package init(path: String, shownPath: String, origin: ConfigurationOrigin) {
    self.path = path
    self.shownPath = shownPath
    self.origin = origin
  }
}
