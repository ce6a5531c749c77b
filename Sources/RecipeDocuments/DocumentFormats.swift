/// The registry of document formats, shared by sources, import and export.
package enum DocumentFormats {
  /// All formats.
  ///
  /// To add one, add its folder and its name here.
  package static let all: [DocumentFormat] = [
    .json, .ndjson, .jsonLD, .yaml, .toml, .html, .markdown, .recipeMD, .cooklang, .csv,
    .paprika(of: recognizedFormat), .nextcloud, .mealMaster, .org, .asciiDoc, .plainText,
    .archive(of: recognizedFormat),
  ]

  /// Returns the format with a name.
  package static func format(named name: String) -> DocumentFormat? {
    all.first { $0.name == name }
  }

  /// The formats with a reader.
  package static let readable = all.filter { $0.reader != nil }

  /// The formats with a writer.
  package static let writable = all.filter { $0.writer != nil }

  /// The extensions of the documents that can be read, in lower case.
  package static let endings = unique(readable.flatMap(\.endings))

  /// The values of `--format`: the names of the readable formats and of their dialects.
  package static let readableNames = unique(
    readable.map(\.name) + readable.flatMap(\.dialects).map(\.name))

  /// Returns the reader of a format or dialect; formats take precedence.
  package static func reader(named name: String) -> (any RecipeDocumentReader)? {
    if let reader = format(named: name)?.reader { return reader }
    return readable.lazy.flatMap(\.dialects).first { $0.name == name }?.reader
  }

  /// Returns the format with a name, or with a dialect of that name; formats take precedence.
  package static func format(ofDialect name: String) -> DocumentFormat? {
    format(named: name) ?? readable.first { $0.dialects.contains { $0.name == name } }
  }

  /// Returns the extensions of formats, in lower case.
  package static func endings(of names: [String]) -> [String] {
    names.flatMap { format(named: $0)?.endings ?? [] }
  }

  /// True if a file has the extension of a document.
  package static func knowsEnding(of path: String) -> Bool {
    DocumentSample(path: path, bytes: []).ending(of: endings) != nil
  }

  /// The number of bytes at the start of a file in which a signature is looked for.
  package static let signLength = DocumentSample.length

  /// True if a file starts with the signature of a format, whatever its extension is.
  ///
  /// - Parameter head: The first `signLength` bytes.
  package static func knowsSign(of head: [UInt8], path: String) -> Bool {
    let sample = DocumentSample(path: path, bytes: head)
    return readable.contains { $0.isSigned(sample) }
  }

  /// Returns the format of a document, by its signature, its extension or its first character; the
  /// default for text is Markdown.
  package static func format(of bytes: [UInt8], path: String) -> DocumentFormat? {
    if let format = recognizedFormat(of: bytes, path: path) { return format }
    return DocumentSample(path: path, bytes: bytes).isText ? format(named: "markdown") : nil
  }

  /// The format of a document that says what it is: by a sign, its ending or its first character.
  @Sendable
  private static func recognizedFormat(of bytes: [UInt8], path: String) -> DocumentFormat? {
    let sample = DocumentSample(path: path, bytes: bytes)
    if let signed = readable.first(where: { $0.isSigned(sample) }) { return signed }
    if let ending = sample.ending(of: endings) {
      return readable.first { $0.endings.contains(ending) }
    }
    let isJSON = sample.begins(with: "{".utf8) || sample.begins(with: "[".utf8)
    return isJSON ? format(named: "json") : nil
  }

  /// Returns the words without duplicates: formats may share an extension, or a dialect its name.
  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
