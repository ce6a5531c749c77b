/// An entry of a ZIP archive, as described by the central directory.
package struct ZipEntry: Sendable, Hashable {
  /// The path in the archive, separated by `/`; the path of a folder ends with `/`.
  package let name: String
  /// The unpacked size in bytes.
  package let size: Int
  /// The reason why it cannot be unpacked, if the directory already tells.
  package internal(set) var problem: ArchiveError?

  /// The compression method: 0 for stored, 8 for DEFLATE.
  let method: UInt16
  /// The CRC-32 of the content.
  let crc: UInt32
  /// The range of the compressed bytes in the archive.
  var packed: Range<Int>
  /// The offset of the local header.
  let start: Int

  /// True if the entry is a folder, which has no content.
  package var isFolder: Bool { name.hasSuffix("/") }
}

extension ZipEntry {
  /// True if the path stays below the folder that the archive is unpacked to.
  ///
  /// Paths with a `..` component, absolute paths, and names with a drive letter, a backslash or a
  /// NUL are unsafe.
  static func isSafe(_ name: String) -> Bool {
    let bytes = name.utf8
    guard bytes.first != UInt8(ascii: "/"), !bytes.contains(0), !bytes.contains(UInt8(ascii: "\\"))
    else { return false }
    if bytes.dropFirst().first == UInt8(ascii: ":") { return false }
    return !bytes.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }
}
