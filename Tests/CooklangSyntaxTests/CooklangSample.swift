import CooklangSyntax

/// What a text consists of, in one line a block, for comparing at a glance.
enum CooklangSample {
  /// The blocks: `step text|@name{quantity%unit}(preparation)`, `section Name`, `note Text`.
  static func blocks(of text: String) -> [String] {
    let document = CooklangDocument(parsing: Array(text.utf8))
    return document.blocks.map { block in
      switch block.kind {
      case .section: "section \(document.string(block.text))"
      case .note: "note \(document.string(block.text))"
      case .step:
        "step " + document.items(of: block).map { describe($0, document) }.joined(separator: "|")
      }
    }
  }

  /// The one item of a text.
  static func item(_ text: String) -> (item: CooklangItem, document: CooklangDocument)? {
    let document = CooklangDocument(parsing: Array(text.utf8))
    guard let block = document.blocks.first, let item = document.items(of: block).first,
      document.blocks.count == 1, document.items(of: block).count == 1
    else { return nil }
    return (item, document)
  }

  private static func describe(_ item: CooklangItem, _ document: CooklangDocument) -> String {
    let name = document.string(item.name)
    let unit = item.unit.isEmpty ? "" : "%" + document.string(item.unit)
    let preparation = item.preparation.isEmpty ? "" : "(" + document.string(item.preparation) + ")"
    let details = "{\(document.string(item.quantity))\(unit)}\(preparation)"
    return switch item.kind {
    case .text: name
    case .ingredient: "@\(name)\(details)"
    case .cookware: "#\(name)\(details)"
    case .timer: "~\(name)\(details)"
    }
  }
}
