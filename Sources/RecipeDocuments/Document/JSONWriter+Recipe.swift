import JSONSyntax
import RecipeCore

/// Members of recipes; those without a value are omitted.
extension JSONWriter {
  /// Writes a text.
  mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    self.name(name)
    string(text)
  }

  /// Writes a number verbatim.
  mutating func member(_ name: String, _ number: ExactNumber?) {
    guard let number else { return }
    self.name(name)
    raw(number.text)
  }

  /// Writes an integer.
  mutating func member(_ name: String, _ number: Int?) {
    guard let number else { return }
    self.name(name)
    integer(number)
  }

  /// Writes an array of texts.
  mutating func member(_ name: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    self.name(name)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  /// Writes groups as in our own output: `[{"name": "Sauce", "start": 2}]`.
  mutating func member(_ name: String, _ groups: [RecipeGroup]) {
    guard !groups.isEmpty else { return }
    self.name(name)
    beginArray()
    for group in groups {
      beginObject()
      member("name", group.name)
      member("start", group.start)
      endObject()
    }
    endArray()
  }

  /// Writes nutrition as the members of an object.
  mutating func member(_ name: String, _ facts: [NutritionFact]) {
    guard !facts.isEmpty else { return }
    self.name(name)
    beginObject()
    for fact in facts { member(fact.name, fact.text) }
    endObject()
  }

  /// Writes ranges of times by their fields: `{"prep_minutes": [10, 15]}`; the end of a lower bound is
  /// `null`.
  mutating func member(_ name: String, _ ranges: [(field: RecipeField, range: MinuteRange)]) {
    guard !ranges.isEmpty else { return }
    self.name(name)
    beginObject()
    for (field, range) in ranges {
      self.name(field.rawValue)
      beginArray()
      integer(range.lower)
      if range.isLowerBound { null() } else { integer(range.upper) }
      endArray()
    }
    endObject()
  }

  /// Writes extra fields as the members of an object.
  mutating func member(_ name: String, _ extras: [ExtraField]) {
    guard !extras.isEmpty else { return }
    self.name(name)
    beginObject()
    write(extras)
    endObject()
  }

  /// Writes extra fields as members of the current object.
  mutating func write(_ extras: [ExtraField]) {
    for extra in extras {
      name(extra.name)
      raw(extra.json)
    }
  }

  /// Writes recipes as one JSON text: a single one as itself, any other number as an array.
  ///
  /// - Parameters:
  ///   - recipes: The recipes, in order.
  ///   - sink: Receives the bytes in order, one piece per recipe, without terminal controls.
  ///   - write: Writes the value of a recipe.
  static func writeDocument(
    of recipes: some Collection<Recipe>, to sink: (consuming [UInt8]) -> Void,
    _ write: (Recipe, inout JSONWriter) -> Void
  ) {
    var json = JSONWriter(isIndented: true)
    if recipes.count != 1 { json.beginArray() }
    for recipe in recipes {
      write(recipe, &json)
      sink(JSONTerminalGuard.guarded(json.bytes))
      json.bytes.removeAll(keepingCapacity: true)
    }
    if recipes.count != 1 { json.endArray() }
    sink(json.bytes + [0x0A])
  }
}
