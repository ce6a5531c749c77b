import JSONSyntax
import RecipeCore
import RecipeDocuments
import Text

/// A folder of stored responses of a server.
struct Food2ForkRecording: Sendable {
  /// The names of the responses, relative to the folder.
  struct Contents: Sendable {
    /// The responses to searches, in the order of their numbers.
    let pages: [String]
    /// The names in the folder `get`.
    let details: Set<String>
    /// The folders that could not be listed.
    let diagnostics: [Diagnostic]
  }

  /// A row and its location.
  struct Found: Sendable {
    /// The row.
    let row: Food2ForkRow
    /// The file, relative to the folder.
    let path: String
    /// The line at which it starts, from 1.
    let line: Int
  }

  /// The content of a file.
  struct Page: Sendable {
    /// The recipes.
    var found: [Found] = []
    /// The problems.
    var diagnostics: [Diagnostic] = []
  }

  /// The extension of stored responses.
  static let ending = ".json"
  private static let maximumSize = 256 << 20

  private let folder: String
  private let files: any FileSystem

  /// Creates a recording in an absolute folder.
  init(folder: String, files: any FileSystem) {
    self.folder = folder
    self.files = files
  }

  /// Lists the responses.
  func contents() throws(SourceFailure) -> Contents {
    let own: [String]
    do throws(FileError) {
      own = try answers(in: folder)
    } catch {
      throw SourceFailure(
        .unreachable, "cannot read the recording: \(error)", help: "check recording")
    }
    let search = optionalAnswers(in: "search")
    let details = optionalAnswers(in: "get")
    return Contents(
      pages: Self.ordered(search.names).map { "search/" + $0 } + Self.ordered(own),
      details: Set(details.names), diagnostics: search.diagnostics + details.diagnostics)
  }

  /// Reads a response to a search; rows without ingredients take those of a stored detail.
  func page(_ path: String, details: Set<String>, fields: RecipeFieldSet) -> Page {
    var page = read(path, fields: fields)
    for (index, found) in page.found.enumerated() where found.row.lacksIngredients {
      let file = found.row.id + Self.ending
      guard details.contains(file) else { continue }
      let detail = read("get/" + file, fields: fields)
      page.diagnostics += detail.diagnostics
      if let whole = detail.found.first(where: { ByteKey($0.row.id) == ByteKey(found.row.id) }) {
        page.found[index] = whole
      }
    }
    return page
  }

  /// Reads a stored detail, a response of `get`.
  func detail(_ file: String, fields: RecipeFieldSet) -> Page {
    read("get/" + file, fields: fields)
  }

  /// Lists the responses in an optional folder.
  private func optionalAnswers(
    in name: String
  ) -> (names: [String], diagnostics: [Diagnostic]) {
    do throws(FileError) {
      return (try answers(in: folder + "/" + name), [])
    } catch {
      guard error.reason != .notFound else { return ([], []) }
      let message = "the stored responses cannot be listed: \(error.reasonText)"
      return ([], [Diagnostic(.error, message, at: TextLocation(path: error.path))])
    }
  }

  private func answers(in folder: String) throws(FileError) -> [String] {
    try files.entries(of: folder)
      .filter { $0.kind == .file && $0.name.hasSuffix(Self.ending) && !$0.name.hasPrefix(".") }
      .map(\.name)
  }

  /// Orders `page-2.json` before `page-10.json`: shorter names first, then by their bytes.
  private static func ordered(_ names: [String]) -> [String] {
    names.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  private func read(_ path: String, fields: RecipeFieldSet) -> Page {
    do throws(FileError) {
      return read(try files.read(folder + "/" + path, limit: Self.maximumSize), path, fields)
    } catch {
      return Page(diagnostics: [
        Diagnostic(.error, error.reasonText, at: TextLocation(path: error.path))
      ])
    }
  }

  private func read(_ bytes: [UInt8], _ path: String, _ fields: RecipeFieldSet) -> Page {
    do throws(JSONSyntaxError) {
      switch try Food2ForkAnswer(parsing: bytes) {
      case .search(let answer): return rows(answer.rows, path, fields)
      case .recipe(let json): return rows(json.map { [$0] } ?? [], path, fields)
      case .error(let text):
        let location = TextLocation(path: folder + "/" + path)
        return Page(diagnostics: [
          Diagnostic(.error, "the stored response is an error: \(text.terminalSafe)", at: location)
        ])
      case .unknown:
        return Page(diagnostics: [warning(path, "is not a response of a food2fork-compatible API")])
      }
    } catch {
      let location = TextLocation(
        path: folder + "/" + path, line: error.line, column: error.column)
      return Page(diagnostics: [Diagnostic(.error, error.message, at: location)])
    }
  }

  private func rows(_ rows: [JSONValue], _ path: String, _ fields: RecipeFieldSet) -> Page {
    var page = Page()
    var counter = JSONLineCounter()
    var oddLines: [Int] = []
    for json in rows {
      let line = counter.line(of: json)
      if let row = Food2ForkRow(json, fields: fields) {
        page.found.append(Found(row: row, path: path, line: line))
      } else {
        oddLines.append(line)
      }
    }
    if let first = oddLines.first {
      page.diagnostics = [
        warning(path, "rows without id or title: \(oddLines.count)", line: first)
      ]
    }
    return page
  }

  private func warning(_ path: String, _ message: String, line: Int? = nil) -> Diagnostic {
    Diagnostic(.warning, message, at: TextLocation(path: folder + "/" + path, line: line))
  }
}
