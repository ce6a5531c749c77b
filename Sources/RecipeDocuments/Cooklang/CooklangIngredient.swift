import CooklangSyntax

/// An ingredient's parts, and the line a cook would write of them.
struct CooklangIngredient: Equatable {
  /// How much, as written.
  var quantity = ""
  /// Of what measure.
  var unit = ""
  /// The food.
  var name: String
  /// What is done to it before.
  var preparation = ""

  /// "200 g flour, sifted": quantity, unit, name, preparation; see `CooklangDocument.line`.
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
  /// The parts that a document marks.
  init(_ item: CooklangItem, in document: CooklangDocument) {
    quantity = Self.tidied(document.string(item.quantity))
    unit = document.string(item.unit)
    name = document.string(item.name)
    preparation = document.string(item.preparation)
  }

  /// `1 / 2` as `1/2`.
  private static func tidied(_ quantity: String) -> String {
    guard quantity.utf8.contains(0x20), let slash = quantity.firstIndex(of: "/"),
      CooklangNumber(quantity) != nil
    else { return quantity }
    let before = quantity[..<slash].split(separator: " ").joined(separator: " ")
    return before + "/" + quantity[slash...].dropFirst().split(separator: " ").joined()
  }
}
