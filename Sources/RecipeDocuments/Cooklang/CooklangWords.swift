import CooklangSyntax

/// A builder of a text from ranges of a Cooklang document, without intermediate copies.
struct CooklangWords {
  private let source: UnsafeBufferPointer<UInt8>
  private let target: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// Returns a text.
  ///
  /// - Parameters:
  ///   - document: The document to which the ranges refer.
  ///   - capacity: The maximum size of the text in bytes; the rest is dropped.
  ///   - add: Adds the ranges.
  static func text(
    from document: CooklangDocument, capacity: Int, _ add: (inout CooklangWords) -> Void
  ) -> String {
    document.text.withUnsafeBufferPointer { source in
      String(unsafeUninitializedCapacity: capacity) { target in
        var words = CooklangWords(source: source, target: target)
        add(&words)
        return words.count
      }
    }
  }

  private init(
    source: UnsafeBufferPointer<UInt8>, target: UnsafeMutableBufferPointer<UInt8>
  ) {
    self.source = source
    self.target = target
  }

  /// Adds a range of the document, after a separator.
  ///
  /// - Parameter separator: The separator, omitted before the first range and an empty one.
  mutating func add(_ part: Range<Int>, after separator: StaticString = "") {
    guard !part.isEmpty else { return }
    if count > 0 { separator.withUTF8Buffer { copy($0) } }
    copy(UnsafeBufferPointer(rebasing: source[part]))
  }

  private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= target.count - count else { return }
    _ = target[count...].initialize(fromContentsOf: bytes)
    count += bytes.count
  }
}
