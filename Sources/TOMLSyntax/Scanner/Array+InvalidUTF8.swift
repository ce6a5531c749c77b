extension [UInt8] {
  /// Where the first sequence begins that is not UTF-8; the length when all is valid.
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
