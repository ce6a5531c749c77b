/// An index kept by earlier runs, for `cache status`.
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

extension ResultDocument where Row == IndexDescription {
  /// Returns the existing indices.
  ///
  /// - Parameter folder: The folder that contains them.
  package static func indices(
    _ indices: [IndexDescription], in folder: String
  ) -> ResultDocument<IndexDescription> {
    ResultDocument(
      head: [.recipesSchema, OutputMember("folder", .text(folder))], rowsName: "indices",
      rows: indices, fields: IndexFields.all,
      footer: ByteText.short(indices.reduce(0) { $0 + $1.bytes }) + " in \(folder)")
  }
}

/// The fields of an index in output.
private enum IndexFields {
  static let all: [ResultField<IndexDescription>] = [
    ResultField(
      "configuration", column: .init("configuration", priority: 0, minimumWidth: 14),
      isInTable: true, cell: { $0.content?.words ?? "corrupt, or of another version" },
      value: { .optional($0.content?.configuration) }),
    ResultField(
      "sources", column: .init("sources", priority: 6, minimumWidth: 7),
      value: { .list(($0.content?.sources ?? []).map { .text($0) }) }),
    ResultField(
      "merges", column: .init("merges", priority: 7),
      value: { $0.content.map { .boolean($0.merges) } ?? .absent }),
    ResultField(
      "files", column: .init("files", priority: 4, isRightAligned: true, minimumWidth: 5),
      isInTable: true, value: { $0.content.map { .integer($0.files) } ?? .absent }),
    ResultField(
      "records", column: .init("records", priority: 3, isRightAligned: true, minimumWidth: 7),
      isInTable: true, value: { $0.content.map { .integer($0.records) } ?? .absent }),
    ResultField(
      "recipes", column: .init("recipes", priority: 2, isRightAligned: true, minimumWidth: 7),
      isInTable: true, value: { $0.content.map { .integer($0.recipes) } ?? .absent }),
    ResultField(
      "bytes", column: .init("size", priority: 1, isRightAligned: true, minimumWidth: 6),
      isInTable: true, cell: { ByteText.short($0.bytes) }, value: { .integer($0.bytes) }),
    ResultField(
      "age_seconds", column: .init("age", priority: 5, isRightAligned: true, minimumWidth: 6),
      isInTable: true, cell: { MinutesText.short($0.ageSeconds / 60) },
      value: { .integer($0.ageSeconds) }),
    ResultField(
      "path", column: .init("path", priority: 8, minimumWidth: 20), value: { .text($0.path) }),
  ]
}

extension IndexDescription.Content {
  /// The run for which it was created.
  fileprivate var words: String {
    let chosen = sources.isEmpty ? [] : ["only " + sources.joined(separator: ", ")]
    let notes = chosen + (merges ? [] : ["not merged"])
    return configuration + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }
}
