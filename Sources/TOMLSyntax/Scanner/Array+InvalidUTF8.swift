extension [UInt8] {
  /// The offset of the first sequence that is not UTF-8, or the length if all are valid.
  var firstInvalidUTF8Offset: Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while case .valid(let sequence) = parser.parseScalar(from: &iterator) {
      offset += sequence.count
    }
    return offset
  }
}
