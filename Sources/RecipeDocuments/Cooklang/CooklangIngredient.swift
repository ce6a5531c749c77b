import CooklangSyntax

/// The parts of an ingredient, and the line that a cook would write for them.
struct CooklangIngredient: Equatable {
  /// The quantity as written.
  var quantity = ""
  /// The unit.
  var unit = ""
  /// The food.
  var name: String
  /// The preparation.
  var preparation = ""

  /// The line "200 g flour, sifted"; see `CooklangDocument.line`.
  var line: String {
    var line = quantity
    for part in [unit, name] where !part.isEmpty {
      if !line.isEmpty { line += " " }
      line += part
    }
    if !preparation.isEmpty { line += ", " + preparation }
    return line
  }
}

extension CooklangIngredient {
  /// Creates the ingredient of an item in a document.
  init(_ item: CooklangItem, in document: CooklangDocument) {
    quantity = Self.tidied(document.string(item.quantity))
    unit = document.string(item.unit)
    name = document.string(item.name)
    preparation = document.string(item.preparation)
  }

  /// Returns `1 / 2` as `1/2`.
  private static func tidied(_ quantity: String) -> String {
    guard quantity.utf8.contains(0x20), let slash = quantity.firstIndex(of: "/"),
      CooklangNumber(quantity) != nil
    else { return quantity }
    let before = quantity[..<slash].split(separator: " ").joined(separator: " ")
    return before + "/" + quantity[slash...].dropFirst().split(separator: " ").joined()
  }
}
