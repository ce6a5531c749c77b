import Ingredients
import JSONSyntax
import RecipeCore

extension ObjectMembers.List {
  /// Returns an object with only some of its members, some of which may be reduced, too.
  func reduced(to members: [ObjectMembers.List]) -> ObjectMembers.List {
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    for member in members {
      json.name(member.name)
      json.raw(member.value.text)
    }
    json.endObject()
    guard let document = try? JSONDocument(parsing: json.bytes) else { return self }
    return ObjectMembers.List(name: name, value: document.root)
  }

  /// The list with its only element in its place if that has both ingredients and steps: a recipe of
  /// one part.
  var withoutList: ObjectMembers.List {
    ObjectMembers.List(name: name, value: value.onlyPart)
  }

  /// True if the value is a list or an object.
  var isContainer: Bool { value.kind == .array || value.kind == .object }

  /// The meaning of the plural of a key that a list has in the singular: "step".
  var keyOfPlural: RecipeKey? {
    let isList =
      value.kind == .array
      || value.kind == .object && value.members.allSatisfy { StatedOrder.isNumber($0.name) }
    guard isList else { return nil }
    let isStep = DirectionText.numberWords.contains(FoldedText.words(name.utf8)) && name.count > 2
    return isStep || RecipeKey(ofObject: name + "s") == .directions ? .directions : nil
  }

  /// The meaning of the last word of the key: "analyzedInstructions" are directions.
  var lastWord: RecipeKey? {
    KeyWords.words(of: name).split(separator: " ").last.flatMap { RecipeKey(ofObject: String($0)) }
  }

  /// True for the numbers of both kinds of votes with their score, of which a key names a rating.
  var isRatingByVotes: Bool {
    guard Rating.share(in: value) != nil else { return false }
    return lastWord == .rating || lastWord == .ratingCount
      || value.members.contains { RecipeKey(ofObject: $0.name) == .rating }
  }

  /// True for an object with a list under a name for directions: `"cooking": {"steps": […]}`.
  var holdsSteps: Bool {
    value.members.contains {
      $0.value.kind == .array && RecipeKey(ofObject: $0.name) == .directions
    }
  }

  /// True for a list, several sentences or one that tells work, which may precede the directions; one sentence
  /// alone may as well say what can be done ahead.
  var mayLeadWork: Bool {
    guard let text = value.string else { return true }
    return SentenceText.sentences(of: text).count > 1 || WorkVerb.isAnywhere(in: text)
  }

  /// True if the key says that the value is something else than ingredients or directions.
  ///
  /// A word for a title may also be one for a recipe, which an object is: "tarif", "receta"; so may
  /// "recipe", if the object has ingredients.
  var hasOtherMeaning: Bool {
    switch RecipeKey(ofObject: name) {
    case .ingredients, .ingredientGroups, .directions, .directionGroups: false
    case .title: !isContainer
    // "pour" is a French word before a yield, and what a bar pours.
    case .yield: value.kind != .array
    case .layout: value.kind != .object && !isRows && ListShape(of: value) != .steps
    case nil: Self.asides.contains(FoldedText.key(KeyWords.words(of: name).utf8))
    default: !value.hasIngredients && !value.elements.contains(where: \.hasIngredients)
    }
  }

  /// The yield that a key or a text of its own states: `"for_people": 6`, `"ger": "1 glas"`, "Serves 6",
  /// "4 Portionen"; `nil` for anything else.
  var statedYield: String? {
    guard let text = value.shortText?.cleaned(.line), text.utf8.count <= 60 else { return nil }
    if isNumberOfServings || isQuantityOfAll || isCountAfterLead(text) { return text }
    guard value.kind == .string, text.utf8.count <= 40 else { return nil }
    return YieldPhrase.yield(in: text) ?? (HeadingYield.yield(in: text) == nil ? nil : text)
  }

  /// True for a number, perhaps with what it counts, under a key that is nothing but words before yields:
  /// `"reicht_fuer": "4"`, `"pour": "2 verres"`.
  private func isCountAfterLead(_ text: String) -> Bool {
    let words = KeyWords.words(of: name).split(separator: " ").map { FoldedText.words($0.utf8) }
    let isLead = { HeadingYield.verbs.contains($0) || Self.leads.contains($0) }
    let isWhole =
      words.count == 1 && isLead(words[0])
      || words.count == 2 && (isLead(words[0]) || Self.enough.contains(words[0]))
        && Self.leads.contains(words[1])
    let parts = text.split(separator: " ")
    guard isWhole, let number = parts.first.flatMap({ Int($0) }), (1...200).contains(number),
      parts.count <= 4,
      !text.contains(where: { "°%/".contains($0) || TableVocabulary.currencies.contains($0) })
    else { return false }
    let unit = AmountText.unitOfAmount(text)?.kind
    return unit != .mass && unit != .length && !TimeWords.areIn(text)
      && !NutrientWords.isEnergy(text)
  }

  private static let enough: Set<String> = [
    "enough", "good", "genug", "gut", "genoeg", "goed", "assez", "bon", "suficiente", "bastante",
    "abbastanza", "nok", "nog", "dosc",
  ]
  private static let leads = HeadingYield.prepositions.union(["fuer"])

  /// True for a small number under a key that ends with a word for those who eat: "for_people", and
  /// says nothing of what each of them gets: "calories_per_serving".
  var isNumberOfServings: Bool {
    guard lastWord == .yield || isNamedAsServings || isCountOfServings, let number = value.integer,
      (1...200).contains(number)
    else { return false }
    let words = FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ").dropLast()
    return !words.contains { word in
      Self.rates.contains(word) || ListShape.nutrientWords.contains(word)
        || AmountText.unit(String(word)) != nil
    }
  }

  /// True for a word for those who eat, in any form: "porcji".
  private var isNamedAsServings: Bool {
    HeadingYield.servings.contains(FoldedText.words(KeyWords.words(of: name).utf8))
  }

  /// True for a number, perhaps with what it counts, under a key for the quantity of the whole:
  /// `"cantidad": "12 rollos"`.
  var isQuantityOfAll: Bool {
    guard Self.quantities.contains(FoldedText.words(KeyWords.words(of: name).utf8)),
      let text = value.shortText?.cleaned(.line), text.utf8.count <= 60
    else { return false }
    return text.first?.isNumber == true && !RecipeDuration.isStated(by: text)
  }

  private static let quantities = Set(
    """
    quantity,amount,batch,output,menge,quantité,cantidad,quantità,quantidade,hoeveelheid,mängd,mængde,\
    mengde,määrä,ilość,množství,mennyiség,количество,кількість,miktar,cantitate,količina,数量,分量
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// Returns the key of the list that a key with a word for titles at its end names:
  /// "ingredients_2" of "ingredients_2_title".
  static func nameOfTitled(by key: String) -> String? {
    for mark in ["_", "-"] {
      guard let end = key.lastIndex(of: Character(mark)), end > key.startIndex else { continue }
      let stem = String(key[..<end])
      let word = String(key[key.index(after: end)...])
      let isTitle = ListGroup.isName(word) || RecipeKey(ofObject: word) == .title
      if isTitle, ingredientsNumbered(stem) { return stem }
    }
    return nil
  }

  /// True for a key of ingredients, perhaps with a number: "ingredients_2".
  private static func ingredientsNumbered(_ key: String) -> Bool {
    let stem = key.reversed().drop { $0.isNumber || $0 == "_" || $0 == "-" }.reversed()
    return RecipeKey(ofObject: String(stem)) == .ingredients
  }

  /// The name of the group that a key has beside the word for ingredients: "Sauce" of
  /// "ingredients_sauce" and "sauceIngredients".
  var nameOfGroup: String? {
    var words = KeyWords.words(of: name).split(separator: " ").map(String.init)
    guard words.count > 1 else { return nil }
    if RecipeKey(ofObject: words[0]) == .ingredients {
      words.removeFirst()
    } else if RecipeKey(ofObject: words[words.count - 1]) == .ingredients {
      words.removeLast()
    } else {
      return nil
    }
    let rest = words.joined(separator: " ")
    return rest.contains(where: \.isLetter)
      ? KeyWords.title(of: rest.replacing(" ", with: "_")) : nil
  }

  /// True for a key of a list of ingredients that only a number tells from others.
  var isNumberedIngredients: Bool { isContainer && Self.ingredientsNumbered(name) }

  /// True for a key such as "portion_count".
  private var isCountOfServings: Bool {
    let words = KeyWords.words(of: name).split(separator: " ")
    guard words.count == 2, ["count", "number", "num"].contains(words[1].lowercased()) else {
      return false
    }
    return RecipeKey(ofObject: String(words[0])) == .yield
  }

  /// The words of keys for what each one gets, or pays.
  private static let rates: Set<Substring> = [
    "per", "pro", "je", "par", "por", "cost", "price", "size", "weight", "sugar",
  ]

  /// True for a number of servings or pieces with its unit: `{"size": 5, "of": "litres"}`.
  var isQuantityOfYield: Bool {
    QuantityObject(value) != nil
      && value.members.contains {
        $0.value.kind == .number && RecipeKey(ofObject: $0.name) == .yield
      }
  }

  /// True for a list with objects.
  var isRows: Bool { value.elements.contains { $0.kind == .object } }

  /// True for a list of texts, all of which are sentences.
  var isListOfSentences: Bool {
    value.strings.map { !$0.isEmpty && $0.allSatisfy(SentenceText.isSentence) } ?? false
  }

  /// True for sentences under the numbers of steps: `{"1": "Light the coals.", "2": "Brown the meat."}`.
  var hasNumberedSteps: Bool {
    value.kind == .object && value.members.dropFirst().contains { _ in true }
      && value.members.allSatisfy { member in
        Int(member.name) != nil && member.value.string.map(SentenceText.isSentence) ?? false
      }
  }

  /// True for steps under a key that says that they are the last ones: "finishing", "assembly".
  var hasLastSteps: Bool {
    Self.lastParts.contains(FoldedText.words(KeyWords.words(of: name).utf8))
      && value.strings?.contains(where: SentenceText.isSentence) == true
      && ListShape(of: value) == .steps
  }

  private static let lastParts = Set(
    """
    finish,finishing,to finish,assembly,assembling,to assemble,fertigstellung,zusammensetzen,\
    fertigstellen,finition,finitions,montage,assemblage,montaje,acabado,finalización,finalização,\
    montagem,acabamento,assemblaggio,montaggio,finitura,afwerking,montering,färdigställande,\
    samling,kokoaminen,viimeistely,wykończenie,składanie,dokončení,összeállítás,befejezés,сборка,\
    складання,birleştirme,finalizare,asamblare,仕上げ,組み立て,收尾,마무리
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// True for a text of several sentences.
  var hasSentences: Bool {
    guard let text = value.string.map(HTMLText.plain), text.utf8.count <= 8_000 else {
      return false
    }
    let sentences = text.split { ".!。！".contains($0) }
      .count { $0.split(separator: " ").count > 2 || $0.utf8.count > 20 }
    return sentences > 1 && SentenceText.isSentence(text)
  }

  /// True for several sentences under a word for a recipe: "oppskrift", "resep".
  var isMethodOfRecipe: Bool {
    guard RecipeKey.isWordForRecipe(name), value.kind == .string,
      let text = value.string.map(HTMLText.plain), text.utf8.count <= 8_000
    else { return false }
    let sentences = text.split { ".!。！".contains($0) }
      .count { $0.split(separator: " ").count > 1 || $0.utf8.count > 20 }
    return sentences > 1 && SentenceText.isSentence(text)
  }

  /// True for a text under a name of directions, or a few words under one that may be that of a time,
  /// "elkészítés", which are no duration.
  var isNamedMethod: Bool {
    guard value.kind == .string, !value.isDuration,
      let text = value.string.map(HTMLText.plain)?.cleaned(.line), text.utf8.count <= 8_000,
      text.contains(where: \.isLetter), !text.contains("://")
    else { return false }
    if RecipeKey(name.utf8) == .directions { return true }
    // "payment_method" only ends with a word for directions.
    guard SectionKind(heading: KeyWords.words(of: name), isNested: true) == .directions else {
      return false
    }
    return RecipeKey(ofObject: name)?.isTime != true
      || RecipeDuration.minutes(in: text) == nil && text.split(separator: " ").count > 1
  }

  /// True for a key that ends with the code of a language: "steps_de".
  var namesLanguage: Bool {
    KeyWords.words(of: name).split(separator: " ").dropFirst().last.map { $0.count == 2 } ?? false
  }

  /// Keys of lists about a recipe, or about the page with it.
  private static let asides = Set(
    """
    reviews review comments comment feedback faq faqs questions related relatedrecipes similar \
    suggestions links images pictures photos videos video media gallery authors allergens labels \
    checklist checklists breadcrumbs seo history changelog resources params menu menus scripts dependencies story \
    highlights references footnotes scaling scalings scalefactors multipliers
    """.split(separator: " ").map(String.init))
}
