import RecipeCore

extension ResultFormatter {
  /// Returns the bytes of a whole result, for callers that hold it at once, such as tests.
  public func bytes<Row: Sendable>(of document: ResultDocument<Row>) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = OutputBuffer { piece in
      bytes += piece
      return .written
    }
    write(document, to: &buffer)
    buffer.flush()
    return bytes
  }
}
