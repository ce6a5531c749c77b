/// The properties before a value: an anchor and a tag.
struct YAMLProperties {
  /// The name of `&name`.
  var anchor: String?
  /// True if a tag declares the value to be text.
  var isText = false
  /// True if there is a tag.
  var hasTag = false
  /// The line of the last property, from 1.
  var line = 0

  /// True if there are no properties.
  var isEmpty: Bool { anchor == nil && !hasTag }
}
