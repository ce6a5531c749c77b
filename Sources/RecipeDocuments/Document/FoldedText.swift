import Text

/// A text reduced to what tells headings and keys apart: its words as `TextFolding` folds them.
///
/// It reads bytes of a document, which may be no UTF-8.
enum FoldedText {
  /// Returns the words of a text, separated by one space.
  static func words(_ text: some Collection<UInt8>) -> String {
    String(decoding: folded(text), as: UTF8.self)
  }

  /// Returns the letters and digits of a text without separators.
  static func key(_ text: some Collection<UInt8>) -> String {
    var folded = folded(text)
    folded.removeAll { $0 == 0x20 }
    return String(decoding: folded, as: UTF8.self)
  }

  private static func folded(_ text: some Collection<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    let isFolded: Bool? = text.withContiguousStorageIfAvailable {
      TextFolding.append($0, to: &folded)
      return true
    }
    if isFolded == nil {
      Array(text).withUnsafeBufferPointer { _ = TextFolding.append($0, to: &folded) }
    }
    return folded
  }
}
