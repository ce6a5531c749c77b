import RecipeCore
import TestSupport

extension FailingFileSystem {
  func update(
    _ path: String, limit: Int, _ change: ([UInt8]) -> [UInt8]?
  ) throws(FileError) {
    try base.update(path, limit: limit, change)
  }
}
