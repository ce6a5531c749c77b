import JSONSyntax
package import RecipeCore

/// The documents that the last import into a library could not fetch, read or write, kept for
/// another attempt.
///
/// It is a hidden file of the library folder: a line of JSON per document, such as
/// `{"origin":"/notes/leek.md","reason":"permission denied"}`.
package struct RetryList: Sendable {
  /// The file's name in the library folder.
  package static let name = ".imports.failed.ndjson"
  /// The maximum size of the list, in bytes.
  private static let sizeLimit = 64 << 20
  /// The limits of a line: its length in bytes, and its nesting depth.
  private static let limits = JSONLimits(depth: 8, size: 1 << 20)

  private let root: String
  private let files: any FileSystem

  /// Creates the list of a library folder.
  package init(root: String, files: any FileSystem) {
    self.root = root
    self.files = files
  }

  /// Returns the paths and URLs to try again, in order; empty if all went well.
  package func load() throws(FileError) -> [String] {
    do {
      let bytes = try files.read(path, limit: Self.sizeLimit)
      return bytes.split(separator: 0x0A).compactMap { line in
        (try? JSONDocument(parsing: Array(line), limits: Self.limits))?.root["origin"]?.string
      }
    } catch {
      guard error.reason == .notFound else { throw error }
      return []
    }
  }

  /// Saves the failures of an import, replacing those of an earlier one.
  package func save(_ report: ImportReport) throws(FileError) {
    let bytes = Self.bytes(of: report.entries)
    guard !bytes.isEmpty else { return try files.removeFile(path) }
    try files.createFolder(root)
    try files.writeAtomically(bytes, to: path)
  }

  private var path: String { "\(root)/\(Self.name)" }

  private static func bytes(of entries: [ImportEntry]) -> [UInt8] {
    var seen: Set<String> = []
    var bytes: [UInt8] = []
    for entry in entries where entry.deservesRetry {
      guard let document = entry.document, seen.insert(document).inserted else { continue }
      bytes += line(document, entry.reason ?? "") + [0x0A]
    }
    return bytes
  }

  private static func line(_ origin: String, _ reason: String) -> [UInt8] {
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    json.name("origin")
    json.string(origin)
    json.name("reason")
    json.string(reason)
    json.endObject()
    return json.bytes
  }
}

extension ImportEntry {
  /// True if another attempt may succeed; that includes corrupt documents, which may have been
  /// corrected by then.
  fileprivate var deservesRetry: Bool {
    status == .failed || reading.oddities.contains { $0.severity == .error }
  }
}
