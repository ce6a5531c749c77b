/// One part of a key, where it was first written.
package struct TOMLKey: Sendable, Hashable {
  /// The decoded name.
  package let name: String
  /// Where it was written, quotes included.
  package let position: TOMLPosition

  /// Makes a key of its parts.
  package init(name: String, position: TOMLPosition) {
    self.name = name
    self.position = position
  }
}
