/// A file of a recording.
package struct RecordingFile: Sendable, Hashable {
  /// The name, relative to the folder of the recording.
  package let name: String
  /// The content.
  package let bytes: [UInt8]
}
