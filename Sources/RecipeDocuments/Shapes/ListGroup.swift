import JSONSyntax
import Text

/// A part of a list with a name of its own: `{"group": "Sauce", "items": […]}`.
struct ListGroup {
  /// The name, if any.
  let name: String?
  /// The list of the part.
  let list: JSONValue
  /// Its key.
  let key: String
  /// True if the name is only that of the key.
  var isNamedByKey: Bool { name == KeyWords.title(of: key) }

  private static let listNames = [
    "items", "itemListElement", "list", "lista", "liste", "lines", "value", "values", "entries",
    "elements", "data", "content", "contents", "children", "rows", "records",
  ]
  private static let names = [
    "name", "title", "purpose", "group", "section", "heading", "for", "part",
  ]

  /// True if a key says that a list follows, but not of what part: "items", "ingredients".
  ///
  /// - Parameter content: The content of the list, whose names tell nothing of its part.
  static func isGeneric(_ key: String, as content: RecipeKey) -> Bool {
    listNames.contains(key) || RecipeKey(ofObject: key) == content
      || content == .ingredients && TableColumn(heading: KeyWords.words(of: key)).role == .food
  }

  /// True if a key says that a list follows and nothing of what it has: "items".
  static func isContainer(_ key: String) -> Bool { listNames.contains(key) }

  /// True if a key is that of the name of a part.
  static func isName(_ key: String) -> Bool { names.contains(key) }

  /// Reads a group of ingredients, or returns `nil` for an ingredient.
  ///
  /// - Parameter key: The key of the list of another group beside it, below which foods without amounts are told.
  init?(ofIngredients object: JSONValue, likeUnder key: String? = nil) {
    let list =
      Self.known(in: object, .ingredients)
      ?? Self.only(in: object) { _ in key.map { Self.hasNames(in: object, under: $0) } ?? false }
      ?? Self.only(in: object) { list in
        list.elements.contains { $0.kind == .object }
          || ListShape(of: list) == .ingredients
      } ?? Self.lines(in: object)
    guard let list, !Self.hasAmount(object), !Self.hasFurtherLists(object, besides: list) else {
      return nil
    }
    self.list = list.value
    self.key = list.name
    name = Self.name(in: object, over: list)
  }

  /// True for an object with a list of texts under a key for foods, and no text that is a food with its amount.
  private static func hasNames(in object: JSONValue, under key: String) -> Bool {
    object[key]?.strings != nil && !TableVocabulary.isChoice(KeyWords.words(of: key))
      && TableColumn(heading: KeyWords.words(of: key)).role != .note
      && !object.members.contains { member in
        let text = member.value.string ?? ""
        return AmountText.startsWithAmount(text) || AmountText.endsWithAmount(text)
      }
  }

  /// True if an object has other ingredients, `{"list": […], "optional": […]}`, which steps are not.
  private static func hasFurtherLists(_ object: JSONValue, besides list: JSONValue.Member) -> Bool {
    object.members.contains { member in
      guard member.name != list.name else { return false }
      guard member.value.kind == .array else { return FoodMembers(member.value).areFoods }
      return !member.isAside && RecipeKey(ofObject: member.name) != .directions
        && (ListShape(of: member.value) == .ingredients || hasOnlyAmounts(member.value))
    }
  }

  /// True for a list of lines, however short, all of which begin with amounts.
  private static func hasOnlyAmounts(_ list: JSONValue) -> Bool {
    list.strings.map { !$0.isEmpty && $0.allSatisfy(AmountText.startsWithAmount) } ?? false
  }

  /// Reads a group of steps, or returns `nil` for a step.
  init?(ofSteps object: JSONValue) {
    let list =
      Self.known(in: object, .directions)
      ?? Self.only(in: object) { list in
        !Self.hasSentence(object) && ListShape(of: list) == .steps
      } ?? Self.phrases(in: object)
    guard let list else { return nil }
    self.list = list.value
    key = list.name
    name = Self.name(in: object, over: list)
  }

  /// Returns the list under a name that says what it contains.
  private static func known(in object: JSONValue, _ key: RecipeKey) -> JSONValue.Member? {
    let lists = object.members.filter { $0.value.kind == .array && !$0.value.isUnset }
    let isStage = { (list: JSONValue.Member) in
      lists.count > 1 && MiseEnPlace.isNamed(by: list.name)
    }
    return lists.first { RecipeKey(ofObject: $0.name) == key && !isStage($0) }
      ?? lists.first { listNames.contains($0.name) }
      ?? (key == .ingredients ? foods(in: object) : nil)
  }

  /// Returns the object of foods with their amounts that is under a name for ingredients.
  private static func foods(in object: JSONValue) -> JSONValue.Member? {
    object.members.first { member in
      RecipeKey(ofObject: member.name) == .ingredients && FoodMembers(member.value).areFoods
    }
  }

  /// Returns the only text of an object that has several lines, each of which is an ingredient.
  private static func lines(in object: JSONValue) -> JSONValue.Member? {
    let texts = object.members.filter { $0.value.kind == .string && !$0.value.isUnset }
    let lists = texts.filter { ($0.value.string ?? "").textLines.count > 1 }
    let others = object.members.contains { $0.value.kind == .array || $0.value.kind == .object }
    guard !others, texts.count <= 2, lists.count == 1, let list = lists.first, !list.isAside,
      ListShape(of: list.value) == .ingredients
    else { return nil }
    return list
  }

  /// Returns the only list of an object, if it meets a condition.
  private static func only(
    in object: JSONValue, _ isList: (JSONValue) -> Bool
  ) -> JSONValue.Member? {
    let lists = object.members.filter { $0.value.kind == .array && !$0.value.isUnset }
    guard lists.count == 1, let list = lists.first, !list.isAside, isList(list.value)
    else { return nil }
    return list
  }

  private static func hasAmount(_ object: JSONValue) -> Bool {
    object.members.contains { member in
      guard member.value.kind == .number || member.value.kind == .string, !member.value.isUnset
      else { return false }
      let column = TableColumn(heading: KeyWords.words(of: member.name))
      let text = member.value.shortText ?? ""
      // "kop" is a cup, and a heading: {"kop": "Deeg"} has no amount.
      if column.role == .unit { return AmountText.unit(text) != nil }
      return column.role == .amount && (!column.isNamedAsUnit || AmountText.isAmount(text))
    }
  }

  private static func hasSentence(_ object: JSONValue) -> Bool {
    object.members.contains { $0.value.string.map(SentenceText.isSentence) ?? false }
  }

  /// Returns the number of those for whom a list is: "4 people", "Serves 4".
  private static func yield(in object: JSONValue) -> String? {
    object.members.firstNonNil { member in
      guard RecipeKey(ofObject: member.name) == .yield, let number = member.value.integer else {
        return nil
      }
      let words = KeyWords.words(of: member.name)
      let isVerb = HeadingYield.verbs.contains(FoldedText.words(words.utf8))
      return isVerb ? "\(KeyWords.title(of: member.name)) \(number)" : "\(number) \(words)"
    }
  }

  /// Returns the list of texts beside nothing but a label, most of which are several words without an
  /// amount: `{"label": "Sauce", "details": ["Melt the butter", "Stir in the flour"]}`.
  private static func phrases(in object: JSONValue) -> JSONValue.Member? {
    guard object.members.count(where: { _ in true }) == 2,
      object.members.contains(where: { isName($0.name) || $0.name == "label" }),
      let list = only(in: object, { $0.strings != nil }), RecipeKey(ofObject: list.name) == nil,
      let texts = list.value.strings
    else { return nil }
    let phrases = texts.count {
      $0.split(separator: " ").count > 2 && !AmountText.startsWithAmount($0)
    }
    return phrases * 2 > texts.count ? list : nil
  }

  /// Returns the name of a part: its title, or the key of its list if it has nothing else.
  private static func name(in object: JSONValue, over list: JSONValue.Member) -> String? {
    if let name = names.firstText(in: object) ?? yield(in: object) { return name }
    if object.members.dropFirst().isEmpty {
      let isGeneric =
        isGeneric(list.name, as: .ingredients) || RecipeKey(ofObject: list.name) != nil
        || TableVocabulary.isOfWork(KeyWords.words(of: list.name))
      return isGeneric ? nil : KeyWords.title(of: list.name)
    }
    return object.members.firstNonNil { member in
      guard let text = member.value.string?.cleaned(.line), !text.isEmpty, text.utf8.count <= 80,
        !MachineText.isMachine(DocumentValue(member.name, text, line: 1))
      else { return nil }
      return text
    }
  }
}

extension JSONValue.Member {
  /// True for lists beside a part: pictures, tools, notes, tags, and the amounts of an ingredient.
  fileprivate var isAside: Bool {
    let role = TableColumn(heading: KeyWords.words(of: name)).role
    if role == .amount || role == .unit { return true }
    switch RecipeKey(ofObject: name) {
    case .image, .tools, .notes, .tags, .nutrition, .source: return true
    default: return false
    }
  }
}
