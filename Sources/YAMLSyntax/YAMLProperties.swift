/// What stands before a value: an anchor and a tag.
struct YAMLProperties {
  /// The name of `&name`.
  var anchor: String?
  /// Whether a tag says that the value is text.
  var isText = false
  /// Whether there is a tag.
  var hasTag = false
  /// The line of the last one, from 1.
  var line = 0

  /// Whether there is neither.
  var isEmpty: Bool { anchor == nil && !hasTag }
}
