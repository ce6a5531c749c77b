import JSONSyntax
package import RecipeCore

/// A reader of JSON documents: one recipe, an array, an object by id, `{"recipes": […]}`, or
/// NDJSON.
package struct JSONRecipeReader: RecipeDocumentReader, RecipeLineReader {
  private let map: RecipeFieldMap

  /// Creates a reader.
  ///
  /// - Parameter map: The places of fields that a person named.
  package init(map: RecipeFieldMap = .none) { self.map = map }

  package func mapping(_ map: RecipeFieldMap) -> any RecipeDocumentReader {
    JSONRecipeReader(map: map)
  }

  package func lineReader(ofStart start: [UInt8], path: String) -> (any RecipeLineReader)? {
    JSONLines.isLikely(start) ? self : nil
  }

  package func read(_ bytes: [UInt8], path: String, fields: RecipeFieldSet) -> DocumentOutcome {
    guard bytes.contains(where: { $0 > 0x20 }) else { return Self.empty(path) }
    do {
      let document = try JSONDocument(parsing: bytes)
      return outcome(of: document.root, size: bytes.count, path: path, fields: fields)
    } catch {
      guard !JSONLines.isLikely(bytes) else {
        return readLines(bytes, path: path, fields: fields)
      }
      if let outcome = repairedOutcome(of: bytes, path: path, fields: fields) {
        return outcome
      }
      var notes = DocumentNotes(path: path)
      notes.add(error)
      return DocumentOutcome(entries: [], diagnostics: notes.all, dialect: Self.dialect)
    }
  }

  private static let dialect = "JSON"

  private static func empty(_ path: String) -> DocumentOutcome {
    let diagnostic = Diagnostic(
      .warning, "the file is empty", at: TextLocation(path: path),
      help: "add a recipe to it, or exclude it with 'exclude'")
    return DocumentOutcome(entries: [], diagnostics: [diagnostic], dialect: dialect)
  }

  /// Reads a document that is one JSON text.
  func outcome(
    of root: JSONValue, size: Int, path: String, fields: RecipeFieldSet
  ) -> DocumentOutcome {
    let finder = JSONRecipeFinder(
      in: root, path: path, fields: fields, size: size, map: map, isWhole: true)
    var notes = finder.notes
    notes.add(finder.list)
    if finder.list.entries.isEmpty, notes.diagnostics.isEmpty {
      notes.add(.note, "no recipe: \(root.whyNoRecipes)", at: root)
    }
    return DocumentOutcome(
      entries: finder.list.entries, diagnostics: notes.all,
      dialect: finder.dialect ?? Self.dialect, skippedCount: finder.skippedCount)
  }

  /// Reads a document with a JSON text per line; a broken line does not affect the others.
  package func readLines(
    _ bytes: [UInt8], path: String, fields: RecipeFieldSet
  ) -> DocumentOutcome {
    var list = RecipeList(documentSize: bytes.count)
    var notes = DocumentNotes(path: path)
    var dialect: String?
    for line in JSONLines(bytes) {
      guard !list.isFull else {
        list.leaveOut()
        continue
      }
      do {
        let root = try JSONDocument(parsing: bytes, in: line.range).root
        let finder = JSONRecipeFinder(
          in: root, path: path, fields: fields, size: line.range.count,
          firstLine: line.number, map: map)
        for entry in finder.list.entries { list.append(entry) }
        notes.add(finder.notes)
        dialect = dialect ?? finder.dialect
        if finder.list.entries.isEmpty, finder.notes.diagnostics.isEmpty {
          notes.add(.warning, "no recipe: the line is \(root.summary)", line: line.number)
        }
      } catch {
        notes.add(error, firstLine: line.number)
      }
    }
    notes.add(list)
    return DocumentOutcome(
      entries: list.entries, diagnostics: notes.all, dialect: dialect ?? Self.dialect)
  }
}

extension DocumentNotes {
  /// Adds an error for a text, or the line of it that is `firstLine`, that is not JSON.
  fileprivate mutating func add(_ error: JSONSyntaxError, firstLine: Int = 1) {
    add(
      .error, "not valid JSON: \(error.message)", line: error.line + firstLine - 1,
      column: error.column, help: "correct the file, or exclude it with 'exclude'")
  }
}
