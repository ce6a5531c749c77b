/// A key that must not appear in anything that is kept or shown.
package struct SecretText: Sendable {
  /// The minimum length to mask wherever it stands in an answer: shorter keys may be parts of the words
  /// of a recipe.
  private static let shortestInAnswers = 8
  /// The maximum number of digits of a key that is no secret: servers give "1" to everybody, and recipes have such numbers.
  private static let maximumSharedLength = 3
  private static let mask = Array("…".utf8)
  /// The spellings of the sign before the value of a parameter.
  private static let equalsSigns = ["=", "%3D", "%3d", "\\u003D", "\\u003d"].map { Array($0.utf8) }
  /// The spellings of the sign before a segment of a path.
  private static let slashes = ["/", "%2F", "%2f", "\\u002F", "\\u002f"].map { Array($0.utf8) }
  /// The bytes that end a segment of a path: a sign of the address, of its spelling in JSON, or one around it.
  private static let segmentEnds: Set<UInt8> = Set("/?#&\"'<> \\%".utf8)
  /// The marks that enclose a whole value.
  private static let enclosures: Set<[UInt8]> = [
    [UInt8(ascii: "\""), UInt8(ascii: "\"")], [UInt8(ascii: "\""), UInt8(ascii: "\\")],
    [UInt8(ascii: "'"), UInt8(ascii: "'")], [UInt8(ascii: ">"), UInt8(ascii: "<")],
  ]

  private let key: String
  private let isInPath: Bool

  /// Creates the text of a key.
  ///
  /// - Parameter isInPath: True if the key is a segment of an address that is asked: only then a short one is
  ///   masked in the paths of an answer, where "public" is a folder of pictures.
  package init(_ key: String, isInPath: Bool = false) {
    self.key = key
    self.isInPath = isInPath
  }

  /// Returns a text with the key masked, in any spelling.
  package func masked(_ text: String) -> String {
    Self.text(masked(Array(text.utf8)), from: text)
  }

  /// Returns bytes with the key masked, in any spelling.
  package func masked(_ bytes: [UInt8]) -> [UInt8] {
    masking(bytes) { _ in true }
  }

  /// Returns a text of an answer with the key masked.
  package func maskedInAnswer(_ text: String) -> String {
    Self.text(maskedInAnswer(Array(text.utf8)), from: text)
  }

  /// Returns the bytes of an answer with the key masked: a short one only where it is a whole value, that of a
  /// parameter or, if it was sent as one, a segment of an address, as it may be part of a word or number of a
  /// recipe, and one of a few digits not at all.
  package func maskedInAnswer(_ bytes: [UInt8]) -> [UInt8] {
    guard key.utf8.count < Self.shortestInAnswers else { return masked(bytes) }
    guard !isShared else { return bytes }
    var addresses = AddressReader(bytes)
    return masking(bytes) { place in
      Self.isWholeValue(place, in: bytes)
        || isInPath && Self.isSegment(place, in: bytes) && addresses.isAddress(at: place.lowerBound)
    }
  }

  /// Returns an address in an answer with the key masked wherever it stands, but for one of a few digits: addresses
  /// are followed and recorded.
  package func maskedInAddress(_ text: String) -> String { isShared ? text : masked(text) }

  /// True for a key of a few digits.
  private var isShared: Bool {
    key.utf8.count <= Self.maximumSharedLength && key.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private func masking(_ bytes: [UInt8], where isMasked: (Range<Int>) -> Bool) -> [UInt8] {
    let spellings = SecretSpellings(of: key, in: bytes)
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < bytes.count {
      if let end = spellings.end(from: index), isMasked(index..<end) {
        result += bytes[copied..<index] + Self.mask
        index = end
        copied = end
      } else {
        index += 1
      }
    }
    return copied == 0 ? bytes : result + bytes[copied...]
  }

  private static func text(_ masked: [UInt8], from text: String) -> String {
    masked.elementsEqual(text.utf8) ? text : String(decoding: masked, as: UTF8.self)
  }

  private static func isWholeValue(_ place: Range<Int>, in bytes: [UInt8]) -> Bool {
    let (before, after) = (bytes[..<place.lowerBound], bytes[place.upperBound...])
    if before.isEmpty, after.isEmpty { return true }
    if let last = before.last, let first = after.first, enclosures.contains([last, first]) {
      return true
    }
    return equalsSigns.contains { before.suffix($0.count).elementsEqual($0) }
      && after.first.map(isPartOfWord) != true
  }

  /// True for what stands between two slashes, or after the last one.
  private static func isSegment(_ place: Range<Int>, in bytes: [UInt8]) -> Bool {
    let (before, after) = (bytes[..<place.lowerBound], bytes[place.upperBound...])
    return slashes.contains { before.suffix($0.count).elementsEqual($0) }
      && after.first.map(segmentEnds.contains) ?? true
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: false
    }
  }
}
