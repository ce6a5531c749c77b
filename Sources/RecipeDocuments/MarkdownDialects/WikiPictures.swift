/// Pictures on lines of their own in the markup of wikis and of reStructuredText, as pictures of Markdown.
///
/// ```
/// [[soup.jpg|The soup]]
/// {{image>soup.jpg}}
/// .. image:: soup.jpg
///    :width: 200
/// ```
enum WikiPictures {
  /// The maximum length of a line with a picture, in bytes.
  private static let longest = 400

  /// Returns a document with such pictures in Markdown; lines stay lines, but not the offsets in them.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func marked(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard mayHavePictures(bytes[start...]) else { return bytes }
    var marked = Array(bytes[..<start])
    marked.reserveCapacity(bytes.count)
    var (isInCode, isInOptions, isFirst) = (false, false, true)
    for line in bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !isFirst { marked.append(0x0A) }
      isFirst = false
      if AdmonitionLine.isFence(line) { isInCode.toggle() }
      isInOptions = isInOptions && isOption(line)
      if isInOptions { continue }
      guard !isInCode, line.count <= longest, let picture = WikiPicture(line) else {
        marked += line
        continue
      }
      marked += picture.markdown.utf8
      isInOptions = picture.mayHaveOptions
    }
    return marked
  }

  /// True if the text has one of the marks, a fast check that rules out most documents.
  private static func mayHavePictures(_ body: ArraySlice<UInt8>) -> Bool {
    ["[[", "{{", ":: "].contains { body.firstRange(of: $0.utf8) != nil }
  }

  /// True for an option below a picture: "   :width: 200".
  private static func isOption(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    return text.startIndex > line.startIndex && text.first == UInt8(ascii: ":")
      && text.dropFirst().contains(UInt8(ascii: ":"))
  }
}

/// A picture that is all of a line.
private struct WikiPicture {
  private let address: Substring
  private let caption: String
  /// True if lines with its options may follow.
  let mayHaveOptions: Bool

  /// Reads a line, or returns `nil` for any other.
  init?(_ line: ArraySlice<UInt8>) {
    let text = String(decoding: line, as: UTF8.self).cleaned(.line)
    if let rest = Self.directives.firstNonNil({ Self.rest(of: text, after: $0) }) {
      (address, caption, mayHaveOptions) = (rest, "", true)
    } else {
      guard let inner = Self.inner(of: text) else { return nil }
      let parts = inner.split(separator: "|", omittingEmptySubsequences: false)
      let name = Self.withoutPrefix(parts[0]).prefix { $0 != "?" }
      guard Self.isPicture(name) else { return nil }
      let last = parts.count > 1 ? parts[parts.count - 1] : ""
      (address, caption) = (name, String(last).cleaned(.line))
      mayHaveOptions = false
    }
    guard !address.isEmpty, !address.contains(where: { "<>".contains($0) }) else { return nil }
  }

  /// The picture in Markdown.
  var markdown: String {
    "![\(caption.filter { !"[]".contains($0) })](<\(String(address).cleaned(.line))>)"
  }

  private static let directives = [".. image::", ".. figure::"]

  private static func rest(of text: String, after mark: String) -> Substring? {
    text.hasPrefix(mark) ? text.dropFirst(mark.count).drop { $0 == " " } : nil
  }

  /// Returns the text in the brackets around all of a line, or `nil` if there are none.
  private static func inner(of text: String) -> Substring? {
    guard text.utf8.count > 4,
      text.hasPrefix("[[") && text.hasSuffix("]]") || text.hasPrefix("{{") && text.hasSuffix("}}"),
      case let inner = text.dropFirst(2).dropLast(2),
      !inner.contains(where: { "[]{}".contains($0) })
    else { return nil }
    return inner
  }

  /// Returns the name without the word for a picture before it: "image>soup.jpg", "File:soup.jpg".
  private static func withoutPrefix(_ name: Substring) -> Substring {
    let name = Substring(String(name).cleaned(.line))
    for prefix in ["image>", "File:", "Image:", "Datei:", "Bild:", "Fichier:", "Archivo:"]
    where name.lowercased().hasPrefix(prefix.lowercased()) {
      return name.dropFirst(prefix.count)
    }
    return name
  }

  private static func isPicture(_ name: Substring) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }

  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "svg", "avif", "heic", "bmp", "tif", "tiff",
  ]
}
