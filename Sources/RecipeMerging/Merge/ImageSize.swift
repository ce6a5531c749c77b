import Text

/// The size of a picture, as far as its URL gives it.
///
/// URLs contain sizes for the servers that scale pictures: `?w=1200&h=630`, `?resize=600,400`,
/// `…-300x200.jpg` (WordPress), `/w_600,h_400,c_fill/` (Cloudinary), `/s1600/` (Blogger). A query
/// is a request to the server and precedes the path; in the path the last part takes precedence.
package struct ImageSize: Sendable, Hashable {
  /// The width in pixels, or `nil` if only the height is known.
  package let width: Int?
  /// The height in pixels, or `nil` if only the width is known.
  package let height: Int?

  /// Creates a size with at least one side.
  ///
  /// - Returns: `nil` if no side is known, or the size is implausible for a picture.
  package init?(width: Int?, height: Int?) {
    let sides = [width, height].compactMap(\.self)
    guard !sides.isEmpty, sides.allSatisfy(Self.sides.contains) else { return nil }
    if let width, let height, max(width, height) > Self.maximumAspect * min(width, height) {
      return nil
    }
    self.width = width
    self.height = height
  }

  /// Parses the size in a URL; `nil` if it contains none.
  package init?(address: String) {
    let parts = Array(address.utf8.prefix(Self.maximumAddressLength))
      .split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard
      let size = parts.dropFirst().first.flatMap(Self.size(ofQuery:))
        ?? parts.first.flatMap(Self.size(ofPath:))
    else { return nil }
    self = size
  }

  /// The number of pixels; an unknown side is derived from an aspect ratio of 4 to 3.
  package var area: Int {
    let width = width ?? (height ?? 0) * 4 / 3
    return width * (height ?? width * 3 / 4)
  }

  /// The area assumed for a picture of unknown size: that of one 600 pixels wide.
  ///
  /// Sites put the sizes of thumbnails in URLs and leave them out for the original.
  package static let unknownArea = 600 * 450

  private static let sides = 16...9999
  /// The greatest plausible aspect ratio: digits beside a hash look like sizes, `300x2003ff8`.
  private static let maximumAspect = 4
  private static let maximumAddressLength = 2000
}

// MARK: - Queries

extension ImageSize {
  private static let widthNames: Set<String> = ["w", "width", "imwidth", "wid", "mw"]
  private static let heightNames: Set<String> = ["h", "height", "hei", "mh"]
  private static let pairNames: Set<String> = ["resize", "fit", "size", "crop", "dimensions"]

  private static func size(ofQuery query: ArraySlice<UInt8>) -> ImageSize? {
    var (width, height): (Int?, Int?)
    for parameter in query.split(separator: UInt8(ascii: "&")) {
      let parts = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = String(decoding: parts[0], as: UTF8.self)
      if pairNames.contains(name), let pair = pair(in: parts[1]) { return pair }
      if widthNames.contains(name) { width = number(parts[1]) }
      if heightNames.contains(name) { height = number(parts[1]) }
    }
    return ImageSize(width: width, height: height)
  }

  /// Parses `600,400`, `600%2C400` or `600x400`.
  private static func pair(in value: ArraySlice<UInt8>) -> ImageSize? {
    let sides = value.split { !$0.isASCIIDigit }
    guard let width = sides.first.flatMap(number), let height = sides.last.flatMap(number) else {
      return nil
    }
    return ImageSize(width: width, height: height)
  }

  /// Returns the number of up to four digits, or `nil` for anything else.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isASCIIDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}

// MARK: - Paths

extension ImageSize {
  private static func size(ofPath path: ArraySlice<UInt8>) -> ImageSize? {
    let segments = path.split(separator: UInt8(ascii: "/"))
    for (index, segment) in segments.enumerated().reversed() {
      let isName = index == segments.count - 1
      let marks = isName ? segment.drop { $0 != UInt8(ascii: "=") }.dropFirst() : segment
      if let size = size(betweenDigits: segment) ?? size(ofMarks: marks) { return size }
    }
    return nil
  }

  /// Returns the last size such as `1024x768` in a text.
  private static func size(betweenDigits text: ArraySlice<UInt8>) -> ImageSize? {
    for index in text.indices.reversed() where text[index] | 0x20 == UInt8(ascii: "x") {
      let width = text[..<index].reversed().prefix(while: \.isASCIIDigit).count
      let height = text[(index + 1)...].prefix(while: \.isASCIIDigit)
      if let width = number(text[(index - width)..<index]), let height = number(height),
        let size = ImageSize(width: width, height: height)
      {
        return size
      }
    }
    return nil
  }

  /// Returns the size in labels such as `w_600,h_400,c_fill`, `s1600` or `w640-h480-c`.
  private static func size(ofMarks marks: ArraySlice<UInt8>) -> ImageSize? {
    var (width, height): (Int?, Int?)
    for mark in marks.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "-") })
    {
      guard let side = number(mark.dropFirst().drop { $0 == UInt8(ascii: "_") }) else { continue }
      switch mark.first {
      case UInt8(ascii: "w"), UInt8(ascii: "s"): width = side
      case UInt8(ascii: "h"): height = side
      default: continue
      }
    }
    return ImageSize(width: width, height: height)
  }
}
