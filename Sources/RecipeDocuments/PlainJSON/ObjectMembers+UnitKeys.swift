import JSONSyntax
import RecipeCore
import Text

/// Units of time that are keys, of the numbers of an object or of one number.
extension ObjectMembers.List {
  /// The seconds of the unit that the key of an object names for its numbers:
  /// `"minutes": {"prep": 20, "cook": 50}`.
  private var unitOfMembers: Double? {
    guard value.kind == .object else { return nil }
    let words = FoldedText.words(KeyWords.words(of: name).utf8).split(separator: " ")
    return TimeKey(name)?.unit ?? words.last.flatMap(TimeKey.unit)
  }

  /// True for an object of nothing but times in the unit that its key names.
  var hasUnitOfMembers: Bool {
    unitOfMembers != nil && !value.isMeasureOfTime
      && value.members.allSatisfy { member in
        member.value.isNull
          || (RecipeKey(ofObject: member.name)?.isTime ?? true) && member.value.isBareTime
      }
  }

  /// The object with the unit behind each number, which its key names, or itself.
  var withUnits: ObjectMembers.List {
    guard hasUnitOfMembers, let unit = unitOfMembers else { return self }
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    for member in value.members {
      json.name(member.name)
      if let text = member.value.time(in: unit) {
        json.string(text)
      } else {
        json.raw(member.value.text)
      }
    }
    json.endObject()
    guard let document = try? JSONDocument(parsing: json.bytes) else { return self }
    return ObjectMembers.List(name: name, value: document.root)
  }

  /// True for a key that is a unit of time and nothing else: "mins".
  var isUnitOfTime: Bool {
    !isContainer && TimeKey.unit(FoldedText.words(KeyWords.words(of: name).utf8)) != nil
  }

  /// True for an object in which a number under a unit of time is that of the recipe: one of times, or one
  /// of facts, as its key or another fact in it shows.
  var mayHaveTotal: Bool {
    isOfTimes || RecipeKey(ofObject: name)?.isTime == true || isOverview
      || RecipeKey.isWordForRecipe(name)
      || Self.facts.contains(FoldedText.words(KeyWords.words(of: name).utf8))
      || value.members.contains { member in
        (RecipeKey(ofObject: member.name) != nil || Self.isFact(member))
          && !ObjectMembers.List(name: member.name, value: member.value).isUnitOfTime
      }
  }

  /// True for a short text or a number under the name of something that only a whole recipe has.
  private static func isFact(_ member: JSONValue.Member) -> Bool {
    guard let text = member.value.shortText, text.utf8.count <= 40 else { return false }
    return FoldedText.words(KeyWords.words(of: member.name).utf8).split(separator: " ")
      .contains { ratings.contains($0) || $0 == "kcal" }
  }

  /// The names of how hard a recipe is and of what it costs.
  private static let ratings = Set(
    """
    difficulty,level,skill,effort,cost,costs,price,budget,spiciness,calories,schwierigkeit,schwierigkeitsgrad,\
    niveau,aufwand,kosten,preis,kalorien,difficulté,coût,prix,dificultad,nivel,coste,precio,dificuldade,nível,\
    custo,difficoltà,costo,moeilijkheid,moeilijkheidsgraad,svårighetsgrad,sværhedsgrad,vanskelighetsgrad,\
    vaikeus,trudność,obtížnost,сложность,складність
    """.split(separator: ",").map { Substring(FoldedText.words($0.utf8)) })

  private static let facts = Set(
    """
    meta,metadata,info,infos,information,details,facts,data,stats,daten,angaben,informations,données,\
    información,datos,informações,dados,informazioni,dati,gegevens,uppgifter,oplysninger,opplysninger,\
    tiedot,dane,informacje,údaje,adatok,данные,инфо,дані,bilgi,bilgiler,date,podaci,信息,情報,정보
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// The paths of numbers in the object that are times, but of what is not known.
  var untoldTimes: [String] {
    guard value.kind == .object else { return [] }
    return value.members.filter { member in
      member.value.kind == .number
        && (hasUnitOfMembers
          || ObjectMembers.List(name: member.name, value: member.value).isUnitOfTime)
    }.map { "\(name).\($0.name)" }
  }
}

extension JSONValue {
  /// True for an object that is one time: `{"value": 20, "unit": "min"}`, `{"from": 10, "to": 15}`.
  fileprivate var isMeasureOfTime: Bool {
    NumberRange(self) != nil || timeText != nil && !hasTimes
  }

  /// True for a number, or a range of numbers.
  fileprivate var isBareTime: Bool { bareTime != nil }

  private var bareTime: BareTime? {
    kind == .number || kind == .string ? shortText.flatMap { BareTime($0) } : nil
  }

  /// Returns a number, or a range of numbers, as a time in a unit.
  fileprivate func time(in unit: Double) -> String? {
    guard let numbers = bareTime?.numbers, numbers.upperBound > 0, let text = shortText,
      let word = Self.unitWords[unit]
    else { return nil }
    return "\(text) \(word)"
  }

  private static let unitWords: [Double: String] = [1: "s", 60: "min", 3600: "h", 86_400: "d"]
}
