import Foundation

/// One example of the CommonMark specification.
struct CommonMarkExample: Decodable, Sendable {
  let markdown: String
  let html: String
  let example: Int
  let section: String
}

/// The examples of the CommonMark specification that are kept beside the repository.
enum CommonMarkSuite {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/conformance/commonmark/spec.json")

  /// Whether the examples are there.
  static let isPresent = FileManager.default.fileExists(atPath: file.path())

  /// All examples in order; empty when they are not there.
  static let examples: [CommonMarkExample] =
    (try? JSONDecoder().decode([CommonMarkExample].self, from: Data(contentsOf: file))) ?? []

  /// The names of the sections in order.
  static let sections: [String] = examples.reduce(into: []) { sections, example in
    if sections.last != example.section, !sections.contains(example.section) {
      sections.append(example.section)
    }
  }
}
