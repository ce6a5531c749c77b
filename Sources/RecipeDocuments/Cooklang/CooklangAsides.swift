import CooklangSyntax
import JSONSyntax
import RecipeCore

/// The extra fields for which Cooklang has a syntax: notes, and cookware as `tools`.
struct CooklangAsides {
  /// The components of the cookware.
  private(set) var cookware: [String] = []
  /// The paragraphs of the notes, each with a newline.
  private(set) var notes: [String] = []
  /// The other fields, including those that the syntax would not preserve.
  private(set) var others: [ExtraField] = []

  /// Divides the extra fields of a recipe.
  init(_ extras: [ExtraField]) {
    for extra in extras {
      switch extra.name {
      case "notes" where notes.isEmpty:
        if let paragraphs = Self.notes(in: extra) {
          notes = paragraphs
        } else {
          others.append(extra)
        }
      case "tools" where cookware.isEmpty:
        if let marks = Self.cookware(in: extra) { cookware = marks } else { others.append(extra) }
      default: others.append(extra)
      }
    }
    // Two fields of these names would become one.
    if others.contains(where: { $0.name == "notes" || $0.name == "tools" }) {
      (cookware, notes, others) = ([], [], extras)
    }
  }

  private static func notes(in extra: ExtraField) -> [String]? {
    guard let text = root(of: extra)?.string, !text.isEmpty else { return nil }
    let notes = text.split(separator: "\n\n").map {
      "> " + CooklangText.paragraph(String($0)) + "\n"
    }
    let document = CooklangDocument(parsing: Array(notes.joined(separator: "\n").utf8))
    let read = document.blocks.map { document.string($0.text) }.joined(separator: "\n\n")
    return read == text ? notes : nil
  }

  private static func cookware(in extra: ExtraField) -> [String]? {
    guard let root = root(of: extra), root.kind == .array, let names = root.strings,
      !names.isEmpty, Set(names).count == names.count
    else { return nil }
    let marks = names.map { "#\(CooklangText.name($0)){}" }
    let document = CooklangDocument(parsing: Array(marks.joined(separator: "\\\n").utf8))
    let read = document.blocks.flatMap { document.items(of: $0) }
      .filter { $0.kind == .cookware }.map { document.string($0.name) }
    return read == names ? marks : nil
  }

  private static func root(of extra: ExtraField) -> JSONValue? {
    try? JSONDocument(parsing: Array(extra.json.utf8)).root
  }
}
