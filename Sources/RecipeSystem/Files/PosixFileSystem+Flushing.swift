import Dispatch
package import RecipeCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension PosixFileSystem {
  /// The number of concurrent flushes: disks and journals combine several.
  private static let flushers = 8

  package func flush(_ names: [String], in folder: String) throws(FileError) {
    let failure = Mutex<FileError?>(nil)
    let done = DispatchGroup()
    for first in 0..<min(Self.flushers, names.count) {
      // Separate queues: shared ones start no more threads than there are processors.
      DispatchQueue(label: "flush").async(group: done) {
        for index in stride(from: first, to: names.count, by: Self.flushers) {
          let path = folder + "/" + names[index]
          let code = Self.flush(path)
          if code != 0 { failure.withLock { $0 = FileError(code: code, path: path) } }
        }
      }
    }
    done.wait()
    if let failure = failure.withLock(\.self) { throw failure }
    flushFolder(folder)
  }

  /// Makes new names in a folder durable; failures are ignored, since readers see no difference.
  func flushFolder(_ folder: String) {
    _ = Self.flush(folder)
  }

  /// Flushes a file or folder.
  ///
  /// - Returns: 0, or the `errno`.
  private static func flush(_ path: String) -> Int32 {
    SystemPath.withBytes(of: path) { name in
      guard let file = FileDescriptor.open(name, O_RDONLY) else { return errno }
      return fsync(file.number) == 0 ? 0 : errno
    } ?? EINVAL
  }
}
