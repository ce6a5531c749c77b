package import RecipeCore

extension InMemoryFileSystem {
  package func update(
    _ path: String, limit: Int, _ change: ([UInt8]) -> [UInt8]?
  ) throws(FileError) {
    let old = try status(of: path) == nil ? [] : read(path, limit: limit)
    if let new = change(old) { try writeAtomically(new, to: path) }
  }
}
