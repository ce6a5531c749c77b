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
    guard value.kind == .array else { return nil }
    return RecipeKey(ofObject: name + "s") == .directions ? .directions : nil
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

  /// True if the key says that the value is something else than ingredients or directions.
  ///
  /// A word for a title may also be one for a recipe, which an object is: "tarif", "receta"; so may
  /// "recipe", if the object has ingredients.
  var hasOtherMeaning: Bool {
    switch RecipeKey(ofObject: name) {
    case .ingredients, .ingredientGroups, .directions, .directionGroups: false
    case .title: !isContainer
    case .layout: value.kind != .object && !isRows && ListShape(of: value) != .steps
    case nil: Self.asides.contains(FoldedText.key(KeyWords.words(of: name).utf8))
    default: !value.hasIngredients
    }
  }

  /// True for a small number under a key that ends with a word for those who eat: "for_people", and
  /// says nothing of what each of them gets: "calories_per_serving".
  var isNumberOfServings: Bool {
    guard lastWord == .yield || isCountOfServings, let number = value.integer,
      (1...200).contains(number)
    else { return false }
    let words = FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ").dropLast()
    return !words.contains { word in
      Self.rates.contains(word) || ListShape.nutrientWords.contains(word)
        || AmountText.unit(String(word)) != nil
    }
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
    quantity,amount,batch,menge,quantité,cantidad,quantità,quantidade,hoeveelheid,mängd,mængde,\
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

  /// True for a time under a name that can be nothing else: "Zubereitungszeit", "temps de cuisson".
  var isExplicitTime: Bool {
    statesTime && RecipeKey(ofObject: name)?.isTime == true && !value.hasTimes
      && value.kind == .string && TimeKey.isExplicit(name)
  }

  /// True for an object with times under their names, or under names that the key completes:
  /// `{"time": {"preparation": 10}}`.
  var hasTimes: Bool {
    value.kind == .object
      && (value.hasTimes || value.members.contains { nameOfTime($0) != nil }
        || isNamedAsTimes && value.totalOfTimes != nil)
  }

  /// True for a key of times: "zeit", "tider", "timings".
  private var isNamedAsTimes: Bool {
    if RecipeKey(ofObject: name)?.isTime == true { return true }
    let words = FoldedText.words(KeyWords.words(of: name).utf8)
    return TimeKey.isExplicit(name) || Self.times.contains(words)
  }

  private static let times: Set<String> = Set(
    """
    times,timing,timings,durations,clock,schedule,zeiten,durées,temps,tiempos,tempi,tempos,tijden,\
    tider,ajat,czasy,časy,idők,времена,süreler,timpi
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// Returns the name of a time in the object, which its key completes: "czas przygotowania".
  func nameOfTime(_ member: JSONValue.Member) -> String? {
    guard TimeKey.isExplicit(name), TimeKey(member.name) == nil else { return nil }
    return ["\(name) \(member.name)", "\(member.name) \(name)"].first { TimeKey($0) != nil }
  }

  /// True for a list with objects.
  private var isRows: Bool { value.elements.contains { $0.kind == .object } }

  /// True for a list of texts, all of which are sentences.
  var isListOfSentences: Bool {
    value.strings.map { !$0.isEmpty && $0.allSatisfy(ListShape.isSentence) } ?? false
  }

  /// True for steps under a key that says that they are the last ones: "finishing", "assembly".
  var hasLastSteps: Bool {
    Self.lastParts.contains(FoldedText.words(KeyWords.words(of: name).utf8))
      && value.strings?.contains(where: ListShape.isSentence) == true
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
    return sentences > 1 && ListShape.isSentence(text)
  }

  /// True for a key that ends with the code of a language: "steps_de".
  var namesLanguage: Bool {
    KeyWords.words(of: name).split(separator: " ").dropFirst().last.map { $0.count == 2 } ?? false
  }

  /// True for one line of text that mentions a duration.
  var statesTime: Bool {
    value.string.map { $0.textLines.count == 1 && RecipeDuration.minutes(in: $0) != nil } ?? false
  }

  /// True for a short text that may be a title.
  var mayBeTitle: Bool {
    guard let text = value.string?.cleaned(.line), text.utf8.count <= 160,
      text.contains(where: \.isLetter), !text.hasSuffix("."),
      RecipeKey(ofObject: name) == nil || name.lowercased() == "recipe", !isClass
    else { return false }
    return !MachineText.isMachine(DocumentValue(name, text, line: 1))
      && !RecipeDuration.isStated(by: text) && !AmountText.isAmount(text)
  }

  /// True for the class of a recipe: "Type de plat".
  private var isClass: Bool {
    FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ")
      .contains(where: Self.classes.contains)
  }

  private static let classes: Set<Substring> = [
    "type", "typ", "tipo", "art", "category", "categorie", "categoria", "kategorie", "kategoria",
    "kategori", "genre", "kind", "class", "cuisine", "kuche", "cocina", "cucina", "difficulty",
    "difficulte", "dificultad", "level", "niveau", "status", "currency", "author", "user",
  ]

  /// Keys of lists about a recipe, or about the page with it.
  private static let asides = Set(
    """
    reviews review comments comment feedback faq faqs questions related relatedrecipes similar \
    suggestions links images pictures photos videos video media gallery authors allergens labels \
    breadcrumbs seo history changelog resources params menu menus scripts dependencies story \
    highlights references footnotes
    """.split(separator: " ").map(String.init))
}

extension JSONValue {
  /// True for an object with times under their names.
  var hasTimes: Bool {
    kind == .object
      && members.contains { [.prepTime, .cookTime, .waitTime].contains(TimeKey($0.name)?.key) }
  }

  /// The sum of the times of an object that has several, each with its unit, and nothing else.
  var totalOfTimes: JSONValue? {
    guard kind == .object else { return nil }
    var seconds = 0.0
    var count = 0
    for member in members where !member.value.isNull {
      guard member.value.isDuration, let text = member.value.timeText,
        let range = RecipeDuration.seconds(in: text)
      else { return nil }
      seconds += range.upperBound
      count += 1
    }
    guard count > 1, seconds > 0 else { return nil }
    var json = JSONWriter(isIndented: false)
    json.string(DurationText.text(ofSeconds: seconds))
    return (try? JSONDocument(parsing: json.bytes))?.root
  }

  /// True for an object with a text of several words, or one without spaces, which steps have.
  var hasSteps: Bool {
    members.allSatisfy { Int($0.name) != nil }
      || StepList.steps(of: self).contains { step in
        step.contains(" ") && !RecipeDuration.isStated(by: step)
          || step.unicodeScalars.contains { (0x3040...0xD7A3).contains($0.value) }
      }
  }

  /// True for an object with ingredients under their name.
  var hasIngredients: Bool {
    kind == .object && members.contains { RecipeKey(ofObject: $0.name) == .ingredients }
  }

  /// True for an object with a title, or another object with one, around one that has ingredients
  /// and no title.
  var wrapsRecipe: Bool {
    if hasTitle, members.count(where: { $0.value.leadsToRecipe }) == 1 { return true }
    return members.count { $0.value.onlyPart.hasIngredients && !$0.value.onlyPart.hasTitle } == 1
      && (hasTitle || members.contains { $0.value.hasTitle && !$0.value.hasIngredients })
  }

  /// The only element of a list if it has ingredients and steps, and any other value itself.
  fileprivate var onlyPart: JSONValue {
    guard kind == .array, let only = elements.first(where: { _ in true }),
      elements.dropFirst().first(where: { _ in true }) == nil, only.hasIngredients, only.hasSteps
    else { return self }
    return only
  }

  /// True for an object around nothing but another one, and so on, the last of which has two lists.
  private var leadsToRecipe: Bool {
    var value = self
    for _ in 0..<3 {
      guard value.kind == .object, let only = value.members.first,
        value.members.dropFirst().first == nil, only.value.kind == .object
      else { break }
      value = only.value
    }
    let lists = value.members.filter { $0.value.kind == .array }
    return value.bytes.startIndex != bytes.startIndex && !value.hasTitle
      && Set(lists.compactMap { ListShape(of: $0.value) }).count == 2
  }

  /// True for an object most of whose keys are nutrients.
  var isNutrition: Bool {
    let nutrients = members.count { member in
      FoldedText.words(KeyWords.words(of: member.name).utf8).split(separator: " ")
        .contains(where: ListShape.nutrientWords.contains)
    }
    return nutrients > 1 && nutrients * 2 > members.count
  }

  private var hasTitle: Bool {
    members.contains { $0.value.kind == .string && RecipeKey(ofObject: $0.name) == .title }
  }

  /// True for sentences, several lines, or a list of those, of objects or of short steps, which no
  /// time is, whatever durations they mention.
  var isProse: Bool {
    switch kind {
    case .string:
      let text = string ?? ""
      let lines = text.textLines.count { !$0.cleaned(.line).isEmpty }
      return lines > 1 || ListShape.isSentence(text)
    case .array:
      let areSeveral = elements.count > 1
      return elements.contains { $0.kind == .object || $0.isProse || areSeveral && $0.isShortStep }
    case .object, .number, .boolean, .null: return false
    }
  }

  /// True for several words without a number.
  private var isShortStep: Bool {
    string.map { $0.contains(" ") && !$0.contains(where: \.isNumber) } ?? false
  }

  /// True for a duration with its unit.
  var isDuration: Bool {
    guard kind != .array, let text = timeText, text.utf8.count <= 40,
      !ListShape.isSentence(text)
    else { return false }
    return RecipeDuration.isStated(by: text)
  }
}
