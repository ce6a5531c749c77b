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
    let evidence: TableEvidence
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
      for block in item + 1..<document.blocks[item].next {
        guard let evidence = document.evidenceOfFoods(in: block), evidence != .amounts else {
          continue
        }
        let isFirst = tables.last.map { $0.block < item } ?? true
        let name = isFirst ? name(of: item, above: block) : ""
        tables.append(Table(block: block, name: name, evidence: evidence))
      }
    }
  }

  /// Takes the tables that do not repeat ingredients, of which those without names of columns must be all.
  ///
  /// - Parameters:
  ///   - collector: The ingredients.
  ///   - known: Those of them that tables were compared with.
  ///   - leftOut: The tables, which are no steps.
  ///   - areAll: True if no others are the ingredients.
  func take(
    into collector: inout IngredientCollector, _ known: inout KnownIngredients,
    _ leftOut: inout Set<Int>, areAll: Bool
  ) {
    for table in tables where areAll || table.evidence == .headings {
      known.update(collector.lines)
      let rows = document.tableCells(of: table.block)
      guard !known.have(IngredientTable(rows), ofPart: false) else { continue }
      collector.beginGroup(table.name)
      collector.take(from: table.block, to: document.blocks[table.block].next)
      leftOut.insert(table.block)
    }
  }

  /// Returns the few words of an item right above a table.
  private func name(of item: Int, above table: Int) -> String {
    let paragraph = item + 1
    guard document.blocks[paragraph].kind == .paragraph, document.blocks[paragraph].next == table
    else { return "" }
    let text = document.plainText(of: paragraph)
    guard text.split(separator: " ").count <= Self.maximumWordCount else { return "" }
    return BodyHeading.withoutColon(text.hasSuffix(".") ? String(text.dropLast()) : text)
  }

  /// The maximum number of words of a name.
  private static let maximumWordCount = 5
}
