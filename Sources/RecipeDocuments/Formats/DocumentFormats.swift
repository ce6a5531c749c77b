/// The formats of documents; sources, import and export share them.
package enum DocumentFormats {
  /// Every format.
  ///
  /// Adding one is its folder and its line here.
  package static let all: [DocumentFormat] = [
    DocumentFormat(
      "json", "JSON: one recipe or many, of any program", endings: ["json"],
      reader: JSONRecipeReader()),
    DocumentFormat(
      "ndjson", "a JSON recipe a line", endings: ["ndjson", "jsonl"], reader: JSONRecipeReader()),
    DocumentFormat(
      "html", "a web page that describes a recipe: JSON-LD, microdata, RDFa, h-recipe",
      endings: ["html", "htm", "xhtml"], reader: HTMLPageReader(), isSigned: HTMLPageSign.isThere),
    DocumentFormat(
      "markdown", "Markdown with headings, front matter, or neither",
      endings: ["md", "markdown", "mdown", "mkd"], reader: MarkdownRecipeReader()),
    DocumentFormat(
      "cooklang", "Cooklang: steps with marked ingredients", endings: ["cook", "cook.md"],
      reader: CooklangRecipeReader(), writer: CooklangWriter()),
    DocumentFormat(
      "csv", "a table with a header: commas, semicolons, tabs or bars", endings: ["csv", "tsv"],
      reader: CSVRecipeReader()),
    DocumentFormat(
      "mealmaster", "MealMaster: texts of the first recipe programs", endings: ["mmf", "mm"],
      reader: MealMasterReader(), isSigned: \.isMealMaster),
    DocumentFormat(
      "paprika", "an export of Paprika, or one recipe of it",
      endings: ["paprikarecipes", "paprikarecipe"], reader: ArchiveRecipeReader(),
      writer: PaprikaWriter(),
      isSigned: { $0.isArchive && $0.ending(of: ["paprikarecipes", "paprikarecipe"]) != nil }),
    DocumentFormat(
      "archive", "a ZIP or gzip archive of documents: Mealie, Tandoor and other programs",
      endings: ["zip", "gz"], reader: ArchiveRecipeReader(), isSigned: \.isArchive),
  ]

  /// The format of a name.
  package static func format(named name: String) -> DocumentFormat? {
    all.first { $0.name == name }
  }

  /// Whether a file is a document, by its ending.
  package static func knowsEnding(of path: String) -> Bool {
    let sample = DocumentSample(path: path, bytes: [])
    return sample.ending(of: all.flatMap(\.endings)) != nil
  }

  /// The format of a document: by a sign that only one has, else by its ending, else by its first
  /// character; whatever is left is Markdown.
  package static func format(of bytes: [UInt8], path: String) -> DocumentFormat? {
    let sample = DocumentSample(path: path, bytes: bytes)
    let readable = all.filter { $0.reader != nil }
    if let signed = readable.first(where: { $0.isSigned(sample) }) { return signed }
    if let ending = sample.ending(of: readable.flatMap(\.endings)) {
      return readable.first { $0.endings.contains(ending) }
    }
    let isJSON = sample.begins(with: "{".utf8) || sample.begins(with: "[".utf8)
    return format(named: isJSON ? "json" : "markdown")
  }
}
