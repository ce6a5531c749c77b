/// A text file of lines about records, which people and git can edit.
package protocol RecordFile: Sendable {
  /// The file's name in the library folder.
  static var name: String { get }

  /// Parses the bytes of a file; an empty one says nothing.
  init(parsing bytes: [UInt8])

  /// The content of the file.
  var bytes: [UInt8] { get }

  /// True if it differs from what was read.
  var isChanged: Bool { get }
}
