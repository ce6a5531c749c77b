import Text

/// The library's manifest of imports: a line of JSON per recipe.
///
/// It is a hidden file of the library folder, so that folder sources skip it.
struct ImportManifest: Sendable {
  /// A line that cannot be read.
  struct DamagedLine: Sendable, Hashable {
    /// The line number, from 1.
    let number: Int
    /// The line without its line end.
    let bytes: [UInt8]
  }

  /// The file's name in the library folder.
  static let name = ".imports.ndjson"
  /// The name of the file that keeps lines that cannot be read.
  static let damagedName = ".imports.damaged.ndjson"

  /// The entries, in the order of their creation.
  private(set) var entries: [ManifestEntry] = []
  /// The lines that cannot be read, in order.
  private(set) var damaged: [DamagedLine] = []
  /// True if the manifest differs from what was read.
  private(set) var isChanged = false

  private var byOrigin: [RecipeOrigin: Int] = [:]
  private var byKey: [String: Int] = [:]
  private var recordedFiles: Set<ByteKey> = []

  /// Parses the manifest; later lines about an origin replace earlier ones.
  init(parsing bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) where !line.isEmpty {
      if let entry = ManifestLine.entry(of: Array(line)) {
        insert(entry)
      } else {
        damaged.append(DamagedLine(number: number, bytes: Array(line)))
      }
    }
    isChanged = !damaged.isEmpty
  }

  /// Returns the import from an origin.
  func entry(from origin: RecipeOrigin) -> ManifestEntry? {
    byOrigin[origin].map { entries[$0] }
  }

  /// Returns an import with one of these keys.
  func entry(withAnyOf keys: [String]) -> ManifestEntry? {
    for key in keys {
      guard let index = byKey[key], entries[index].keys.contains(key) else { continue }
      return entries[index]
    }
    return nil
  }

  /// True if a file belongs to an import.
  func isRecorded(_ file: ByteKey) -> Bool { recordedFiles.contains(file) }

  /// Records an import, replacing an earlier one from the same origin.
  mutating func record(_ entry: ManifestEntry) {
    isChanged = true
    insert(entry)
  }

  /// Records that the recipe of an entry now has another origin.
  mutating func move(_ entry: ManifestEntry, to origin: RecipeOrigin) -> ManifestEntry {
    let moved = entry.moved(to: origin)
    byOrigin[origin] = byOrigin.removeValue(forKey: entry.origin)
    record(moved)
    return moved
  }

  /// The content of the file.
  var bytes: [UInt8] {
    entries.reduce(into: []) { bytes, entry in
      bytes.append(contentsOf: ManifestLine.bytes(of: entry))
      bytes.append(0x0A)
    }
  }

  private mutating func insert(_ entry: ManifestEntry) {
    let index = byOrigin[entry.origin] ?? entries.count
    if index == entries.count { entries.append(entry) } else { entries[index] = entry }
    byOrigin[entry.origin] = index
    recordedFiles.insert(entry.file)
    for key in entry.keys { byKey[key] = index }
  }
}
