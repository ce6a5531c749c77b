/// One entry of a ZIP archive, as its directory describes it.
package struct ZipEntry: Sendable, Hashable {
  /// The path inside of the archive, with `/` between its parts and at the end of a folder's.
  package let name: String
  /// How many bytes it unpacks to.
  package let size: Int
  /// Why it cannot be unpacked, where that is known beforehand.
  package internal(set) var problem: ArchiveError?

  /// How its bytes are packed: 0 is not at all, 8 is DEFLATE.
  let method: UInt16
  /// The checksum of its content.
  let crc: UInt32
  /// Where its packed bytes are in the archive.
  var packed: Range<Int>
  /// Where its header before them begins.
  let start: Int

  /// Whether it is a folder, which has no content.
  package var isFolder: Bool { name.hasSuffix("/") }
}

extension ZipEntry {
  /// Whether a name stays below the folder that an archive is unpacked to.
  ///
  /// `..` among its parts, an absolute path, a drive, a backslash and a NUL do not.
  static func isSafe(_ name: String) -> Bool {
    let bytes = name.utf8
    guard bytes.first != UInt8(ascii: "/"), !bytes.contains(0), !bytes.contains(UInt8(ascii: "\\"))
    else { return false }
    if bytes.dropFirst().first == UInt8(ascii: ":") { return false }
    return !bytes.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }
}
