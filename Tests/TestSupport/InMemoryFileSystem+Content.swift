package import RecipeCore

extension InMemoryFileSystem {
  package func update(
    _ path: String, limit: Int, _ change: ([UInt8]) -> [UInt8]?
  ) throws(FileError) {
    let old = try status(of: path) == nil ? [] : read(path, limit: limit)
    if let new = change(old) { try writeAtomically(new, to: path) }
  }

  package func read(
    _ path: String, from offset: Int, count: Int
  ) throws(FileError) -> [UInt8] {
    Array(try read(path, limit: .max).dropFirst(offset).prefix(count))
  }

  /// Returns the node at a path, or at the target of `/dev/stdin`, as the content of a pipe.
  package func readStream(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try read(path, limit: limit)
  }
}
