import JSONSyntax
import RecipeCore

/// A part of a recipe with ingredients and directions of its own: the dough, the filling.
struct RecipePart {
  /// The name, if any.
  let name: String?
  /// The ingredients, if any.
  let ingredients: JSONValue?
  /// The directions, if any.
  let directions: JSONValue?
  /// The keys of both.
  private let keys: (ingredients: String?, directions: String?)

  /// The maximum number of parts.
  private static let limit = 50

  /// Returns the parts in a list; none unless every element has ingredients, or some have both, and
  /// none has a yield or a time, which whole recipes have.
  ///
  /// - Parameter mayHaveTimes: True if the name of the list says that it has parts.
  static func parts(of list: JSONValue, depth: Int, mayHaveTimes: Bool = false) -> [RecipePart] {
    let elements = elements(of: list)
    guard !elements.isEmpty, elements.count <= limit else { return [] }
    var parts: [RecipePart] = []
    for (key, element) in elements {
      guard element.kind == .object,
        let part = RecipePart(element, under: key, depth: depth, mayHaveTimes: mayHaveTimes)
      else { return [] }
      parts.append(part)
    }
    guard parts.contains(where: { $0.ingredients != nil && $0.directions != nil }) else {
      return []
    }
    return completed(parts, elements.map(\.value))
  }

  /// Returns parts with the lists that are under the keys of those of other parts: one that is too
  /// short to be told by its shape is what the others are.
  private static func completed(_ parts: [RecipePart], _ objects: [JSONValue]) -> [RecipePart] {
    let ingredients = parts.firstNonNil(\.keys.ingredients)
    let directions = parts.firstNonNil(\.keys.directions)
    return zip(parts, objects).map { part, object in
      RecipePart(
        name: part.name, ingredients: part.ingredients ?? ingredients.flatMap { object[$0] },
        directions: part.directions ?? directions.flatMap { object[$0] }, keys: part.keys)
    }
  }

  /// True if a key says that a list has parts of one recipe.
  static func areNamed(by key: String) -> Bool {
    let words = FoldedText.words(KeyWords.words(of: key).utf8).split(separator: " ")
    return words.last.map { partNames.contains($0) } ?? false
  }

  private static let partNames: Set<Substring> = Set(
    """
    parts part groups group phases phase components component sections section stages stage layers \
    elements subrecipes teile abschnitte gruppen komponenten parties groupes partes grupos secciones \
    gruppi parti sezioni onderdelen groepen delar delen del dele osat części grupy składowe skupiny \
    csoportok части группы bölümler
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })

  private init(
    name: String?, ingredients: JSONValue?, directions: JSONValue?,
    keys: (ingredients: String?, directions: String?)
  ) {
    (self.name, self.ingredients, self.directions, self.keys) =
      (name, ingredients, directions, keys)
  }

  /// Returns the elements of a list, or the members of an object with several, under their keys.
  private static func elements(of list: JSONValue) -> [(key: String?, value: JSONValue)] {
    switch list.kind {
    case .array:
      let elements = Array(list.elements.prefix(limit + 1))
      return StatedOrder.sorted(elements, of: .steps).map { (nil, $0) }
    case .object:
      let members = list.members.prefix(limit + 1)
      return members.count > 1 ? members.map { ($0.name, $0.value) } : []
    case .string, .number, .boolean, .null: return []
    }
  }

  /// Reads a part, or returns `nil` for anything else.
  ///
  /// - Parameter key: Its key, which is its name if it has no other.
  private init?(_ object: JSONValue, under key: String?, depth: Int, mayHaveTimes: Bool) {
    let known = RecipeMembers<PlainMember>(of: object, in: PlainMember.table)
    let members = ObjectMembers(
      known, ObjectMembers.Context(isHoisting: false), depth: depth + 1)
    let times: [PlainMember] = mayHaveTimes ? [] : [.prepTime, .cookTime, .totalTime]
    // "label" is the name of a part, though it is a tag of a recipe.
    let label = members.text(.title) == nil ? members[.tags]?.string : nil
    let facts: [PlainMember] = [.yield, .sourceURL] + (label == nil ? [.tags] : []) + times
    guard !facts.contains(where: { members[$0] != nil }) else { return nil }
    ingredients = members[.ingredients]
    directions = members[.directions] ?? (ingredients == nil ? nil : Self.onlySentence(in: members))
    keys = (
      ingredients.flatMap { members.name(of: $0) }, directions.flatMap { members.name(of: $0) }
    )
    name = members.text(.title) ?? label ?? key.map(KeyWords.title)
    guard ingredients != nil || directions != nil else { return nil }
  }
}

extension RecipePart {
  /// Returns the only text of an object that is a sentence, under a name without a meaning: what is done
  /// with the ingredients beside it.
  fileprivate static func onlySentence(in members: ObjectMembers) -> JSONValue? {
    let texts = members.others.filter { list in
      RecipeKey(ofObject: list.name) == nil
        && list.value.string.map(SentenceText.isSentence) ?? false
    }
    return texts.count == 1 ? texts[0].value : nil
  }
}

extension Recipe {
  /// Adds the ingredients of parts, as groups, and their directions, under their headings.
  mutating func add(_ parts: [RecipePart], hasDirections: Bool) {
    for part in parts {
      if let list = part.ingredients {
        if let name = part.name {
          ingredientGroups.append(RecipeGroup(name: name, start: ingredients.count))
        }
        addIngredients(list)
      }
      guard hasDirections, let list = part.directions else { continue }
      appendPart(named: part.name) { $0 += StepList.steps(of: list) }
    }
  }
}
