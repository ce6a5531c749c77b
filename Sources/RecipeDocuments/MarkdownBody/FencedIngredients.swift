import JSONSyntax
import MarkdownSyntax
import TOMLSyntax
import YAMLSyntax

/// The ingredients in fenced code: a list in YAML, JSON or TOML, or a line for each.
struct FencedIngredients {
  /// The lines and the names of groups, in order.
  let entries: [IngredientTable.Entry]

  /// Reads the code in a block, or returns `nil` for a program.
  init?(_ document: MarkdownDocument, at block: Int) {
    let language = document.infoString(of: block).prefix { !$0.isWhitespace && $0 != "{" }
      .lowercased()
    let text = document.verbatimText(of: block)
    if let value = Self.value(of: text, in: language),
      let json = try? JSONDocument(parsing: Array(value.json.utf8))
    {
      var list = IngredientList()
      let named = json.root.members.first { RecipeKey(ofObject: $0.name) == .ingredients }
      list.add(named?.value ?? json.root, depth: 0)
      entries = list.entries + list.lines.map { .line($0) }
      return
    }
    guard language.isEmpty || Self.languagesOfProse.contains(language) else { return nil }
    entries = text.textLines.map { .line(DirectionText.withoutMark($0.cleaned(.line))) }
  }

  /// True if most lines begin or end with amounts, and there are several.
  var haveAmounts: Bool {
    let lines = entries.compactMap { entry in
      if case .line(let line) = entry, !line.isEmpty { line } else { nil }
    }
    let amounts = lines.count { line in
      AmountText.startsWithAmount(line) || AmountText.endsWithAmount(line)
    }
    return lines.count > 1 && amounts * 3 >= lines.count * 2
  }

  private static let languagesOfProse: Set<String> = ["text", "txt", "plain", "plaintext", "md"]

  private static func value(of text: String, in language: String) -> FrontMatterValue? {
    let bytes = Array(text.utf8)
    switch language {
    case "yaml", "yml", "json":
      return (try? YAMLDocument(parsing: bytes, in: 0..<bytes.count, line: 1).root)
        .map(FrontMatterValue.init)
    case "toml":
      return (try? TOMLDocument(parsing: bytes))
        .map { .map($0.root.entries.map(FrontMatterMember.init)) }
    default: return nil
    }
  }
}
