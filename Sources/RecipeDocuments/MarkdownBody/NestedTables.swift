import MarkdownSyntax

/// The tables of ingredients in the items of a list of steps.
///
/// ```
/// 1. Make the broth.
///
///    | Food | Amount |
///    |---|---|
///    | Stock | 1 l |
/// ```
struct NestedTables {
  /// A table, with the name of its group or an empty text.
  struct Table {
    let block: Int
    let name: String
  }

  /// The tables, in order.
  private(set) var tables: [Table] = []
  private let document: MarkdownDocument

  /// Finds the tables in the items of a list; a block of another kind has none.
  init(_ document: MarkdownDocument, in list: Int) {
    self.document = document
    switch document.blocks[list].kind {
    case .bulletList, .orderedList: break
    default: return
    }
    // A list without tables, as nearly all are, is left at once.
    guard document.blocks[list..<document.blocks[list].next].contains(where: { $0.kind == .table })
    else { return }
    for item in document.children(of: list) {
      for block in item + 1..<document.blocks[item].next where isOfFoods(block) {
        let isFirst = tables.last.map { $0.block < item } ?? true
        tables.append(Table(block: block, name: isFirst ? name(of: item, above: block) : ""))
      }
    }
  }

  private func isOfFoods(_ block: Int) -> Bool {
    switch document.evidenceOfFoods(in: block) {
    case .headings, .measures: true
    case .amounts, nil: false
    }
  }

  /// Returns the few words of an item right above a table.
  private func name(of item: Int, above table: Int) -> String {
    let paragraph = item + 1
    guard document.blocks[paragraph].kind == .paragraph, document.blocks[paragraph].next == table
    else { return "" }
    let text = document.plainText(of: paragraph)
    guard text.split(separator: " ").count <= Self.mostWords else { return "" }
    return BodyHeading.withoutColon(text.hasSuffix(".") ? String(text.dropLast()) : text)
  }

  /// The maximum number of words of a name.
  private static let mostWords = 5
}
