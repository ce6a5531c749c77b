import Text

/// Values that are for programs and not for cooks: addresses, ids, dates, settings of a layout.
enum MachineText {
  /// True if a value is not for people, by its key or by what it is.
  static func isMachine(_ value: DocumentValue) -> Bool {
    if let key = value.name.utf8.split(separator: UInt8(ascii: ".")).last,
      key.first == UInt8(ascii: "_") || keys.contains(FoldedText.key(key))
    {
      return true
    }
    return isMachine(value.text)
  }

  private static let keys: Set<String> = Set(
    """
    id recipeid uuid uid guid hash etag checksum photohash sku slug permalink url uri href canonical \
    layout draft type aliases menu template toc version schema schemaversion mathjax link ref \
    date lastmod created createdat createdon updated updatedat updatedon modified modifiedat \
    datecreated datemodified datepublished publishdate published timestamp dateadded expirydate \
    image images photo photos thumbnail picture img cover coverimage featuredimage video videos \
    position order ordering sortorder index sort stepnumber
    """.split(separator: " ").map(String.init))

  /// True for texts that no cook reads aloud.
  static func isMachine(_ text: String) -> Bool {
    let bytes = Array(text.utf8.drop { $0 <= 0x20 })
    let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    let trimmed = bytes[..<end]
    guard !trimmed.isEmpty else { return true }
    if ISODuration.isMeant(by: text), ISODuration.seconds(in: text) != nil { return true }
    return isDate(trimmed) || isFileName(trimmed)
      || !trimmed.contains { $0 <= 0x20 } && (isAddress(trimmed) || isToken(trimmed))
  }

  private static func isAddress(_ word: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: word.prefix(2_000), as: UTF8.self)
    return text.contains("://") || text.hasPrefix("www.") || text.hasPrefix("/")
      || text.hasPrefix("mailto:") || text.hasPrefix("data:")
  }

  /// True for a hash, an id or base64: long, with letters and digits, or digits alone.
  private static func isToken(_ word: ArraySlice<UInt8>) -> Bool {
    let digits = word.count(where: \.isASCIIDigit)
    if digits == word.count { return digits >= 9 }
    guard word.count >= 16, digits > 1 else { return false }
    return word.allSatisfy { byte in
      byte.isASCIIAlphanumeric || "-_+/=".utf8.contains(byte)
    }
  }

  /// True for `2019-03-01`, with or without a time, and other digits with separators of dates.
  private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    let date = text.prefix(10)
    guard date.count >= 8, date.count(where: \.isASCIIDigit) >= 6 else { return false }
    guard date.allSatisfy({ $0.isASCIIDigit || "-/.".utf8.contains($0) }),
      date.contains(where: { !$0.isASCIIDigit })
    else { return false }
    return text.dropFirst(10).allSatisfy { byte in
      byte.isASCIIDigit || "TZ:.+- UC".utf8.contains(byte)
    }
  }

  private static func isFileName(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= 200, let dot = text.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return endings.contains(String(decoding: text[(dot + 1)...], as: UTF8.self).lowercased())
  }

  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "gif", "webp", "svg", "avif", "heic", "bmp", "tiff", "mp4", "mov", "pdf",
  ]
}
