import JSONSyntax
import Text

/// A timer of a step, with its name and its time: `{"name": "simmer", "minutes": 20}`.
struct TimerObject {
  /// The timer as a person writes it: "simmer 20 min".
  let text: String

  /// Reads an object, or returns `nil` for one without a time that has a unit.
  init?(_ object: JSONValue) {
    guard object.kind == .object, let time = object.members.firstNonNil(Self.time) else {
      return nil
    }
    let name = ["name", "label", "title", "for"].firstText(in: object)
    text = [name, time].compactMap(\.self).joined(separator: " ")
  }

  /// Returns the timers of a list, separated by commas, or `nil` unless all elements are such.
  static func texts(of list: JSONValue) -> String? {
    let texts = list.elements.compactMap { TimerObject($0)?.text }
    return !texts.isEmpty && texts.count == list.elements.count
      ? texts.joined(separator: ", ") : nil
  }

  private static func time(_ member: JSONValue.Member) -> String? {
    if let number = member.value.numberText {
      return TimeKey.unit(endOf: member.name).map { unit in
        unit == 60 ? "\(number) min" : DurationText.text(ofSeconds: (Double(number) ?? 0) * unit)
      }
    }
    if member.value.kind == .object { return QuantityObject(member.value)?.text }
    guard let text = member.value.string.map(DurationText.worded), RecipeDuration.isStated(by: text)
    else { return nil }
    return text
  }
}
