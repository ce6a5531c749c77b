import JSONSyntax
import RecipeCore
import Text

/// A line of the manifest: a JSON object.
///
/// ```
/// {"file":"leek-soup.json","origin":"/notes/leek.md","origin_hash":"…","file_hash":"…","keys":["…"],
///  "fields":["title","ingredients"]}
/// ```
enum ManifestLine {
  /// The limits of a line: its length in bytes, and its nesting depth.
  private static let limits = JSONLimits(depth: 8, size: 1 << 20)

  /// Returns the line of an entry, without a line end.
  static func bytes(of entry: ManifestEntry) -> [UInt8] {
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    write("file", entry.file.text, to: &json)
    write("origin", entry.origin.document.text, to: &json)
    if let part = entry.origin.part { write("part", part.text, to: &json) }
    write("origin_hash", entry.originHash.text, to: &json)
    write("file_hash", entry.fileHash.text, to: &json)
    write("keys", entry.keys, to: &json)
    if let given = entry.given { write("fields", given.map(\.rawValue), to: &json) }
    if !entry.filled.isEmpty { write("filled", entry.filled.map(\.rawValue), to: &json) }
    json.endObject()
    return json.bytes
  }

  /// Parses a line.
  ///
  /// - Returns: `nil` if the line is corrupt, or names a file outside the library.
  static func entry(of line: [UInt8]) -> ManifestEntry? {
    guard let root = try? JSONDocument(parsing: line, limits: limits).root,
      let file = root["file"]?.string, RecipeFileName.isSafe(file),
      let document = root["origin"]?.string,
      let originHash = root["origin_hash"]?.string.flatMap({ ContentHash($0) }),
      let fileHash = root["file_hash"]?.string.flatMap({ ContentHash($0) })
    else { return nil }
    return ManifestEntry(
      file: ByteKey(file),
      origin: RecipeOrigin(
        document: ByteKey(document), part: root["part"]?.string.map { ByteKey($0) }),
      originHash: originHash, fileHash: fileHash, keys: texts(root["keys"]) ?? [],
      given: fields(root["fields"]), filled: fields(root["filled"]) ?? [])
  }

  private static func texts(_ json: JSONValue?) -> [String]? {
    json?.elements.compactMap(\.string)
  }

  private static func fields(_ json: JSONValue?) -> [RecipeField]? {
    texts(json)?.compactMap { RecipeField(rawValue: $0) }
  }

  private static func write(_ name: String, _ values: [String], to json: inout JSONWriter) {
    json.name(name)
    json.beginArray()
    for value in values { json.string(value) }
    json.endArray()
  }

  private static func write(_ name: String, _ value: String, to json: inout JSONWriter) {
    json.name(name)
    json.string(value)
  }
}
