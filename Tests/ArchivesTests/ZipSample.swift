import Archives

/// Archives for tests, made by our own writer.
enum ZipSample {
  /// An archive of entries that are not compressed.
  static func archive(_ entries: [(name: String, content: String)]) -> [UInt8] {
    var writer = ZipWriter()
    var bytes: [UInt8] = []
    for entry in entries { bytes += writer.add(entry.name, Array(entry.content.utf8)) }
    return bytes + writer.end()
  }

  /// What each entry of an archive holds, or why it cannot be unpacked.
  static func contents(_ bytes: [UInt8]) throws -> [(name: String, text: String)] {
    let archive = try ZipArchive(bytes)
    return archive.entries.map { entry in
      do throws(ArchiveError) {
        return (entry.name, String(decoding: try archive.content(of: entry), as: UTF8.self))
      } catch {
        return (entry.name, "error: \(error.message)")
      }
    }
  }

  /// The bytes with some others written over them at the last place of a signature.
  static func changed(
    _ bytes: [UInt8], _ signature: [UInt8], _ offset: Int, _ new: [UInt8]
  ) -> [UInt8] {
    var bytes = bytes
    guard let start = bytes.indices.last(where: { bytes[$0...].starts(with: signature) }) else {
      return bytes
    }
    bytes.replaceSubrange(start + offset..<start + offset + new.count, with: new)
    return bytes
  }

  /// The signature of an entry of the directory.
  static let directory: [UInt8] = [0x50, 0x4B, 1, 2]
}
