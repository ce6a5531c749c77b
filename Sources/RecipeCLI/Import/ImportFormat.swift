import RecipeCore
import RecipeDocuments

/// Which reader a document is given to.
enum ImportFormat: String, Sendable, CaseIterable {
  /// Told by the ending, else by the first character.
  case auto
  case json
  case markdown

  private static let jsonEndings = [".json", ".ndjson", ".jsonl"]
  private static let markdownEndings = [".md", ".markdown", ".mdown", ".mkd"]

  /// Whether a file in a folder is a document, by its ending.
  static func knows(_ name: String) -> Bool {
    ends(name, in: jsonEndings + markdownEndings)
  }

  /// The reader for a document.
  func reader(of path: String, _ bytes: [UInt8]) -> any RecipeDocumentReader {
    switch self {
    case .json: JSONRecipeReader()
    case .markdown: MarkdownRecipeReader()
    case .auto: Self.looksLikeJSON(path, bytes) ? JSONRecipeReader() : MarkdownRecipeReader()
    }
  }

  private static func looksLikeJSON(_ path: String, _ bytes: [UInt8]) -> Bool {
    if ends(path, in: jsonEndings) { return true }
    if ends(path, in: markdownEndings) { return false }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private static func ends(_ path: String, in endings: [String]) -> Bool {
    let lowercased = path.lowercased()
    return endings.contains { lowercased.hasSuffix($0) }
  }
}
