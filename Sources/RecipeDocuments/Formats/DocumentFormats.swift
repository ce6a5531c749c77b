/// The formats of documents; sources, import and export share them.
package enum DocumentFormats {
  /// Every format.
  ///
  /// Adding one is its folder and its word here.
  package static let all: [DocumentFormat] = [
    .json, .ndjson, .jsonLD, .html, .markdown, .recipeMD, .cooklang, .csv, .paprika, .nextcloud,
    .mealMaster, .archive,
  ]

  /// The format of a name.
  package static func format(named name: String) -> DocumentFormat? {
    all.first { $0.name == name }
  }

  /// The formats that are read.
  package static let readable = all.filter { $0.reader != nil }

  /// The endings of the documents that are read, in small letters.
  package static let endings = unique(readable.flatMap(\.endings))

  /// What `--format` takes: the names of the formats that are read and of their dialects.
  package static let readableNames = unique(
    readable.map(\.name) + readable.flatMap(\.dialects).map(\.name))

  /// The reader of a format or dialect; a format goes before a dialect of its name.
  package static func reader(named name: String) -> (any RecipeDocumentReader)? {
    if let reader = format(named: name)?.reader { return reader }
    return readable.lazy.flatMap(\.dialects).first { $0.name == name }?.reader
  }

  /// The endings of some formats, in small letters.
  package static func endings(of names: [String]) -> [String] {
    names.flatMap { format(named: $0)?.endings ?? [] }
  }

  /// True if a file is a document, by its ending.
  package static func knowsEnding(of path: String) -> Bool {
    DocumentSample(path: path, bytes: []).ending(of: endings) != nil
  }

  /// The number of of a file's first bytes tell whether it has the sign of a format.
  package static let signLength = DocumentSample.length

  /// True if a file is a document whatever its ending is, because it begins as only one format
  /// does.
  ///
  /// - Parameter head: Its first `signLength` bytes.
  package static func knowsSign(of head: [UInt8], path: String) -> Bool {
    let sample = DocumentSample(path: path, bytes: head)
    return readable.contains { $0.isSigned(sample) }
  }

  /// The format of a document: by a sign that only one has, else by its ending, else by its first
  /// character; whatever is left is Markdown.
  package static func format(of bytes: [UInt8], path: String) -> DocumentFormat? {
    let sample = DocumentSample(path: path, bytes: bytes)
    if let signed = readable.first(where: { $0.isSigned(sample) }) { return signed }
    if let ending = sample.ending(of: endings) {
      return readable.first { $0.endings.contains(ending) }
    }
    let isJSON = sample.begins(with: "{".utf8) || sample.begins(with: "[".utf8)
    return format(named: isJSON ? "json" : "markdown")
  }

  /// The words, each where it stands first: formats may share an ending, or a dialect its name.
  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
