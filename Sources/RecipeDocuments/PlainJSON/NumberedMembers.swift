import JSONSyntax

/// The members of an object in which numbered keys are lists: "item_1", "portion_1", "item_2".
struct NumberedMembers {
  /// The members, in which each list has the place of its first key.
  private(set) var members: [ObjectMembers.List]

  private struct Stem {
    let name: String
    var values: [Int: JSONValue] = [:]
  }

  /// Joins the numbered keys among members.
  init(_ unknown: [JSONValue.Member]) {
    members = unknown.map { ObjectMembers.List(name: $0.name, value: $0.value) }
    let stems = Self.stems(of: members)
    guard !stems.isEmpty, let document = Self.document(of: stems) else { return }
    let names = Set(stems.map(\.name))
    members.removeAll { list in
      Self.parts(of: list.name).map { names.contains($0.stem) } ?? false
    }
    members += document.root.members.map { ObjectMembers.List(name: $0.name, value: $0.value) }
  }

  /// Splits "strMeasure12" into "strMeasure" and 12.
  private static func parts(of name: String) -> (stem: String, number: Int)? {
    let digits = name.utf8.reversed().prefix { $0 &- 0x30 < 10 }.count
    guard digits > 0, digits < 4, digits < name.utf8.count,
      let number = Int(name.suffix(digits))
    else { return nil }
    let stem = name.dropLast(digits)
    return (String(stem.last == "_" || stem.last == "-" ? stem.dropLast() : stem), number)
  }

  /// Returns the stems whose numbers count from 0 or 1 and are at least two.
  private static func stems(of members: [ObjectMembers.List]) -> [Stem] {
    var stems: [Stem] = []
    var places: [String: Int] = [:]
    for member in members {
      guard let (name, number) = parts(of: member.name) else { continue }
      let place = places[name] ?? stems.count
      if place == stems.count {
        stems.append(Stem(name: name))
        places[name] = place
      }
      stems[place].values[number] = member.value
    }
    return stems.filter { stem in
      stem.values.count > 1 && (stem.values[0] != nil || stem.values[1] != nil)
        && stem.values.values.allSatisfy { $0.kind == .string || $0.kind == .number }
    }
  }

  /// Returns an object with a list for each stem; parts of ingredients are objects of one list.
  private static func document(of stems: [Stem]) -> JSONDocument? {
    let roles = stems.map { TableColumn(heading: lastWord($0.name)).role }
    let food =
      zip(stems, roles).first { $0.1 == .food || $0.1 == .line }?.0 ?? foodBesideAmounts(stems)
    let arePart = stems.map { stem in food.map { isPart(stem, beside: $0) } ?? false }
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    if let food {
      write(zip(stems, arePart).filter(\.1).map(\.0), of: food, to: &json)
    }
    for (stem, isPart) in zip(stems, arePart) where !isPart {
      json.name(stem.name)
      json.beginArray()
      for number in stem.values.keys.sorted() { json.raw(stem.values[number]?.text ?? "null") }
      json.endArray()
    }
    json.endObject()
    return try? JSONDocument(parsing: json.bytes)
  }

  /// True for what ingredients have beside their foods: numbers in common with these, and no
  /// sentences.
  private static func isPart(_ stem: Stem, beside food: Stem) -> Bool {
    stem.values.keys.contains { food.values[$0] != nil } && !isOfSteps(stem) && !isProse(stem)
  }

  /// Writes a list of ingredients, each of which has the values of its number.
  private static func write(_ parts: [Stem], of food: Stem, to json: inout JSONWriter) {
    var members = food.values.mapValues { _ in [(name: String, text: String)]() }
    for part in parts {
      let name = name(of: part, isFood: part.name == food.name)
      for (number, value) in part.values { members[number]?.append((name, value.text)) }
    }
    json.name("ingredients")
    json.beginArray()
    for number in food.values.keys.sorted() {
      json.beginObject()
      for member in members[number] ?? [] {
        json.name(member.name)
        json.raw(member.text)
      }
      json.endObject()
    }
    json.endArray()
  }

  /// Returns the list of short texts that has as many as there are amounts in another one.
  private static func foodBesideAmounts(_ stems: [Stem]) -> Stem? {
    guard let amounts = stems.first(where: haveAmounts) else { return nil }
    return stems.first { stem in
      stem.name != amounts.name && stem.values.count == amounts.values.count
        && stem.values.keys.allSatisfy { amounts.values[$0] != nil }
        && !haveAmounts(stem) && !isProse(stem)
    }
  }

  private static func haveAmounts(_ stem: Stem) -> Bool {
    let texts = stem.values.values.compactMap(\.shortText)
    return texts.count > 1 && texts.count(where: AmountText.isAmount) * 3 >= texts.count * 2
  }

  /// Returns the key of a part of an ingredient: its own, if that tells what it is.
  private static func name(of stem: Stem, isFood: Bool) -> String {
    let word = lastWord(stem.name)
    if TableColumn(heading: word).role != nil { return word }
    return isFood ? "name" : haveAmounts(stem) ? "amount" : word
  }

  /// True for a name of directions, or of one step: "step", "Schritt".
  private static func isOfSteps(_ stem: Stem) -> Bool {
    RecipeKey(ofObject: stem.name + "s") == .directions
      || RecipeKey(ofObject: stem.name) == .directions
      || DirectionText.numberWords.contains(FoldedText.words(stem.name.utf8))
  }

  private static func isProse(_ stem: Stem) -> Bool {
    let texts = stem.values.values.compactMap(\.string).filter { !$0.isEmpty }
    return !texts.isEmpty && texts.count(where: SentenceText.isSentence) * 2 > texts.count
  }

  private static func lastWord(_ name: String) -> String {
    KeyWords.words(of: name).split(separator: " ").last.map(String.init) ?? name
  }
}
