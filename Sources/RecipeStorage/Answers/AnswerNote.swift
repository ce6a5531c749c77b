import JSONSyntax
import RecipeCore

/// A note about what a source delivered from its cached answers, which holds until one of them changes or is
/// no longer fresh.
struct AnswerNote: Sendable, Hashable {
  /// The checksum of what was delivered.
  let checksum: UInt64
  /// The stamp of the folder of answers, which changes with each answer that is cached or removed.
  let folder: FileStamp
  /// The time of the note, in seconds since 1970.
  let time: Int
  /// The time when the first of the answers is no longer fresh.
  let end: Int
  /// The time of the oldest answer.
  let oldest: Int
  /// The server.
  let server: ServerOrigin

  /// Creates a note from its parts.
  init(
    checksum: UInt64, folder: FileStamp, time: Int, end: Int, oldest: Int, server: ServerOrigin
  ) {
    self.checksum = checksum
    self.folder = folder
    self.time = time
    self.end = end
    self.oldest = oldest
    self.server = server
  }

  /// Reads a note; `nil` if it is damaged.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONDocument(parsing: bytes).root,
      let numbers = root["numbers"]?.integers, numbers.count == 9,
      let server = root["server"]?.string
    else { return nil }
    checksum = UInt64(bitPattern: Int64(numbers[0]))
    folder = FileStamp(
      size: numbers[1], modified: Int64(numbers[2]), changed: Int64(numbers[3]),
      identity: FileIdentity(
        device: UInt64(bitPattern: Int64(numbers[4])),
        inode: UInt64(bitPattern: Int64(numbers[5]))))
    (time, end, oldest) = (numbers[6], numbers[7], numbers[8])
    self.server = ServerOrigin(server)
  }

  /// The note as a small JSON text.
  var bytes: [UInt8] {
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    json.name("server")
    json.string(server.text)
    json.name("numbers")
    json.beginArray()
    let identity = folder.identity
    for number in [
      Int64(bitPattern: checksum), Int64(folder.size), folder.modified, folder.changed,
      Int64(bitPattern: identity.device), Int64(bitPattern: identity.inode), Int64(time),
      Int64(end), Int64(oldest),
    ] {
      json.integer(Int(number))
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }
}

extension JSONValue {
  /// The integers of an array of nothing else.
  fileprivate var integers: [Int]? {
    let integers = elements.compactMap(\.integer)
    return integers.count == elements.count ? integers : nil
  }
}
