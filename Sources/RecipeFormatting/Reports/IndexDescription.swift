/// An index cached by earlier runs, for `cache status`.
package struct IndexDescription: Sendable, Hashable {
  /// The content of a readable index.
  package struct Content: Sendable, Hashable {
    /// The configuration for which it was created.
    package let configuration: String
    /// The sources to which it is limited; empty for all.
    package let sources: [String]
    /// True if records of the same recipe were merged.
    package let merges: Bool
    /// The number of files read.
    package let files: Int
    /// The number of records from files and other sources.
    package let records: Int
    /// The number of recipes.
    package let recipes: Int

    /// Creates a content from its values.
    package init(
      configuration: String, sources: [String], merges: Bool, files: Int, records: Int,
      recipes: Int
    ) {
      self.configuration = configuration
      self.sources = sources
      self.merges = merges
      self.files = files
      self.records = records
      self.recipes = recipes
    }
  }

  /// The path, absolute.
  package let path: String
  /// The size in bytes.
  package let bytes: Int
  /// The age in seconds.
  package let ageSeconds: Int
  /// The content, or `nil` if the index is corrupt or of another version.
  package let content: Content?

  /// Creates a description from its values.
  package init(path: String, bytes: Int, ageSeconds: Int, content: Content?) {
    self.path = path
    self.bytes = bytes
    self.ageSeconds = ageSeconds
    self.content = content
  }
}

extension IndexDescription.Content {
  /// The run for which it was created.
  var words: String {
    let chosen = sources.isEmpty ? [] : ["only " + sources.joined(separator: ", ")]
    let notes = chosen + (merges ? [] : ["not merged"])
    return configuration + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }
}
