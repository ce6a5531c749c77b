import JSONSyntax
import RecipeCore
import Text

extension ObjectMembers {
  /// Takes the texts for people that no name claims, once the object is known to be a recipe: prose
  /// is a note, a list of short words are tags, and allergens are a note under their name.
  mutating func takeRemarks() {
    let (hasContent, isFrontMatter) = (hasContent, !context.mayHaveTitle)
    guard depth == 0, hasContent || isFrontMatter else { return }
    others = others.filter { list in
      if let fact = list.nutritionFact {
        furtherNutrition.append(fact)
      } else if !hasContent {
        return true
      } else if let notes = list.notes {
        furtherNotes += notes
      } else if self[.tags] == nil, !context.hasTags, list.areTags {
        found[.tags] = list.value
      } else {
        return true
      }
      return false
    }
  }

  /// True if there are ingredients or directions, here or beside the object.
  private var hasContent: Bool {
    self[.ingredients] != nil || hasDirections || !parts.isEmpty || context.hasDirections
      || context.hasIngredients
  }

  /// Takes pairs of a label and a value as the members that they stand for.
  ///
  /// ```
  /// "meta": [{"label": "Servings", "value": "4"}, {"label": "Preparation", "value": "20 min"}]
  /// ```
  mutating func takePairs(_ list: List) -> Bool {
    guard let pairs = LabelledValues(list.value) else { return false }
    var isWhole = true
    for member in pairs.members {
      let inner = List(name: member.name, value: member.value)
      let key = RecipeKey(ofObject: inner.name)
      let isFact = key.map { $0.isMeasure || $0 == .tags || $0 == .author } ?? false
      if !isFact || !takeNamed(inner) { isWhole = false }
    }
    return isWhole
  }

  /// Takes a list of times, each of which has a label: `[{"label": "Baking", "duration": "1 h"}]`.
  mutating func takeLabelledTimes(_ list: List) -> Bool {
    guard let times = LabelledValues(times: list.value) else { return false }
    var isWhole = true
    for member in times.members {
      if !takeNamed(List(name: member.name, value: member.value)) { isWhole = false }
    }
    return isWhole
  }

  /// Takes a list of named sections, whose lines without another meaning are the yield and notes.
  mutating func takeSections(_ list: List) -> Bool {
    guard self[.ingredients] == nil, self[.directions] == nil, !context.hasIngredients,
      !context.hasDirections, let sections = NamedSections(list.value)
    else { return false }
    for member in sections.members {
      guard !takeNamed(List(name: member.name, value: member.value)) else { continue }
      for line in member.value.strings ?? [] {
        if self[.yield] == nil, YieldLine.yield(in: line) != nil {
          takeYield(line: line)
        } else {
          furtherNotes.append(line)
        }
      }
    }
    return true
  }

  /// Takes the yield that a line states.
  private mutating func takeYield(line: String) {
    guard let yield = YieldLine.yield(in: line) else { return }
    var json = JSONWriter(isIndented: false)
    json.string(yield.hasSuffix(".") ? String(yield.dropLast()) : yield)
    if let document = try? JSONDocument(parsing: json.bytes) { found[.yield] = document.root }
  }
}

extension ObjectMembers.List {
  /// True for a text whose lines have no numbers of steps.
  var isUnnumberedText: Bool {
    guard let text = value.string else { return false }
    return !text.textLines.contains { StepNumber.end(in: Array($0.utf8)[...]) != nil }
  }

  /// The fact that a number under the name of a nutrient is: "calories", "protein_g".
  fileprivate var nutritionFact: NutritionFact? {
    let words = KeyWords.words(of: name).split(separator: " ").map(String.init)
    let folded = words.map { Substring(FoldedText.words($0.utf8)) }
    guard words.count <= 4, folded.contains(where: ListShape.nutrientWords.contains),
      let text = value.shortText?.cleaned(.line), !isContainer,
      AmountText.isNumber(text) || Self.isMeasure(text)
    else { return nil }
    // The unit may be the last word of the name.
    let units = ["g", "mg", "kcal", "kj"]
    guard words.count > 1, let unit = words.last, units.contains(unit.lowercased()),
      AmountText.isNumber(text)
    else { return NutritionFact(name: words.joined(separator: " "), text: text) }
    return NutritionFact(name: words.dropLast().joined(separator: " "), text: text + " " + unit)
  }

  /// True for a number before its unit: "350 kcal".
  private static func isMeasure(_ text: String) -> Bool {
    text.first?.isNumber == true && text.utf8.count <= 24 && text.contains(where: \.isLetter)
      && text.split(separator: " ").count <= 2
  }

  /// The notes that the value is: one, or a list of sentences.
  fileprivate var notes: [String]? {
    if let note { return [note] }
    guard let texts = value.strings, !texts.isEmpty, mayBeNote, !hasOtherMeaning, !isForPrograms,
      texts.allSatisfy(Self.isRemark)
    else { return nil }
    return texts.map(HTMLText.plain)
  }

  /// The note that the value is, under no name or under that of allergens.
  private var note: String? {
    if Self.allergens.contains(FoldedText.key(KeyWords.words(of: name).utf8)) {
      let texts = value.texts.map { $0.cleaned(.line) }.filter { !$0.isEmpty }
      return texts.isEmpty ? nil : KeyWords.title(of: name) + ": " + texts.joined(separator: ", ")
    }
    guard let text = value.string.map(HTMLText.plain)?.cleaned(.paragraphs), !isForPrograms,
      mayBeNote, text.utf8.count <= 4_000, Self.isRemark(text)
    else { return nil }
    return text
  }

  /// True unless the key says that the value is something else than a text for cooks.
  private var mayBeNote: Bool {
    switch RecipeKey(ofObject: name) {
    case nil, .notes, .description, .prepTime, .cookTime, .waitTime, .directions, .tools,
      .nutrition:
      true
    default: false
    }
  }

  /// True for a list of a few short words that say what the recipe is.
  fileprivate var areTags: Bool {
    guard value.kind == .array, (1...12).contains(value.elements.count), !isForPrograms,
      !hasOtherMeaning, !RecipePart.areNamed(by: name)
    else { return false }
    return value.elements.allSatisfy { element in
      guard let text = element.kind == .string ? element.string : element.labelOfTag else {
        return false
      }
      return text.utf8.count <= 40 && text.split(separator: " ").count <= 3
        && text.contains(where: \.isLetter) && !text.contains(where: \.isNumber)
        && !text.contains { ".:;/_".contains($0) }
    }
  }

  /// True for a sentence with several words, or several lines of them.
  private static func isRemark(_ text: String) -> Bool {
    text.textLines.contains { line in
      let line = line.cleaned(.line)
      return SentenceText.isSentence(line) && !AmountText.isAmount(line)
    }
  }

  /// True for a key of search engines and of programs.
  private var isForPrograms: Bool {
    let words = FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ")
    return words.contains(where: Self.programs.contains)
      || MachineText.isMachine(DocumentValue(name, "x", line: 1))
  }

  private static let programs: Set<Substring> = [
    "seo", "meta", "og", "twitter", "html", "css", "alt", "json", "copyright", "license",
    "licence", "prompt", "status", "error", "message", "debug",
  ]

  private static let allergens: Set<String> = Set(
    """
    allergens,allergen,allergies,contains,allergene,allergènes,alérgenos,alergenos,allergeni,\
    alergeni,allergenen,allergener,allergeenit,alergeny,allergének,аллергены,алергени,alerjenler,\
    过敏原,アレルゲン,アレルギー,알레르기
    """.split(separator: ",").map { FoldedText.key($0.utf8) })
}

extension JSONValue {
  /// The label of an object that is a tag: `{"id": 4, "label": "dessert"}`.
  fileprivate var labelOfTag: String? {
    guard kind == .object else { return nil }
    let others = members.filter { member in
      !MachineText.isMachine(
        DocumentValue(member.name, member.value.shortText ?? "x", line: 1))
    }
    return others.count == 1 ? others[0].value.string : nil
  }
}
