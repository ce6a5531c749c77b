import RecipeCore
import TestSupport

extension FailingFileSystem {
  func update(
    _ path: String, limit: Int, _ change: ([UInt8]) -> [UInt8]?
  ) throws(FileError) {
    try base.update(path, limit: limit, change)
  }

  func read(
    _ path: String, from offset: Int, count: Int
  ) throws(FileError) -> [UInt8] {
    Array(try read(path, limit: .max).dropFirst(offset).prefix(count))
  }

  func readStream(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try read(path, limit: limit)
  }
}
