import Ingredients

/// A writer of ingredient lines for another number of servings or in other units.
///
/// Only amounts change, with the forms of the words that they count; every other word stays.
package struct LineScaler: Sendable {
  private let method: ScalingMethod

  /// Creates a writer that follows a method.
  package init(_ method: ScalingMethod) {
    self.method = method
  }

  /// Returns a line as the method wants it.
  package func scaled(_ line: String) -> ScaledLine {
    guard !method.isIdentity else { return ScaledLine(text: line, remark: nil) }
    if method.factor != Rational(1), Self.countsServings(line) {
      return ScaledLine(text: withoutFactor(line), remark: .formula)
    }
    if method.factor != Rational(1), Rate.isGiven(by: line) {
      let counts = Self.servings.contains(where: line.lowercased().contains)
      return ScaledLine(text: withoutFactor(line), remark: counts ? .formula : .rate)
    }
    let parsed = ParsedIngredient(line)
    let isSide = parsed.amount.map { amount in
      parsed.sides.contains { $0.range.overlaps(amount.range) }
    }
    guard let amount = parsed.amount, isSide != true else {
      if let text = withOtherSides(parsed) { return ScaledLine(text: text, remark: .panSize) }
      if let text = withJoinedAmount(parsed) { return ScaledLine(text: text, remark: nil) }
      if let label = IngredientLabel(of: line) {
        let isEquipment = label.text.lowercased().contains("equipment")
        let rest = LineScaler(isEquipment ? method.times(Rational(1)) : method).scaled(label.rest)
        let isLeft = isEquipment && method.factor != Rational(1)
        return ScaledLine(
          text: label.text + rest.text, remark: isLeft ? .cookware : rest.remark)
      }
      let isWanted = method.factor != Rational(1) && !line.hasSuffix(":")
      if isWanted, Cookware.isNamed(by: parsed) { return ScaledLine(text: line, remark: .cookware) }
      return ScaledLine(text: line, remark: isWanted ? .noAmount : nil)
    }
    if method.factor != Rational(1), Cookware.isNeeded(by: parsed) {
      return ScaledLine(text: withoutFactor(line), remark: .cookware)
    }
    if method.factor != Rational(1), Cookware.isHeatOrTime(parsed) {
      return ScaledLine(text: line, remark: .noAmount)
    }
    guard !parsed.leavesPart else { return ScaledLine(text: line, remark: .numberLeft) }
    guard !TwoReadings.has(parsed, isScaled: method.factor != Rational(1)) else {
      return ScaledLine(text: line, remark: .twoReadings)
    }
    var rewriting = LineRewriting(parsed, amount, method)
    rewriting.rewrite()
    let text = rewriting.edit.text
    let isOtherPan = method.units != nil && text != line && Cookware.isNamed(by: parsed)
    return ScaledLine(text: text, remark: isOtherPan ? .panSize : rewriting.remark)
  }

  /// Returns a line for as much as it says, in the units that are wanted.
  private func withoutFactor(_ line: String) -> String {
    LineScaler(method.times(Rational(1))).scaled(line).text
  }

  /// True for an amount that is to be multiplied by the number of servings: "面粉 200 g * 份数".
  private static func countsServings(_ line: String) -> Bool {
    let folded = line.lowercased()
    return multiplications.contains { mark in
      folded.ranges(of: mark).contains { range in
        let rest = folded[range.upperBound...].drop { $0 == " " }
        return servings.contains(where: rest.hasPrefix)
      }
    }
  }

  private static let multiplications = ["*", "×"]
  private static let servings = [
    "份数", "份數", "人数", "人數", "serving", "portion", "people", "person", "number of",
  ]

  /// Returns a pan without a number in the units that are wanted: "8x8-inch pan"; `nil` if it stays.
  private func withOtherSides(_ line: ParsedIngredient) -> String? {
    guard let units = method.units, Cookware.isNamed(by: line) else { return nil }
    var edit = LineEdit(line.text)
    edit.replace(SideRewriting(line, to: units, mark: method.decimalMark).replacements)
    return edit.text == line.text ? nil : edit.text
  }

  /// Returns a line without an amount of its own in which a measure is joined to the first food:
  /// "butter plus 1 cup flour".
  private func withJoinedAmount(_ line: ParsedIngredient) -> String? {
    guard let joined = JoinedAmount(in: line, language: method.language), !joined.isInstead,
      ParsedIngredient(joined.text).amount?.unit != nil
    else { return nil }
    var edit = LineEdit(line.text)
    edit.replace([.init(joined.range, scaled(joined.text).text)])
    return edit.text
  }
}
