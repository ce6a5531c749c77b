import Text
import TOMLSyntax
import YAMLSyntax

/// The value of a text in YAML or TOML, some of whose lines may have been corrected or left out.
struct RepairedValue {
  /// A problem of a line.
  typealias Fault = LineRepair<FrontMatterValue>.Fault

  /// A fault, and what was done about it.
  struct Problem {
    /// The fault; its line is that of the document.
    let fault: Fault
    /// The remedy.
    let help: String
  }

  /// The value.
  let value: FrontMatterValue
  /// The lines that were left out, under the keys above them.
  private(set) var damaged: [FrontMatterMember] = []
  /// The problems.
  private(set) var problems: [Problem] = []

  /// The language of a text.
  enum Language {
    case yaml, toml

    /// The name for people.
    var name: String { self == .yaml ? "YAML" : "TOML" }
  }

  /// Parses a range of a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - range: The range of the text.
  ///   - line: The number of the first line of the range, from 1.
  /// - Throws: The first fault, if the text cannot be corrected.
  init(
    parsing bytes: [UInt8], in range: Range<Int>, line: Int, _ language: Language
  ) throws(Fault) {
    do {
      value = try Self.parse(bytes, range, line, language)
    } catch {
      guard
        let repair = LineRepair(
          bytes[range], language.lines,
          parse: { text throws(Fault) in
            try Self.parse(text, text.indices, line, language, first: line)
          }), !repair.value.isEmpty
      else { throw error }
      value = repair.value
      let lines = bytes[range].split(separator: 0x0A, omittingEmptySubsequences: false)
      for change in repair.changes { add(change, lines, from: line) }
    }
  }

  private static func parse(
    _ bytes: [UInt8], _ range: Range<Int>, _ line: Int, _ language: Language, first: Int = 1
  ) throws(Fault) -> FrontMatterValue {
    switch language {
    case .yaml:
      do {
        return FrontMatterValue(try YAMLDocument(parsing: bytes, in: range, line: line).root)
      } catch {
        throw Fault(message: error.message, line: error.line - first + 1, column: error.column)
      }
    case .toml:
      do {
        let text = range == bytes.indices ? bytes : Array(bytes[range])
        let document = try TOMLDocument(parsing: text, firstLine: line)
        return .map(document.root.entries.map(FrontMatterMember.init))
      } catch {
        let place = error.position
        throw Fault(message: error.message, line: place.line - first + 1, column: place.column)
      }
    }
  }

  private mutating func add(
    _ change: LineRepair<FrontMatterValue>.Change, _ lines: [ArraySlice<UInt8>], from first: Int
  ) {
    let fault = Fault(
      message: change.fault.message, line: change.fault.line + first - 1,
      column: change.fault.column)
    let help =
      change.omitted.isEmpty ? "the line was read as it is meant" : "the line was left out"
    problems.append(Problem(fault: fault, help: help))
    for index in change.omitted where index < lines.count {
      let key = Self.key(of: index, in: lines)
      let line = String(decoding: lines[index], as: UTF8.self).cleaned(.line)
      let rest =
        line.hasPrefix(key) ? line.dropFirst(key.count).drop { " :=".contains($0) } : line[...]
      guard !line.isEmpty else { continue }
      damaged.append(
        FrontMatterMember(name: key, value: .text(String(rest)), line: index + first))
    }
  }

  /// Returns the nearest key that is not indented, at a line or above it.
  private static func key(of index: Int, in lines: [ArraySlice<UInt8>]) -> String {
    for line in lines[...index].reversed() {
      guard let first = line.first, first > 0x20, first != UInt8(ascii: "-"),
        let end = line.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") })
      else { continue }
      return String(decoding: line[..<end].prefix(64), as: UTF8.self).cleaned(.line)
    }
    return "line \(index + 1)"
  }
}

extension RepairedValue.Language {
  /// The rules for lines.
  fileprivate var lines: any LineSyntax.Type {
    switch self {
    case .yaml: YAMLLines.self
    case .toml: TOMLLines.self
    }
  }
}
