/// The location of a configuration file that has not been read yet.
package struct LocatedConfiguration: Sendable, Hashable {
  /// The path, absolute.
  package let path: String
  /// The path as the user knows it: as given, or relative to the current folder if it is in it.
  package let shownPath: String
  /// The way it was found.
  package let origin: ConfigurationOrigin

  /// Creates a location from its parts.
  package init(path: String, shownPath: String, origin: ConfigurationOrigin) {
    self.path = path
    self.shownPath = shownPath
    self.origin = origin
  }
}
