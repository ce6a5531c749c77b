import JSONSyntax
import Text

/// An object that is a quantity: a number or a range with its unit, a fraction, or a duration.
///
/// ```
/// {"value": 1, "unit": "kg"}   {"from": 2, "to": 3, "of": "tbsp"}
/// {"num": 3, "den": 4}         {"hours": 1, "minutes": 30}
/// ```
struct QuantityObject {
  /// The quantity as a person writes it: "1 kg".
  let text: String

  /// Reads an object, or returns `nil` for another, which has more than a quantity.
  init?(_ object: JSONValue) {
    let members = object.members.filter { !$0.value.isNull }
    let text = Self.duration(members) ?? Self.fraction(members) ?? Self.measure(object, members)
    guard let text else { return nil }
    self.text = text
  }

  /// Returns "1 h 30 min" if the names of all members are units of time.
  private static func duration(_ members: [JSONValue.Member]) -> String? {
    if members.count == 1, let only = members.first, let seconds = only.value.double,
      TimeKey.unit(FoldedText.words(only.name.utf8)) == 1
    {
      return DurationText.text(ofSeconds: seconds)
    }
    let parts = members.compactMap { member -> String? in
      guard let number = member.value.numberText,
        let seconds = TimeKey.unit(FoldedText.words(member.name.utf8)),
        let unit = units[seconds]
      else { return nil }
      return "\(number) \(unit)"
    }
    return parts.count == members.count && !parts.isEmpty ? parts.joined(separator: " ") : nil
  }

  private static let units: [Double: String] = [1: "s", 60: "min", 3600: "h", 86_400: "d"]

  /// Returns "3/4" if the members are a numerator and a denominator.
  private static func fraction(_ members: [JSONValue.Member]) -> String? {
    guard members.count == 2, let top = members[0].value.integer,
      let bottom = members[1].value.integer, bottom > 0,
      numerators.contains(FoldedText.words(members[0].name.utf8)),
      denominators.contains(FoldedText.words(members[1].name.utf8))
    else { return nil }
    let (whole, rest) = top.quotientAndRemainder(dividingBy: bottom)
    if rest == 0 { return "\(whole)" }
    return whole == 0 ? "\(top)/\(bottom)" : "\(whole) \(rest.magnitude)/\(bottom)"
  }

  private static let numerators: Set<String> = ["num", "numerator", "n", "top"]
  private static let denominators: Set<String> = ["den", "denominator", "denom", "d", "bottom"]

  /// Returns "1 kg" if the members are a number, or two bounds, and a unit.
  private static func measure(_ object: JSONValue, _ members: [JSONValue.Member]) -> String? {
    let range = NumberRange(object)
    let others = members.filter { range == nil || NumberRange.bound(of: $0) == nil }
    let numbers = others.filter { $0.value.kind == .number }
    let texts = others.filter { $0.value.kind == .string }
    guard numbers.count == (range == nil ? 1 : 0), texts.count == 1, others.count <= 2,
      let unit = texts[0].value.string?.cleaned(.line), isUnit(unit, under: texts[0].name)
    else { return nil }
    guard let number = range?.text ?? numbers.first?.value.numberText, Double(number) != 0 else {
      return nil
    }
    return [number.hasSuffix(".0") ? String(number.dropLast(2)) : number, unit]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// True for a unit that is known, or any short word under a key for one.
  private static func isUnit(_ text: String, under name: String) -> Bool {
    guard text.utf8.count <= 24, !text.contains(where: \.isNumber) else { return false }
    return AmountText.unit(text) != nil || TimeUnits.seconds(of: text.lowercased()) != nil
      || TableColumn(heading: KeyWords.words(of: name)).role == .unit
      || ["of", "u", "in"].contains(name)
  }
}
