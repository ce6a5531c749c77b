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
  /// How many files are flushed at the same time: disks and journals take several in one go.
  private static let flushers = 8

  package func flush(_ names: [String], in folder: String) throws(FileError) {
    let failure = Mutex<FileError?>(nil)
    let done = DispatchGroup()
    for first in 0..<min(Self.flushers, names.count) {
      // A queue of its own each: those that are shared start no more threads than processors.
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

  /// Makes new names in a folder last; a failure changes nothing that a reader can see.
  func flushFolder(_ folder: String) {
    _ = Self.flush(folder)
  }

  /// Flushes one file or folder.
  ///
  /// - Returns: 0, or the number of `errno`.
  private static func flush(_ path: String) -> Int32 {
    SystemPath.withBytes(of: path) { name in
      guard let file = FileDescriptor.open(name, O_RDONLY) else { return errno }
      return fsync(file.number) == 0 ? 0 : errno
    } ?? EINVAL
  }
}
