import Text

/// The words of texts, folded, as hashes with their lengths.
///
/// Digits are words of their own, so that "200g" equals "200 g"; so is each letter of scripts that
/// are written without spaces.
struct CoverageWords {
  /// The hashes of the words.
  private(set) var hashes: [UInt64] = []
  /// The number of letters of each word, at most 255.
  private(set) var lengths: [UInt8] = []

  private var folded: [UInt8] = []

  /// The first scalar of scripts written without spaces: the CJK radicals.
  private static let firstWide: UInt8 = 0xE2

  /// Creates an empty list.
  init() {}

  /// The number of words.
  var count: Int { hashes.count }

  /// Appends the words of a text, without its tags and addresses.
  ///
  /// - Returns: The range of the words.
  @discardableResult
  mutating func append(_ text: String) -> Range<Int> {
    let start = count
    folded.removeAll(keepingCapacity: true)
    TextFolding.append(HTMLText.plain(text).withoutAddresses, to: &folded)
    var index = 0
    while index < folded.count {
      let end = endOfWord(at: index)
      if folded[index] != 0x20 { append(wordIn: index..<end) }
      index = end
    }
    return start..<count
  }

  /// Removes all words.
  mutating func removeAll() {
    hashes.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
  }

  private mutating func append(wordIn range: Range<Int>) {
    var hash = StableHash()
    var letters = 0
    for index in range {
      hash.combine(folded[index])
      letters += folded[index] & 0xC0 == 0x80 ? 0 : 1
    }
    hashes.append(hash.value)
    lengths.append(UInt8(clamping: letters))
  }

  private func endOfWord(at start: Int) -> Int {
    let first = folded[start]
    if first == 0x20 { return start + 1 }
    if isWide(start) { return min(start + (first >= 0xF0 ? 4 : 3), folded.count) }
    let isDigit = first.isASCIIDigit
    var index = start + 1
    while index < folded.count, folded[index] != 0x20, folded[index].isASCIIDigit == isDigit,
      !isWide(index)
    {
      index += 1
    }
    return index
  }

  /// True if a scalar from U+2E80 on starts at an index.
  private func isWide(_ index: Int) -> Bool {
    let byte = folded[index]
    if byte == Self.firstWide { return index + 1 < folded.count && folded[index + 1] >= 0xBA }
    return byte > Self.firstWide
  }
}

extension String {
  /// The text without URLs.
  fileprivate var withoutAddresses: String {
    guard utf8.contains(UInt8(ascii: ":")) || utf8.contains(UInt8(ascii: "w")) else { return self }
    let bytes = Array(utf8)
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if Self.startsAddress(bytes[index...]) {
        index =
          bytes[index...].firstIndex { $0 <= 0x20 || ")]>\"".utf8.contains($0) } ?? bytes.count
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static func startsAddress(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "h") || rest.first == UInt8(ascii: "w") else { return false }
    return rest.starts(with: "https://".utf8) || rest.starts(with: "http://".utf8)
      || rest.starts(with: "www.".utf8)
  }
}
