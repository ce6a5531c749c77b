import JSONSyntax
import Text

/// The content of a list that no name tells, judged by its elements.
enum ListShape: Hashable {
  /// Foods, most of them with amounts.
  case ingredients
  /// Sentences.
  case steps

  /// The maximum number of elements that are examined, and the maximum depth of lists in lists.
  private static let (sampleSize, depthLimit) = (40, 4)

  /// Judges a value, or returns `nil` if it is neither.
  init?(of json: JSONValue) {
    self.init(of: json, depth: 0)
  }

  private init?(of json: JSONValue, depth: Int) {
    guard depth < Self.depthLimit else { return nil }
    switch json.kind {
    case .string: self.init(text: json.string ?? "")
    case .array: self.init(elements: json.elements.prefix(Self.sampleSize), depth: depth)
    case .object: self.init(object: json, depth: depth)
    case .null, .boolean, .number: return nil
    }
  }

  /// Judges a text with several lines.
  private init?(text: String) {
    let lines = HTMLText.plain(text).textLines.map { $0.cleaned(.line) }.filter { !$0.isEmpty }
    guard lines.count > 1, let shape = Self.shape(ofLines: lines.prefix(Self.sampleSize)) else {
      return nil
    }
    self = shape
  }

  private init?(elements: some Collection<JSONValue>, depth: Int) {
    let texts = elements.compactMap(\.string)
    if texts.count * 2 > elements.count {
      guard let shape = Self.shape(ofLines: texts) else { return nil }
      self = shape
      return
    }
    let kinds = RowKinds(elements)
    let rows = elements.filter { element in
      (element.kind == .object || element.kind == .array) && kinds.kind(of: element) == .row
    }
    guard !rows.isEmpty else { return nil }
    let groups = rows.firstNonNil { row in
      row.members.firstNonNil { ListShape(group: $0.value, depth: depth) }
    }
    if let groups {
      self = groups
    } else if rows.allSatisfy(\.isNamedList) {
      // Neither ingredients nor steps are in the lists: [{"Season": ["summer"]}, {"Diet": ["vegan"]}]
      return nil
    } else if StepObjects(rows).areLikely {
      self = .steps
    } else if Self.areIngredients(rows) {
      self = .ingredients
    } else {
      return nil
    }
  }

  /// True for foods with amounts, unless they are what a food consists of: fat, protein.
  private static func areIngredients(_ rows: [JSONValue]) -> Bool {
    areMeasured(rows) || areKeyed(rows)
  }

  /// True for at least three objects with a food as the key each, which sizes and days may be as well:
  /// `[{"small": "500 g"}, {"large": "1 kg"}]`.
  private static func areKeyed(_ rows: [JSONValue]) -> Bool {
    rows.count > 2 && KeyedFoods(rows)?.haveUnits ?? false
  }

  /// True for a list whose keys alone may be foods, so none beside the ingredients.
  static func areOnlyKeyed(_ json: JSONValue) -> Bool {
    let rows = Array(json.elements.prefix(sampleSize))
    return json.kind == .array && areKeyed(rows) && !areMeasured(rows)
  }

  private static func areMeasured(_ rows: [JSONValue]) -> Bool {
    let objects = IngredientObjects(rows)
    guard objects.areLikely, rows.count > 1 && !objects.areReferences || objects.haveUnits else {
      return false
    }
    let nutrients = objects.entries.count { entry in
      guard case .line(let line) = entry else { return false }
      return FoldedText.words(line.utf8).split(separator: " ").contains(
        where: nutrientWords.contains)
    }
    return nutrients * 3 < objects.entries.count
  }

  /// The words of nutrition facts that are no foods.
  static let nutrientWords = Set(
    """
    protein proteins carbohydrate carbohydrates carbs fat fats saturated fiber fibre sodium \
    cholesterol calories calorie calorieen calorieën kcal kj energy potassium eiweiß kohlenhydrate ballaststoffe fett \
    brennwert protéines glucides lipides proteínas grasas carbohidratos proteine carboidrati grassi \
    eiwitten koolhydraten vetten białko węglowodany tłuszcz белки жиры углеводы \
    energie energia energi énergie kalorien kalorier kalorie calorias calorías kilokalorien калории \
    калорийность eiwit vet koolhydraat vezels proteïnen vetzuren proteína proteina proteinas gorduras \
    gordura grasa hidratos fibras fibra fibre kolhydrater fetter kulhydrater karbohydrater kostfiber \
    tłuszcze błonnik bílkoviny sacharidy tuky fehérje szénhidrát zsír kalori protein karbonhidrat \
    yağ lif enerji hiilihydraatit rasva proteiini kuitu калорій вуглеводи θερμίδες πρωτεΐνη λιπαρά
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })

  /// Judges a list in an element of a list.
  private init?(group: JSONValue, depth: Int) {
    guard group.kind == .array else {
      guard group.kind == .object, FoodMembers(group).areFoods else { return nil }
      self = .ingredients
      return
    }
    self.init(of: group, depth: depth + 1)
  }

  /// Judges `{"flour": "200 g"}`, `{"1": "Boil."}` and `{"Sauce": […]}`.
  private init?(object: JSONValue, depth: Int) {
    let members = Array(object.members.prefix(Self.sampleSize))
    guard members.count > 0 else { return nil }
    if members.allSatisfy({ Int($0.name) != nil }) || Self.areCounted(members.map(\.name)) {
      self.init(elements: members.map(\.value), depth: depth)
    } else if Self.areFoods(object, members) {
      self = .ingredients
    } else if members.allSatisfy({ $0.value.kind == .array }),
      let shape = Self.onlyShape(of: members.map(\.value), depth: depth)
    {
      self = shape
    } else {
      return nil
    }
  }

  /// Returns the shape of the lists that have one, or `nil` if they have two.
  private static func onlyShape(of lists: [JSONValue], depth: Int) -> ListShape? {
    let shapes = Set(lists.compactMap { ListShape(group: $0, depth: depth) })
    return shapes.count == 1 ? shapes.first : nil
  }

  /// True for at least two keys that are a word with a number: "step1", "step2".
  private static func areCounted(_ names: [String]) -> Bool {
    let stems = names.map { $0.prefix { !$0.isNumber } }
    return names.count > 1 && Set(stems).count == 1
      && zip(names, stems).allSatisfy { Int($0.dropFirst($1.count)) != nil }
  }

  /// True for foods with their amounts, or for groups of these.
  private static func areFoods(_ object: JSONValue, _ members: [JSONValue.Member]) -> Bool {
    if FoodMembers(object).areFoods { return members.count > 2 }
    return members.allSatisfy { $0.value.kind == .object && FoodMembers($0.value).areFoods }
  }

  private static func shape(ofLines lines: some Collection<String>) -> ListShape? {
    guard !lines.isEmpty else { return nil }
    if lines.count(where: { SentenceText.isSentence($0) || isShortSentence($0) }) * 5 >= lines.count
      * 3
    {
      return .steps
    }
    if areOrders(lines) { return .steps }
    let sentences = lines.count(where: SentenceText.isSentence)
    if sentences > 0, lines.count(where: isOneWord) + sentences == lines.count { return .steps }
    guard lines.count(where: isNutrient) * 2 < lines.count,
      lines.count(where: isScaled) * 2 < lines.count
    else { return nil }
    let amounts = lines.count {
      $0.utf8.count <= 160 && (AmountText.startsWithAmount($0) || AmountText.endsWithAmount($0))
    }
    return lines.count > 1 && amounts * 2 >= lines.count ? .ingredients : nil
  }

  /// True for a nutrition fact: an energy, or nothing but a nutrient and its amount, "Fat 5 g".
  private static func isNutrient(_ line: String) -> Bool {
    let words = FoldedText.words(line.utf8).split(separator: " ")
      .map { $0.drop(while: \.isNumber) }
      .filter { !$0.isEmpty }
    if words.contains(where: energyUnits.contains) { return true }
    var hasNutrient = false
    return words.allSatisfy { word in
      if nutrientWords.contains(word) { hasNutrient = true }
      return nutrientWords.contains(word) || AmountText.unit(String(word)) != nil
    } && hasNutrient
  }

  /// True for a factor before an amount of nothing: "0.5x 4 pcs", "2× 500 g".
  private static func isScaled(_ line: String) -> Bool {
    guard let mark = line.firstIndex(where: { "xX×".contains($0) }), mark > line.startIndex,
      AmountText.isNumber(String(line[..<mark]).cleaned(.line))
    else { return false }
    return AmountText.isAmount(String(line[line.index(after: mark)...]).cleaned(.line))
  }

  private static let energyUnits: Set<Substring> = ["kcal", "kj", "calories"]

  /// True for one word that ends as a sentence does.
  private static func isOneWord(_ text: String) -> Bool {
    let text = text.cleaned(.line)
    return text.hasSuffix(".") && text.first?.isUppercase == true
      && text.dropLast().allSatisfy(\.isLetter)
  }

  /// True for several lines, at least two thirds of which begin or end with a verb of cooks, and none with an amount.
  private static func areOrders(_ lines: some Collection<String>) -> Bool {
    let orders = lines.count { WorkVerb.isIn($0) && !mayBeFood($0) }
    return lines.count > 1 && orders * 3 >= lines.count * 2
      && lines.contains { $0.split(separator: " ").count > 2 }
      && !lines.contains(where: AmountText.startsWithAmount)
  }

  /// True for a first word that names foods and tools as well: "Brown rice", "Grill pan".
  private static func mayBeFood(_ line: String) -> Bool {
    let word = line.cleaned(.line).prefix { $0 != " " }
    return homographs.contains(FoldedText.words(word.utf8))
  }

  private static let homographs = Set(
    """
    brown brush cook cool cover crumble cut dip dress dust fry glaze grease grill ladle layer mash mix \
    plate press roast scoop season shake slice spoon steam store strain stuff taste toast top toss wash \
    whip whisk wrap
    """.split(separator: " ").map(String.init))

  /// True for two words that end as a sentence does, and are no amount.
  private static func isShortSentence(_ text: String) -> Bool {
    let text = text.cleaned(.line)
    return text.hasSuffix(".") && text.split(separator: " ").count == 2
      && !AmountText.startsWithAmount(text) && !text.contains(where: \.isNumber)
  }
}

extension JSONValue {
  /// True for an object with nothing but a list.
  fileprivate var isNamedList: Bool {
    guard kind == .object, let only = members.first, members.dropFirst().isEmpty else {
      return false
    }
    return only.value.kind == .array
  }
}
