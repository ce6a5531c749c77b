import CooklangSyntax

/// A text put together from parts of a Cooklang document, in the memory that it stays in.
struct CooklangWords {
  private let source: UnsafeBufferPointer<UInt8>
  private let target: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - document: Where the parts are.
  ///   - capacity: How many bytes the text has at most; what is more is left out.
  ///   - add: Adds the parts.
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

  /// Adds a part of the document, after a text that parts it from what is there.
  ///
  /// - Parameter separator: Left out, like the part, when the part is empty, and before the first.
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
