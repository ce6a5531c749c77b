import JSONSyntax

/// An ingredient that is an object, with quantity, unit and name as members.
enum IngredientLine {
  /// Returns the line that a cook would write: quantity, unit, name, note.
  static func text(of json: JSONValue) -> String? {
    let whole = ["text", "original", "originalString", "display", "line", "raw"]
    if let line = whole.firstText(in: json) { return line }
    let parts = [
      ["quantity", "amount", "qty", "value"].firstText(in: json),
      ["unit", "units", "unitText", "measure"].firstText(in: json),
      ["description", "name", "ingredient", "item", "food", "title"].firstText(in: json),
    ]
    guard parts[2] != nil else { return nil }
    let note = ["note", "notes", "preparation", "comment"].firstText(in: json)
    return parts.compactMap(\.self).joined(separator: " ") + (note.map { ", " + $0 } ?? "")
  }
}
