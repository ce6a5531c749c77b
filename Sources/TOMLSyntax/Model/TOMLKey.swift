/// One part of a key, with the position where it was first written.
package struct TOMLKey: Sendable, Hashable {
  /// The decoded name.
  package let name: String
  /// The position, quotes included.
  package let position: TOMLPosition
}
