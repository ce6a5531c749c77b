/// The library's record of what was imported: a line of JSON for each recipe.
///
/// It is a hidden file of the library folder, so that folder sources pass it by.
struct ImportManifest: Sendable {
  /// A line that cannot be read.
  struct DamagedLine: Sendable, Hashable {
    /// Its number, from 1.
    let number: Int
    /// The line without its end.
    let bytes: [UInt8]
  }

  /// Its name in the library folder.
  static let name = ".imports.ndjson"
  /// Where lines that cannot be read are kept.
  static let damagedName = ".imports.damaged.ndjson"

  /// The entries, in the order they were made.
  private(set) var entries: [ManifestEntry] = []
  /// The lines that cannot be read, in order.
  private(set) var damaged: [DamagedLine] = []
  /// Whether it differs from what was read.
  private(set) var isChanged = false

  private var byOrigin: [RecipeOrigin: Int] = [:]
  private var byKey: [String: Int] = [:]
  private var recordedFiles: Set<String> = []

  /// Reads the record; later lines about an origin replace earlier ones.
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

  /// What was imported from an origin.
  func entry(from origin: RecipeOrigin) -> ManifestEntry? {
    byOrigin[origin].map { entries[$0] }
  }

  /// What was imported with one of these signs.
  func entry(withAnyOf keys: [String]) -> ManifestEntry? {
    for key in keys {
      guard let index = byKey[key], entries[index].keys.contains(key) else { continue }
      return entries[index]
    }
    return nil
  }

  /// Whether a file belongs to an import.
  func isRecorded(_ file: String) -> Bool { recordedFiles.contains(file) }

  /// Records an import, in place of an earlier one from the same origin.
  mutating func record(_ entry: ManifestEntry) {
    isChanged = true
    insert(entry)
  }

  /// Records that the recipe of an entry is now known by another origin.
  mutating func move(_ entry: ManifestEntry, to origin: RecipeOrigin) -> ManifestEntry {
    let moved = entry.moved(to: origin)
    byOrigin[origin] = byOrigin.removeValue(forKey: entry.origin)
    record(moved)
    return moved
  }

  /// The whole file.
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
