import RecipeCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names in a folder while they are read, in one buffer, sorted without creating strings.
struct FolderListing {
  private struct Item {
    let start: Int
    let end: Int
    let kind: FileEntry.Kind
  }

  private var names: [UInt8] = []
  private var items: [Item] = []

  /// Reads a folder, without `.` and `..`.
  static func read(_ path: UnsafePointer<CChar>) -> Result<FolderListing, SystemError> {
    guard let stream = opendir(path) else { return .failure(SystemError(code: errno)) }
    defer { closedir(stream) }
    var listing = FolderListing()
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let type = Int32(entry.pointee.d_type)
      // On some systems the name exceeds its declared field: never copy the tuple.
      withUnsafePointer(to: &entry.pointee.d_name) { field in
        let name = UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
        listing.add(name, type: type, folder: dirfd(stream))
      }
    }
    let code = errno
    return code == 0 ? .success(listing) : .failure(SystemError(code: code))
  }

  /// Returns the entries, ordered by the UTF-8 bytes of their names.
  consuming func sortedEntries() -> [FileEntry] {
    names.withUnsafeBytes { names in
      items.sort { Self.isOrdered(names[$0.start..<$0.end], names[$1.start..<$1.end]) }
      return items.map { item in
        let name = String(decoding: names[item.start..<item.end], as: UTF8.self)
        return FileEntry(name: name, kind: item.kind)
      }
    }
  }

  private mutating func add(_ name: UnsafePointer<CChar>, type: Int32, folder: Int32) {
    let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
    guard !Self.isSelfOrParent(bytes) else { return }
    let start = names.count
    if bytes.allSatisfy({ $0 < 0x80 }) {
      names.append(contentsOf: bytes)
    } else {
      names.append(contentsOf: SystemPath.escaped(bytes))
    }
    let kind = Self.kind(ofType: type) ?? Self.kind(of: name, in: folder)
    items.append(Item(start: start, end: names.count, kind: kind))
  }

  private static func isSelfOrParent(_ name: UnsafeRawBufferPointer) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// Returns the type in the directory entry, or `nil` if the file system does not store it there.
  private static func kind(ofType type: Int32) -> FileEntry.Kind? {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .symbolicLink
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }

  private static func kind(of name: UnsafePointer<CChar>, in folder: Int32) -> FileEntry.Kind {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
    return FileEntry.Kind(mode: status.st_mode)
  }

  private static func isOrdered(
    _ left: Slice<UnsafeRawBufferPointer>, _ right: Slice<UnsafeRawBufferPointer>
  ) -> Bool {
    let left = UnsafeRawBufferPointer(rebasing: left)
    let right = UnsafeRawBufferPointer(rebasing: right)
    guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
      return left.count < right.count
    }
    let order = memcmp(leftStart, rightStart, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
  }
}
