import JSONSyntax
package import RecipeCore
import Text

/// The documents that imports into a library could not fetch, read or write, kept until another
/// attempt succeeds or a person dismisses them.
///
/// It is a hidden file of the library folder: a line of JSON per document, such as
/// `{"origin":"/notes/leek.md","reason":"permission denied"}`.
package struct RetryList: Sendable {
  /// The file's name in the library folder.
  package static let name = ".imports.failed.ndjson"
  /// The maximum size of the list, in bytes.
  private static let maximumSize = 64 << 20
  /// The limits of a line: its length in bytes, and its nesting depth.
  private static let limits = JSONLimits(depth: 8, size: 1 << 20)

  private let root: String
  private let files: any WritingFileSystem

  /// Creates the list of a library folder.
  package init(root: String, files: any WritingFileSystem) {
    self.root = root
    self.files = files
  }

  /// Returns the paths and URLs to try again, in order; empty if nothing is left.
  package func load() throws(FileError) -> [String] {
    try failures().map(\.origin.text)
  }

  /// Saves the failures of an import beside those of earlier ones.
  ///
  /// An earlier failure stays until its document was read without one, or was dismissed.
  ///
  /// - Parameter attempted: The paths and URLs that were to be imported: a folder is not itself in
  ///   the report.
  package func save(_ report: ImportReport, attempted: [String] = []) throws(FileError) {
    let settled = Set(
      (attempted + report.entries.compactMap(\.document)).map { ByteKey($0) })
    var seen: Set<ByteKey> = []
    let new = report.entries.filter(\.deservesRetry).compactMap { entry in
      entry.document.map { Failure(origin: ByteKey($0), reason: entry.reason ?? "") }
    }
    if new.isEmpty, try failures().isEmpty { return }
    try files.createFolder(root)
    _ = try change { earlier in
      (earlier.filter { !settled.contains($0.origin) } + new)
        .filter { seen.insert($0.origin).inserted }
    }
  }

  /// Forgets failures.
  ///
  /// - Parameter origins: Their paths and URLs, or `nil` for all.
  /// - Returns: The number of failures forgotten.
  package func dismiss(_ origins: [String]?) throws(FileError) -> Int {
    let dismissed = origins.map { Set($0.map { ByteKey($0) }) }
    if try failures().isEmpty { return 0 }
    let (earlier, kept) = try change { earlier in
      earlier.filter { !(dismissed?.contains($0.origin) ?? true) }
    }
    return earlier.count - kept.count
  }

  /// Changes the list under the lock of the library, so that no other import changes it meanwhile.
  ///
  /// - Returns: The failures before and after it.
  private func change(
    _ change: ([Failure]) -> [Failure]
  ) throws(FileError) -> (earlier: [Failure], kept: [Failure]) {
    try files.whileLocked(root, waiting: {}) { () throws(FileError) in
      let earlier = try failures()
      let kept = change(earlier)
      if kept.isEmpty {
        try files.removeFile(path)
      } else if kept != earlier {
        try files.writeAtomically(kept.flatMap { $0.line + [0x0A] }, to: path)
      }
      return (earlier, kept)
    }
  }

  private func failures() throws(FileError) -> [Failure] {
    do {
      let bytes = try files.readWithoutFollowing(path, limit: Self.maximumSize)
      return bytes.split(separator: 0x0A).compactMap { line in
        let root = (try? JSONDocument(parsing: Array(line), limits: Self.limits))?.root
        guard let origin = root?["origin"]?.string else { return nil }
        return Failure(origin: ByteKey(origin), reason: root?["reason"]?.string ?? "")
      }
    } catch {
      guard error.reason == .notFound else { throw error }
      return []
    }
  }

  private var path: String { "\(root)/\(Self.name)" }
}

/// A document that could not be imported.
private struct Failure: Hashable {
  let origin: ByteKey
  let reason: String

  /// The line of the list, without its end.
  var line: [UInt8] {
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    json.name("origin")
    json.string(origin.text)
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
