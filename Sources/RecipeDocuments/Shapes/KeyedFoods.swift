import JSONSyntax
import Text

/// The objects of a list each of which has its food as a key and the amount as the value, perhaps with
/// remarks beside it: `[{"peas": "500 g", "note": "dried"}, {"onions": 2, "note": "halved"}]`.
///
/// Fields recur from object to object and foods do not, which tells them apart in any language.
struct KeyedFoods {
  /// True if some objects have more than a food, and so are rows of a table.
  let haveRemarks: Bool
  /// True if one of the amounts has a unit of cooks.
  let haveUnits: Bool

  /// The number of objects with each key.
  private let counts: [String: Int]
  /// The keys of texts that differ from object to object, which are no groups.
  private let names: Set<String>
  /// The keys of remarks that no vocabulary has.
  private let remarks: Set<String>

  /// The maximum numbers of objects that are examined, and of members of each.
  private static let (sampleSize, mostMembers) = (200, 12)

  /// Judges the elements of a list, or returns `nil` unless each object has a food as a key.
  init?(_ elements: some Sequence<JSONValue>) {
    let objects = elements.prefix(Self.sampleSize).filter(Self.isFlat)
    guard !objects.isEmpty else { return nil }
    var counts: [String: Int] = [:]
    var texts: [String: Int] = [:]
    var words: [String: Set<String>] = [:]
    for member in objects.lazy.flatMap(\.members) {
      counts[member.name, default: 0] += 1
      if let text = member.value.string { words[member.name, default: []].insert(text) }
      if member.value.boolean != nil || Self.amount(of: member) == nil && !member.value.isNull {
        texts[member.name, default: 0] += 1
      }
    }
    self.counts = counts
    names = Set(words.filter { $0.value.count == counts[$0.key] }.keys)
    haveRemarks = objects.contains { $0.members.dropFirst().first != nil }
    remarks = Set(texts.keys.filter { counts[$0, default: 0] > 1 && Self.isPlain($0) })
    haveUnits = objects.contains { object in
      object.members.contains { member in
        Self.amount(of: member).map(FoodMembers.hasKitchenUnit) ?? false
      }
    }
    guard areFoods(objects) else { return nil }
  }

  /// True if the keys of foods differ from object to object, and most have amounts.
  private func areFoods(_ objects: [JSONValue]) -> Bool {
    var names: [String: Int] = [:]
    var measured = 0
    for object in objects {
      let members = Array(object.members)
      guard !namesFood(members), let foods = foods(of: members) else { return false }
      for food in foods { names[food.name, default: 0] += 1 }
      if foods.contains(where: { Self.amount(of: $0) != nil }) { measured += 1 }
    }
    let total = objects.count
    guard measured * 2 >= total, haveUnits || total > 1 else { return false }
    // One object alone has only the vocabulary to tell its fields.
    if total == 1 { return names.count == 1 && remarks.isEmpty && hasOnlyKnownFields(objects[0]) }
    let isField = remarks.contains { counts[$0] == total }
    let most = names.values.max() ?? 0
    return most < total && names.count * 2 > total && (!isField || most == 1 && total > 2)
  }

  /// True for several members one of which is named as the food, its amount or the line.
  private func namesFood(_ members: [JSONValue.Member]) -> Bool {
    guard members.count > 1 else { return false }
    return members.contains { member in
      let column = TableColumn(heading: member.heading)
      switch column.role {
      case .food, .line: return true
      case .amount: return !column.isNamedAsUnit
      default: return false
      }
    }
  }

  private func hasOnlyKnownFields(_ object: JSONValue) -> Bool {
    object.members.count { Self.isPlain($0.name) } == 1
  }

  /// Returns the members of an object whose keys are foods: those with amounts, or else the first that
  /// is no field.
  private func foods(of members: [JSONValue.Member]) -> [JSONValue.Member]? {
    let plain = members.filter { Self.isPlain($0.name) && !remarks.contains($0.name) }
    let measured = plain.filter { Self.amount(of: $0) != nil }
    if !measured.isEmpty { return measured }
    // "cloves" are a food as well as a unit.
    let hasText = members.contains { member in
      let role = TableColumn(heading: member.heading).role
      return member.value.string != nil
        && (role == nil || role == .group && names.contains(member.name))
    }
    if plain.isEmpty, !hasText, let unit = members.first(where: isUnitWithAmount) { return [unit] }
    return plain.first.map { [$0] }
  }

  private func isUnitWithAmount(_ member: JSONValue.Member) -> Bool {
    Self.amount(of: member) != nil && TableColumn(heading: member.heading).isNamedAsUnit
  }

  /// Returns the keys of objects that are foods.
  func names(in elements: some Sequence<JSONValue>) -> Set<String> {
    var names: Set<String> = []
    for element in elements where Self.isFlat(element) {
      for food in foods(of: Array(element.members)) ?? [] { names.insert(food.name) }
    }
    return names
  }

  /// Returns the elements of a list with an object for each food, which has its parts under names that
  /// are known.
  func named(_ elements: some Sequence<JSONValue>) -> [JSONValue] {
    var json = JSONWriter(isIndented: false)
    json.beginArray()
    for element in elements {
      guard Self.isFlat(element), let foods = foods(of: Array(element.members)) else {
        json.raw(element.text)
        continue
      }
      write(element, foods: Set(foods.map(\.name)), to: &json)
    }
    json.endArray()
    guard let document = try? JSONDocument(parsing: json.bytes) else { return Array(elements) }
    return Array(document.root.elements)
  }

  /// Writes an object for each food; remarks are about the food before them.
  private func write(_ object: JSONValue, foods: Set<String>, to json: inout JSONWriter) {
    var isOpen = false
    var rest: [JSONValue.Member] = []
    for member in object.members {
      guard foods.contains(member.name) else {
        if isOpen { write(remark: member, to: &json) } else { rest.append(member) }
        continue
      }
      if isOpen { json.endObject() }
      json.beginObject()
      isOpen = true
      json.name("name")
      json.string(SlugText.words(of: member.name))
      if let amount = Self.amount(of: member) {
        json.name("amount")
        json.string(amount)
      } else if let text = member.value.string, !text.isEmpty {
        // "2 tins of 125 g"
        let isAmount = JoinedIngredient.isAsLiked(text) || text.first?.isNumber == true
        json.name(isAmount ? "amount" : "preparation")
        json.string(text)
      }
      for member in rest { write(remark: member, to: &json) }
      rest = []
    }
    if isOpen { json.endObject() }
  }

  /// Writes a member that is no food under its name, or under that of preparations if it is unknown.
  private func write(remark member: JSONValue.Member, to json: inout JSONWriter) {
    let isKnown = !Self.isPlain(member.name) || member.value.boolean != nil
    guard let text = member.value.string, !isKnown else {
      json.name(member.name)
      json.raw(member.value.text)
      return
    }
    json.name(remarks.contains(member.name) ? "preparation" : member.name)
    json.string(text)
  }

  /// True for an object whose members have no lists or further objects but measures.
  private static func isFlat(_ element: JSONValue) -> Bool {
    guard element.kind == .object, element.members.first != nil,
      element.members.dropFirst(mostMembers).isEmpty
    else { return false }
    return element.members.allSatisfy { member in
      switch member.value.kind {
      case .array, .object: amount(of: member) != nil
      default: true
      }
    }
  }

  /// True for a key that may be a food.
  private static func isPlain(_ name: String) -> Bool {
    FoodMembers.isPlain(name) && Int(name) == nil && !AmountText.isAmount(name)
      && !ObjectTable.isOptional(name)
  }

  /// Returns the amount that a member has as its value, which is no duration.
  static func amount(of member: JSONValue.Member) -> String? {
    let text: String? =
      switch member.value.kind {
      case .string, .number: member.value.shortText?.cleaned(.line)
      case .array: MeasureList(member.value)?.amount
      case .object: QuantityObject(member.value)?.text
      case .null, .boolean: nil
      }
    guard let text, AmountText.isAmount(text) || JoinedIngredient.isVague(text),
      !RecipeDuration.isStated(by: text)
    else { return nil }
    return text
  }
}
