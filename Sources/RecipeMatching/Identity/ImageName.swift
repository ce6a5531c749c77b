import Text

/// The file name of a picture, without size and location: weak evidence of the same recipe.
///
/// It is the last path segment, folded, without extension and size suffixes:
/// `…/2014/05/Leek-Soup-300x200@2x.jpg?w=640` is "leek soup".
struct ImageName: Sendable, Hashable {
  /// The folded name.
  let folded: [UInt8]

  /// Creates the name of a picture.
  ///
  /// - Returns: `nil` if there is none, or only a generic one: "image", "IMG_1234".
  init?(_ address: String) {
    guard let name = Self.lastSegment(of: Array(address.utf8.prefix(Self.maximumLength))) else {
      return nil
    }
    var folded: [UInt8] = []
    name.withUnsafeBufferPointer {
      _ = TextFolding.append(UnsafeBufferPointer(rebasing: $0[Self.withoutSizes($0)]), to: &folded)
    }
    guard Self.isTelling(folded) else { return nil }
    self.folded = folded
  }

  /// A hash that is the same in every run.
  var stableHash: UInt64 {
    StableHash.of(folded, in: folded.indices)
  }

  private static let maximumLength = 2000

  /// Returns the decoded last segment of a URL's path.
  private static func lastSegment(of address: [UInt8]) -> [UInt8]? {
    guard !address.starts(with: "data:".utf8) else { return nil }
    let path = address.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return Array(path) }
    // After the two slashes of the scheme follows the host.
    if slash > 0, path[slash - 1] == UInt8(ascii: "/") { return nil }
    return decoded(path[(slash + 1)...])
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.endIndex,
        let high = text[index + 1].hexValue, let low = text[index + 2].hexValue
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  // MARK: Sizes

  private static let sizeWords = [
    "scaled", "large", "small", "medium", "thumb", "thumbnail", "square", "original", "full", "big",
    "hd", "xl", "lg", "md", "sm", "rotated", "cropped", "featured",
  ]

  /// Returns the part before the extension and the sizes.
  private static func withoutSizes(_ name: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var end = name.endIndex
    if let dot = name.lastIndex(of: UInt8(ascii: ".")), end - dot <= 5 { end = dot }
    while let mark = name[..<end].lastIndex(where: { "-_@.".utf8.contains($0) }), mark > 0,
      isSize(name[(mark + 1)..<end])
    {
      end = mark
    }
    return name.startIndex..<end
  }

  /// True if a suffix is a size: "300x200", "2x", "640w", "large", "e1400000000".
  private static func isSize(_ suffix: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if sizeWords.contains(where: suffix.isLowercaseEqual) { return true }
    if suffix.first == UInt8(ascii: "e"), suffix.count >= 9 {
      return suffix.dropFirst().allSatisfy(\.isASCIIDigit)
    }
    return suffix.first?.isASCIIDigit == true && suffix.contains { !$0.isASCIIDigit }
      && suffix.allSatisfy { $0.isASCIIDigit || "xXwhp".utf8.contains($0) }
  }

  // MARK: Names of any picture

  private static let meaningless: Set<String> = [
    "image", "images", "img", "photo", "photos", "picture", "pic", "default", "placeholder", "no",
    "noimage", "missing", "logo", "thumbnail", "thumb", "dsc", "dscn", "dscf", "dcim", "pict",
    "untitled", "screenshot", "screen", "shot", "recipe", "recipes", "food", "main", "hero",
    "featured", "header", "cover", "banner", "file", "download", "attachment", "blank", "avatar",
    "icon", "unnamed", "final", "copy", "edit", "edited", "web", "blog", "post", "pinterest", "pin",
    "collage", "social", "og", "share", "jpg", "jpeg", "png", "webp", "original", "large", "wp",
    "px", "p", "n", "o", "at", "am", "pm", "and", "the", "of",
  ]

  /// True if a word is more than a generic name with a number.
  private static func isTelling(_ folded: [UInt8]) -> Bool {
    FoldedWords(folded).contains { word in
      let text = String(decoding: folded[word], as: UTF8.self)
      let letters = text.utf8.prefix { !$0.isASCIIDigit }
      guard letters.count >= 3 || text.utf8.count >= 8, !folded[word].allSatisfy(\.isASCIIDigit)
      else {
        return false
      }
      return !meaningless.contains(text) && !meaningless.contains(String(Substring(letters)))
    }
  }
}
